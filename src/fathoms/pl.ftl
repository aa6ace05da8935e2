### Sam stół po polsku: to, co mówi się przy każdej grze.

## Początek, koniec i ciąg dalszy

table-title = { $game }: { $options }.
table-you = Grasz jako: { $seat }.
table-bot = Bot ({ $bot }) gra jako: { $seat }.
table-hot-seat = Dwie osoby grają przy jednym ekranie; przy zmianie gracza jest on zasłaniany.
table-sealed = Losowania są zapieczętowane: { $commitment }
table-help-hint = Wpisz ?, aby zobaczyć pomoc.
table-resumed = Rozgrywka toczy się dalej po { $count } { $count ->
    [one] odpowiedzi
   *[other] odpowiedziach
}.
table-stops = Tu rozgrywka zostaje przerwana.
table-saved = Jest zapisana w pliku { $file }. Aby grać dalej: fathoms play --resume { $file }
table-recorded = Zapis rozgrywki jest w pliku { $file }. Aby go przejrzeć: fathoms replay { $file }
table-save-failed = { $error } Rozgrywka toczy się dalej.
table-won = Wygrywasz.
table-lost = Przegrywasz.

## Pytania

table-waiting = Teraz odpowiada: { $seat }.
table-choose-one = Wpisz numer.
table-choose-exactly = Wpisz { $count } { $count ->
    [one] numer
    [few] numery
   *[many] numerów
}, na przykład { $example }.
table-choose-between = Wpisz od { $low } do { $high } numerów, na przykład { $example }.
table-choose-up-to = Wpisz najwyżej { $high } { $high ->
    [one] numer
    [few] numery
   *[many] numerów
}, na przykład { $example }, albo { $none }, by nie wybrać nic.
table-so-far = Do tej pory: { $steps }
table-chosen = Wybrane: { $steps }. Wybierz jeszcze { $count }.
table-preview = Oto, co się stanie:
table-preview-unknown = Co dalej, jeszcze nie wiadomo.
table-confirm = Enter: wykonaj. { $undo }: wybierz ponownie.
table-log = Co się wydarzyło:
table-log-empty = Nic się jeszcze nie wydarzyło.
table-confirm-on = Przed każdym nieodwracalnym krokiem pojawi się prośba o potwierdzenie.
table-confirm-off = Nieodwracalne kroki są wykonywane od razu.
table-language = Językiem jest teraz polski.
table-cover = Ekran jest zasłonięty. Teraz gra: { $seat }. Naciśnij Enter, gdy patrzy tylko { $seat }.
table-took-back = Odpowiedź cofa { $seat }.
table-option = { $number }: { $text }

## Zapis rozgrywki

replay-title = { $game }: { $options }. Odpowiedzi: { $count }; { $state }; widok: { $eyes }.
replay-finished = rozgrywka zakończona
replay-running = rozgrywka trwa
replay-everything = pełny
replay-spectator = widz
replay-take-back = Cofnięcie do odpowiedzi { $to }: { $seat }.
replay-resign = Poddaje się { $seat }.
replay-flag = Koniec czasu: { $seat }.
replay-taken-over = Miejsce przejęte: { $seat }.
replay-table = Stół po odpowiedzi { $count }:
replay-verified = Sprawdzono. Odpowiedzi: { $answers }, wszystkie się odtwarzają. Ziarno nie jest pokazane, więc samych losowań nie da się sprawdzić.
replay-verified-seed = Sprawdzono. Odpowiedzi: { $answers }, losowania: { $draws }; wszystkie wynikają z pokazanego ziarna. Zobowiązania nie było.
replay-verified-committed = Sprawdzono. Odpowiedzi: { $answers }, losowania: { $draws }; wszystkie wynikają z ziarna, do którego stół zobowiązał się na początku.

## Słowa, które można wpisać; pierwsze z nich pokazuje pomoc, a angielskie są zrozumiałe zawsze

table-keys-help = ?, pomoc
table-keys-table = s, stół, stol
table-keys-log = d, dziennik
table-keys-undo = b, cofnij, wstecz
table-keys-confirm = p, potwierdzaj
table-keys-language = j, język, jezyk
table-keys-quit = k, koniec
table-keys-yes = tak
table-help-answer = Odpowiedzią jest numer opcji albo jej słowa. Gdy wybiera się kilka rzeczy, wpisz kilka numerów.
table-help-explain = { $key } 3 objaśnia opcję 3; { $key } i nazwa objaśniają kartę, płytkę lub miejsce.
table-help-table = { $key }: jeszcze raz stół, z legendą
table-help-log = { $key }: wszystko, co się wydarzyło
table-help-undo = { $key }: cofnij ostatni krok, dopóki niczego nie pokazano ani nie dobrano i nie było rzutu
table-help-confirm = { $key }: włącz lub wyłącz potwierdzanie nieodwracalnych kroków
table-help-language = { $key } en: inny język ({ $languages })
table-help-quit = { $key }: wyjdź; rozgrywka zostaje zapisana

