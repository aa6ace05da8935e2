### Co mówi tylko stół tekstowy, w terminalu.

## Początek, koniec i ciąg dalszy

table-title = { $game }: { $options }.
table-you = Grasz jako: { $seat }.
table-bot = Bot ({ $bot }) gra jako: { $seat }.
table-hot-seat = Liczba osób przy tym ekranie: { $count }. Ekran jest zasłaniany, gdy następna osoba nie może widzieć wszystkiego.
table-sealed = Losowania są zapieczętowane: { $commitment }
table-help-hint = Wpisz ?, aby zobaczyć pomoc.
table-resumed = Rozgrywka toczy się dalej po { $count } { $count ->
    [one] odpowiedzi
   *[other] odpowiedziach
}.
table-stops = Tu rozgrywka zostaje przerwana.
table-saved = Jest zapisana w pliku { $file }. Aby grać dalej: fathoms play --resume { $file }
table-recorded = Zapis rozgrywki jest w pliku { $file }. Aby go przejrzeć: fathoms replay { $file }
table-save-failed = { $error }. Rozgrywka toczy się dalej.

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
table-choose-again = Ten sam numer może się powtarzać.
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
table-option = { $number }: { $text }

## Zapis rozgrywki

replay-title = { $game }: { $options }. Odpowiedzi: { $count }; { $state }; widok: { $eyes }.
replay-finished = rozgrywka zakończona
replay-running = rozgrywka trwa
replay-everything = pełny
replay-spectator = widz
replay-take-back = Cofnięcie do odpowiedzi { $to }: { $seat }.
replay-table = Stół po odpowiedzi { $count }:
replay-verified = Sprawdzono. Odpowiedzi: { $answers }, wszystkie się odtwarzają. Ziarno nie jest pokazane, więc samych losowań nie da się sprawdzić.
replay-verified-seed = Sprawdzono. Odpowiedzi: { $answers }, losowania: { $draws }; wszystkie wynikają z pokazanego ziarna. Zobowiązania nie było.
replay-verified-committed = Sprawdzono. Odpowiedzi: { $answers }, losowania: { $draws }; wszystkie wynikają z ziarna, do którego stół zobowiązał się na początku.
replay-verified-begun = Gra toczyła się dalej od chwili z innej gry. Odpowiedzi stamtąd: { $begun }; ich losowania się tu nie liczą.

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
table-help-explain = { $key } 3 objaśnia opcję 3; { $key } i nazwa objaśniają kartę, element gry lub miejsce.
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
