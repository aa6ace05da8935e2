### Błędy biblioteki, jej poleceń i serwera: czego oczekiwano, a co było.

## Co może powiedzieć każdy z nich

error-unreadable = { $path }: nie można odczytać pliku: { $why }
error-at = { $place }: { $error }
error-must-be = { $where }: powinno tu być: { $expected }, a jest: { $came }
error-not-together = tego nie można połączyć: { $options }
error-choice = { $name } nie może mieć wartości { $came }; możliwe: { $known }
error-value-unfit = { $name } ma nieodpowiednią wartość
thing-nothing = nic
error-toml-unreadable = { $place }: to nie jest TOML, który da się odczytać
error-toml-at = { $place }:{ $at }: to nie jest TOML, w kolumnie { $column }
error-toml-twice = { $place }:{ $at }: to już jest, drugi raz być nie może
hint-near = ; czy chodziło o '{ $near }'?
hint-known = ; znane: { $known }
thing-position = pozycja
error-some-of = { $where }: mogą tu być tylko { $known }, a jest: { $came }{ $hint }
error-key-means-nothing = { $where }: ten klucz nic tu nie znaczy{ $hint }
error-not-table = { $where }: powinna tu być tabela, a jest: { $came }
error-one-of-or-near = { $where }: powinna tu być jedna z wartości: { $known }, a jest: { $came }{ $hint }
error-json-unreadable = { $path }: to nie jest JSON, który da się odczytać
error-json-at = { $path }:{ $line }: to nie jest JSON, w kolumnie { $column }
error-one-of = { $where }: powinien tu być jeden z kluczy: { $known }, a jest: { $came }
error-itself = { $error }
error-unwritable = { $path }: nie można zapisać pliku: { $why }
error-toml = { $path }: to nie jest TOML: { $error }
error-letters = są tu znaki, których nie da się pokazać: { $came }
error-two-together = { $one } i { $other } nie można podać razem
error-name-taken = { $path }: coś o tej nazwie już istnieje i nie zostanie nadpisane; podaj inną
error-language = nie ma języka '{ $came }'; dostępne: { $known }

## Czego oczekiwano

expected-number-above-zero = liczba większa od 0
expected-number = liczba
expected-whole-number = liczba całkowita
expected-at-most = { $high } lub mniej
expected-at-least = { $low } lub więcej
expected-texts = lista od { $low } do { $high } { $high ->
    [one] tekstu
    [few] tekstów
   *[many] tekstów
}
expected-title = tabela z kluczami { $known } i tekstami o długości od 1 do 60 liter, na przykład { "{" } en = "Ink Jet" { "}" }
expected-text = tekst
expected-whole-number-between = liczba całkowita od { $low } do { $high }
expected-one-of = jedna z wartości { $known }
expected-name-of = jedna z nazw typu { $kind }
expected-flag = true albo false
expected-hex = 64 cyfry szesnastkowe
expected-script = lista liczb całkowitych, a w bounds lista tej samej długości
expected-fast-words = cztery liczby całkowite mniejsze niż 2**32
expected-some-chance = ten klucz albo zamiast niego sealed lub scripted
expected-names = lista złożona z najwyżej { $most } { $most ->
    [one] nazwy
    [few] nazw
   *[many] nazw
}
expected-list = lista
expected-table = tabela
expected-left-out = nic (ten klucz trzeba pominąć)
expected-verb-amount = lista kroków, w której przy { $verb } stoi liczba od { $low } do { $high }
expected-value = { $value }

## Dlaczego nie można czegoś użyć

reason-address-taken = nasłuchuje tam inny program
reason-is-folder = to jest folder
reason-link-loop = to dowiązanie, które prowadzi do siebie samego
reason-not-utf8 = to nie jest tekst w UTF-8
reason-folder-is-file = zamiast jego folderu jest plik
reason-name-too-long = nazwa jest za długa
reason-system = system podaje: { $error }
reason-no-space = zabrakło miejsca
reason-no-such-file = nie ma takiego pliku ani folderu
reason-not-allowed = brak uprawnień
reason-no-such-address = ta maszyna nie ma takiego adresu
reason-no-server = nie odpowiada tam żaden serwer
reason-wrong-password = użytkownik lub hasło się nie zgadza
reason-no-such-database = nie ma bazy danych o tej nazwie
reason-not-sqlite = ten plik nie jest bazą SQLite