## Czego nie można

table-expected-number = Nierozpoznane: „{ $typed }”. Wpisz numer od { $low } do { $high }, słowa opcji albo ?, aby zobaczyć pomoc.
table-expected-numbers = Nierozpoznane: „{ $typed }”. Wpisz numery od { $low } do { $high }, słowa opcji albo ?, aby zobaczyć pomoc.
table-expected-something = Nic nie wpisano. Wpisz numer od { $low } do { $high }, słowa opcji albo ?, aby zobaczyć pomoc.
table-expected-confirm = Nierozpoznane: „{ $typed }”. Naciśnij Enter, aby to wykonać, albo wpisz { $undo }, aby wybrać ponownie.
table-expected-set = Tego nie można połączyć: { $steps }. Wybierz od nowa.
table-ambiguous = „{ $typed }” pasuje do kilku opcji: { $numbers }. Wpisz numer.
table-nothing-about = Brak objaśnienia do „{ $typed }”.
table-no-undo = Niczego nie można cofnąć: od ostatniej odpowiedzi coś pokazano lub dobrano, był rzut albo odpowiadał kto inny.
refused-not-now = Teraz nie jest to możliwe.
refused-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz.
refused-take-back = Tego nie można cofnąć.
refused-over = Rozgrywka jest zakończona.

## Błędy wiersza poleceń

error-fathoms-error = { $detail }
error-unknown-language = Nie ma języka „{ $came }”; dostępne: { $known }.
error-unknown-game = Nie ma gry „{ $came }”; dostępne: { $known }.{ $near-id ->
    [none] {""}
   *[other] {" "}Czy chodziło o „{ $near }”?
}
error-unknown-bot = Nie ma bota „{ $came }”; dostępne: { $known }.
error-unknown-option = { $game } nie ma opcji { $came }; dostępne: { $known }.{ $near-id ->
    [none] {""}
   *[other] {" "}Czy chodziło o { $near }?
}
error-option-value = { $option } nie może mieć wartości „{ $came }”; możliwe: { $known }.
error-option-alone = { $option } wymaga wartości; możliwe: { $known }.
error-options-together = Tych opcji nie można połączyć: { $options }.
error-cannot-save = Nie można zapisać pliku: { $detail }
error-file-exists = { $file }: taki plik już istnieje i nie zostanie nadpisany. Podaj inną nazwę.
error-resume-alone = --resume wznawia zapisaną rozgrywkę; obok może stać tylko --lang i --plain.
error-no-game = Brakuje nazwy gry; są: { $known }.
error-record-alone = { $file }: to zapis przebiegu gry, nie można go wznowić. Aby go przeczytać: fathoms replay { $file }
error-unreadable = { $file }: nie można odczytać pliku.
error-not-json = { $file }: plik jest uszkodzony: to nie jest JSON.
error-data-value = { $where }: oczekiwano { $expected }; jest: { $came }.
error-data-number = { $where }: oczekiwano liczby całkowitej od { $low } do { $high }; jest: { $came }.
error-data-choice = { $where }: oczekiwano jednej z wartości: { $known }; jest: { $came }.
error-data-key = { $where }: nieznany klucz { $came }; znane: { $known }.{ $near-id ->
    [none] {""}
   *[other] {" "}Czy chodziło o { $near }?
}
error-file-changed = { $file }: plik zmienił się w międzyczasie, być może w innym oknie. Ta rozgrywka nie jest w nim zapisywana.
error-in-file = { $file }: { $error }
error-overlay-folder = { $folder }: nakładka musi być folderem z niektórymi z tych plików: { $known }.
error-no-save = W folderze { $folder } nie ma rozgrywki, którą można by kontynuować.
error-bad-option = Nieprawidłowa opcja: { $detail }
error-unknown-action = Nie ma takiej akcji: { $detail }
error-illegal-action = Teraz nie jest to możliwe: { $detail }
error-not-your-view = Z tego miejsca przy stole nie wolno o to pytać: { $detail }
error-bad-data = Tych danych nie można użyć: { $detail }
error-bad-position = Tej pozycji nie można użyć: { $detail }
error-bad-record = Tego pliku nie można użyć: { $detail }
error-chance-error = Losowania się nie zgadzają: { $detail }
error-missing-peer = Brakuje silnika do porównania: { $detail }