## Gry, miejsca i akcje

error-action-id = id akcji musi być jednym z { $count } id tej gry, a jest: { $number }
error-action-type = akcja to Action, tekst albo tabela z kluczem kind, a jest: { $action }
error-action-kind-unknown = nie ma akcji rodzaju '{ $kind }'{ $hint }
error-action-text-unknown = żadna akcja nie brzmi '{ $text }'{ $hint }
error-action-fields = nie ma akcji '{ $kind }' z polami { $fields }; oczekiwane: { $expected }
error-seat-number = numer miejsca to { $known } albo -1 (widz), a jest: { $seat }
error-not-your-view = teraz odpowiada miejsce { $mover }; widok z miejsca { $seat } nie zna jego opcji
error-over-no-answer = rozgrywka jest zakończona: nie można już odpowiadać
error-over-no-question = rozgrywka jest zakończona: nie ma już pytań
error-illegal-answer = wśród opcji nie ma takiej: { $came } (odpowiada: { $seat }, pytanie: '{ $asked }')
error-not-an-option = teraz nie ma takiej opcji: { $text }
error-game-setting-unknown = nie ma opcji '{ $name }'; dostępne: { $known }
error-game-unknown = nie ma gry '{ $name }'; dostępne: { $known }{ $hint }
error-draft-ends = szkic kończy się tam, gdzie decyduje los, coś ukrytego albo inne miejsce przy stole

## Losowość

error-seed-sealed-length = zapieczętowane ziarno ma 32 bajty, a to ma ich { $count }
error-seed-range = ziarno to liczba całkowita od 0 do 2**62 - 1, a jest: { $seed }
error-view-has-no-chance = widok nie ma losowości: najpierw wywołaj resample
error-script-bound = losowanie { $counter } ma granicę { $bound }, a w scenariuszu { $scripted }
error-script-value = losowanie { $counter } musi dać liczbę od 0 do { $most }, a w scenariuszu jest { $value }
error-script-ended = scenariusz losowań skończył się po { $counter } { $counter ->
    [one] losowaniu
    [few] losowaniach
   *[many] losowaniach
}, a potrzebne było jeszcze jedno, o granicy { $bound }
error-script-left = scenariusz ma { $count } { $count ->
    [one] losowanie
    [few] losowania
   *[many] losowań
}, a wykorzystano tylko { $counter }
error-script-bounds-count = { $values } { $values ->
    [one] wartość
    [few] wartości
   *[many] wartości
} i { $bounds } { $bounds ->
    [one] granica
    [few] granice
   *[many] granic
}: scenariusz losowań wymaga jednej granicy dla każdej wartości

## Dane gry

error-overlay-type = nakładka to folder albo tabela plików, a jest: { $came }
error-overlay-file-unknown = nakładka '{ $name }': pliki danych to { $known }
error-data-entry-missing = sekcja '{ $section }' musi mieć wpis '{ $name }', a ma: { $known }
error-data-file-unknown = { $path }: żaden plik danych nie ma tej nazwy; są: { $known }{ $hint }
error-data-entry-not-table = { $place }: każdy wpis w { $section } musi być tabelą z kluczem id, a jest: { $came }
error-data-entry-unknown = { $place }: { $section } nie ma '{ $name }'; są: { $known }
error-data-section-not-list = { $place }: { $section }: powinna tu być lista tabel, a jest: { $came }
error-data-entry-twice = { $place }: { $section } '{ $identity }' występuje dwa razy
error-overlay-entry-not-table = { $place }: { $section } '{ $identity }': powinna tu być tabela, a jest: { $came }
error-data-source-without-value = { $place }: { $section } '{ $name }': podano źródło dla '{ $key }', a nie ma tu takiej wartości
error-data-source-unknown = { $place }: { $section } '{ $name }': source musi mieć jedną z wartości: { $known }, a jest: { $came }
error-overlay-empty = { $root }: nie ma tu żadnego pliku danych; nakładka może mieć: { $known }
error-overlay-not-folder = { $root }: nakładka musi być folderem z niektórymi z tych plików: { $known }
error-data-key-unknown = { $where }: nieznany klucz '{ $key }'{ $hint }
error-data-section-unknown = { $where }: nieznana sekcja '{ $section }'{ $hint }

## Stany i pozycje

error-state-short = stan wymaga co najmniej { $least } { $least ->
    [one] bajta
    [few] bajtów
   *[many] bajtów
}, a tu jest ich { $count }
error-state-chance = nie można odczytać losowości na końcu bajtów stanu ({ $rest } { $rest ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}, źródło: { $source })
error-frame-not-table = { $where }: powinna tu być tabela z kluczem "question" albo "run", a jest: { $came }
error-frames-too-many = { $where }: otwartych wpisów question i run może być najwyżej { $depth }
error-frame-unknown = { $where }: { $sort } nie może mieć nazwy { $came }; możliwe: { $known }
error-frame-seat = { $where }: seat musi mieć jedną z wartości: { $known }, a jest: { $came }
error-frame-field-missing = { $where }: '{ $frame }' musi mieć pole '{ $name }'
error-frame-field-unknown = { $where }: '{ $name }' nie ma pola '{ $key }'; są: { $known }
error-frame-stands-wrong = { $where }: { $sort } '{ $name }' musi następować po jednym z wpisów { $on }, a następuje po: { $stands }
error-asked-unfit = asked: otwarte pytania nie pasują do stołu
error-asked-leads-wrong = asked: otwarte pytania nie pasują do stołu ({ $wrong })
error-asked-unanswerable = asked: na to pytanie nie ma w tej pozycji odpowiedzi
error-position-other-data = data: tę pozycję zapisano przy innych danych ({ $came }, a tutaj { $digest })
error-position-is-view = seat: to widok z jednego miejsca, a nie pozycja; pozycję utworzy z niego resample
error-position-impossible = taka pozycja jest niemożliwa: { $wrong }

## Zapisy i zachowane rozgrywki

error-save-changed = { $path }: plik zmienił się w międzyczasie, być może w innym oknie; ta rozgrywka nie jest w nim zapisywana
error-record-not-resumed = { $path }: to zapis przebiegu gry, nie można go wznowić; aby go przeczytać: fathoms replay { $path }
error-after-answers = po { $count } { $count ->
    [one] odpowiedzi
    [few] odpowiedziach
   *[many] odpowiedziach
}: { $error }
thing-answer = odpowiedź { $n }
error-answer-not-replayed = nie można odtworzyć odpowiedzi { $n } ('{ $action }'): { $error }
error-draw-not-of-seed = losowanie { $count } ({ $what }) nie wynika z ziarna
error-draw-not-of-kept-seed = losowanie { $draw } nie wynika z zachowanego ziarna
error-seat-not-to-move = odpowiada miejsce { $mover }, a nie miejsce { $seat }
error-take-back-range = take_back cofa do liczby odpowiedzi od { $least } do { $answers }, a jest: { $to }
error-over-after-answer = po odpowiedzi { $to } gra jest już skończona; graj dalej od wcześniejszej
error-kept-seed-commitment = zachowane ziarno nie pasuje do zobowiązania sprzed pierwszego losowania
error-record-answer-range = zapis ma { $count } { $count ->
    [one] odpowiedź
    [few] odpowiedzi
   *[many] odpowiedzi
}; { $to } nie mieści się w zakresie od 0 do { $count }
error-record-other-data = zapis powstał przy innych danych ({ $data }); wczytane są { $digest }
error-record-other-rules = zapis powstał przy wersji zasad { $came }; zainstalowana jest { $rules }
error-seed-commitment = ziarno nie pasuje do zobowiązania sprzed pierwszego losowania
thing-setup = przygotowanie gry
error-setup-not-replayed = nie można odtworzyć przygotowania gry: { $error }
error-record-other-game = to zapis gry '{ $game }', a nie '{ $name }'
error-record-seat-count = { $game } ma { $count } { $count ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
}, a zapis { $came }
error-record-key-unknown = zapis nie ma klucza '{ $key }'; są: { $known }
error-record-type = zapis to tabela z "fathoms": "record", a jest: { $came }
error-record-format = oczekiwany jest zapis w formacie { $form }, a jest: { $came }
error-record-begun = begun mówi, od ilu odpowiedzi zaczyna się zapis: { $came } się nie zgadza, { $first ->
    [one] jest tam { $first }
    [few] są tam { $first }
   *[many] jest ich tam { $first }
}
error-record-nonces = nonces to lista tekstów o długości do { $most } { $most ->
    [one] znaku
    [few] znaków
   *[many] znaków
}, a jest: { $came }
error-record-seats = seats: powinna tu być lista nazw, a jest: { $came }
error-record-hex = { $key }: powinny tu być 64 cyfry szesnastkowe, a jest: { $came }
error-draw-shape = { $where }: losowanie to [granica, wartość], a jest: { $came }
error-draw-range = { $where }: w losowaniu musi być 0 <= wartość < granica, a jest: { $came }
error-record-entry-seat = { $where }: numer miejsca to liczba od 0 do { $most }, a jest: { $came }
error-record-entry-action = { $where }: odpowiedź to akcja zapisana jako tekst, a jest: { $came }
error-record-entry-chance = { $where }: chance to lista par [granica, wartość], a jest: { $came }
error-record-entry-take-back = { $where }: take_back cofa do liczby odpowiedzi od { $least } do { $count }, a jest: { $came }
error-record-entry-key-unknown = { $where }: { $kind } nie ma klucza '{ $key }'; są: { $known }
error-record-entry-range = zapis ma { $count } { $count ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}; { $n } nie mieści się w zakresie od 0 do { $count }
error-save-keys = zapisana rozgrywka ma klucze { $known }, a są: { $came }
error-save-format = oczekiwana jest zapisana rozgrywka w formacie { $form }, a jest: { $came }
error-save-chance = chance: powinno tu być { "{" }"fast": ziarno{ "}" } albo { "{" }"sealed": 64 cyfry szesnastkowe{ "}" }
error-save-seats = seats: powinna tu być tabela z tym, kto gra na którym miejscu, a jest: { $came }

## Boty i pojedynki

error-bot-answer-illegal = { $bot }: odpowiedzi { $came } nie ma wśród dozwolonych
error-bot-stuck = { $bot }: { $verb } nie kończy pracy
error-bot-raised = { $bot }: w { $verb } wystąpił błąd { $error }{ $where }
error-bot-overran = { $bot }: decyzja zajęła { $seconds } s procesora, a zegar daje { $clock } s
error-bot-unknown = nie ma bota '{ $name }'; dostępne: { $known } oraz klasy w plikach: path/to/file.py:Name{ $hint }
error-bot-package-broken = bota '{ $name }' z innego pakietu nie da się wczytać z { $value }: { $error }
error-bot-file-broken = { $path }: tego pliku nie da się uruchomić: { $error }
error-bot-class-unknown = { $path }: nie ma klasy '{ $name }'{ $hint }
error-bot-not-made = nie da się utworzyć bota { $spec }: { $error }
error-bot-incomplete = { $spec } to nie bot: brakuje { $missing }; bot ma { $known }
error-bot-class-missing = { $spec }: obok pliku z botami trzeba podać klasę, tak: path/to/file.py:Name
error-bot-seconds = { $spec }: seconds musi być liczbą większą od 0
error-arena-bots = --bots: trzeba podać dwa boty oddzielone przecinkiem, a jest: '{ $came }'
error-arena-sprt = --sprt: trzeba podać dwie różnice Elo, najpierw mniejszą, na przykład 0,35; a jest: '{ $came }'
error-ladder-levels = --levels: trzeba podać co najmniej dwa różne boty oddzielone przecinkami, a jest: '{ $came }'
error-open-spiel-missing = do porównania potrzebny jest OpenSpiel: pip install fathoms[lab]
error-process-ended = proces, w którym toczyły się rozgrywki, został przerwany z zewnątrz; spróbuj ponownie lub z --jobs 1
error-results-other-contest = { $path }: to wyniki innego pojedynku: { $key } miało wartość { $came }, a teraz ma { $wanted }; podaj inny plik
error-results-foreign = { $path }: to nie jest plik wyników areny, więc nie zostanie nadpisany
error-results-order = { $path }:{ $line }: to nie jest kolejna gra

## Wiersz poleceń

error-package-missing = brakuje pakietu { $name }; pip install 'fathoms[server]' zainstaluje wszystko, czego potrzebuje serwer
error-resume-alone = --resume wznawia zapisaną rozgrywkę; obok mogą stać tylko --lang i --plain
error-nothing-to-resume = w folderze { $home } nie ma rozgrywki, którą można by kontynuować
error-seats-who = seats: trzeba podać, kto gra na miejscach { $known }, i na co najmniej jednym z nich musi być { $person }
error-game-missing = brakuje nazwy gry; są: { $known }
error-game-option-unknown = { $game } nie ma opcji { $name }; dostępne: { $known }{ $hint }
error-option-needs-one-of = { $name } wymaga wartości; możliwe: { $known }
error-option-takes-no-value = { $name } nie przyjmuje wartości
error-command-unknown = nie ma polecenia '{ $name }'; dostępne: { $known }{ $hint }
error-option-unknown = nie ma opcji { $name }{ $hint }
error-command-line = nie można odczytać tego wiersza poleceń: { $error }
error-argument-too-many = to jest zbędne: { $came }
error-argument-missing = brakuje: { $name }
error-option-needs-value = { $name } wymaga wartości

## Baza danych

error-database-faults = { $name }: znalezione błędy: { $count }
error-copy-failed = { $name }: kopia się nie udała: { $error }
error-database-without-tables = { $name }: nie ma w niej stołów Fathoms
fault-loose-row = wiersz w '{ $name }' nie należy do żadnego stołu
fault-step-order = stół { $table }: po { $count } { $count ->
    [one] wpisie
    [few] wpisach
   *[many] wpisach
} jego zapisu następuje krok o numerze { $number }
fault-no-beginning = stół { $table }: ma kroki, ale jego zapis nie ma początku
fault-length = stół { $table }: jego zapis ma { $count } { $count ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}, a podana długość to { $length }
fault-step-entries = stół { $table }: krok { $number } nie zawiera { $count } { $count ->
    [one] wpisu
    [few] wpisów
   *[many] wpisów
}, choć powinien
fault-not-json = stół { $table }: to, co o nim zapisano, nie jest JSON-em
fault-table = stół { $table }: { $error }
fault-file-damaged = plik jest uszkodzony: { $error }
error-database-setting-unknown = adres URL PostgreSQL nie ma ustawienia '{ $key }'; ma: { $known }
error-database-scheme = baza danych to sqlite:///FILE lub postgresql://USER@HOST/NAME, a nie { $came }
error-database-sqlite-file = baza SQLite to plik: sqlite:///FILE albo, od katalogu głównego, sqlite:////FILE
error-database-url = tego adresu URL { $scheme } nie da się odczytać
error-database-missing = { $path }: nie ma tu bazy danych; utworzy ją `fathoms db upgrade`
error-database-later = { $name }: tę bazę zaktualizowała nowsza wersja Fathoms; zainstaluj ją
error-database-old = { $name }: baza danych jest nieaktualna; naprawi to `fathoms db upgrade`
error-not-kept = baza danych tego nie zapisała: { $why }
error-database-closed = baza danych jest zamknięta
error-table-gone = nie ma stołu '{ $table }'

## Serwer

error-unforeseen = coś się tu nie powiodło i nic się nie zmieniło
error-no-such-table = nie ma takiego stołu
error-nothing-here = pod tym adresem nic nie ma
error-method = pod tym adresem nie można zrobić { $method }
error-brought-too-long = zapis może tu mieć najwyżej { $most } { $most ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}, a ma { $came }
error-brought-without-seed = zapis ze zobowiązaniem musi mieć ziarno, które pokazuje, że go dotrzymano
error-brought-unfinished = przynieść tu można tylko zakończoną grę
error-brought-data = danych tego zapisu nie da się odczytać
error-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
error-origins = origins to adresy takie jak https://example.org, a nie '{ $came }'
error-setting-range = { $name } musi być od { $low } do { $high }, a nie { $came }
error-setting-unknown = { $where }: nie ma ustawienia '{ $name }'{ $hint }
error-workers-database = { $workers } { $workers ->
    [one] proces roboczy wymaga
    [few] procesy robocze wymagają
   *[many] procesów roboczych wymaga
} PostgreSQL, bo w SQLite pisze tylko jeden: --database postgresql://… albo --workers 1
error-begun = gra się zaczęła; poddaj się przy stole
error-seat-taken = to miejsce nie jest wolne; wolne: { $known }
error-table-changed = stół się tymczasem zmienił; spójrz jeszcze raz
error-table-closed = ten stół nie jest już otwarty
error-not-seated = nie siedzisz przy tym stole
error-no-watching = temu stołowi nie wolno się przyglądać
error-game-gone = gra '{ $name }' nie jest tu już zainstalowana
error-token = ten żeton nie należy tu do żadnego miejsca
error-body-long = treść może mieć najwyżej { $most } { $most ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}
error-body-not-json = treść musi być w formacie JSON: content-type application/json
error-foreign-page = strona spod innego adresu nie może tego zrobić
error-database-away = baza danych jest teraz niedostępna; spróbuj za chwilę jeszcze raz
error-database-unconfirmed = baza danych tego nie potwierdziła; sprawdź, czy zostało to zrobione
error-body-other = tej treści nie da się odczytać: nie jest tym, o co tu chodzi
error-body-field-unknown = tej treści nie da się odczytać: nie ma pola { $field }
error-body-field-unfit = tej treści nie da się odczytać: { $field } ma niepasującą wartość
error-body-field-missing = tej treści nie da się odczytać: brakuje pola { $field }
error-body-field-low = tej treści nie da się odczytać: { $field } musi wynosić co najmniej { $least }
error-body-field-high = tej treści nie da się odczytać: { $field } może wynosić najwyżej { $most }
error-too-often = to za często; poczekaj chwilę
error-kept-unplayable = tego, co zachowano z tej gry, nie da się rozegrać ponownie
error-play-on-unfinished = grać dalej można tylko od chwili z zakończonej gry
error-play-on-other-rules = tamtą grę rozegrano według innych zasad albo innymi kartami niż obecne tutaj, więc nie da się grać od niej dalej
error-play-on-other-game = to była gra '{ $game }', nie da się od niej grać dalej w '{ $came }'
error-play-on-option = { $name } w tamtej grze to { $value } i tak zostaje, gdy gra się dalej
error-hello = hello służy do gniazda; tutaj żeton przychodzi z każdym żądaniem
error-own-view = w trwającej grze widać tylko to, co widać z własnego miejsca
error-seat-unknown = seat musi być jednym z: { $known }
error-course-running = przebieg jest pokazywany po zakończeniu gry
error-record-running = zapis jest pokazywany po zakończeniu gry
error-too-many-games = tych gier jest za dużo; poczekaj chwilę
error-too-many-tables = tych stołów jest za dużo; poczekaj chwilę
error-not-begun = ta gra się jeszcze nie zaczęła
