### Błędy, które czyta tylko ten, kto uruchamia polecenie: żadna strona ich nie pokazuje.

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

## Pliki i ustawienia

error-unwritable = { $path }: nie można zapisać pliku: { $why }
error-toml = { $path }: to nie jest TOML: { $error }
error-name-taken = { $path }: coś o tej nazwie już istnieje i nie zostanie nadpisane; podaj inną
error-language = nie ma języka '{ $came }'; dostępne: { $known }
expected-number-above-zero = liczba większa od 0
expected-number = liczba
expected-at-most = { $high } lub mniej
expected-at-least = { $low } lub więcej
error-save-changed = { $path }: plik zmienił się w międzyczasie, być może w innym oknie; ta rozgrywka nie jest w nim zapisywana
error-record-not-resumed = { $path }: to zapis przebiegu gry, nie można go wznowić; aby go przeczytać: fathoms replay { $path }
error-save-keys = zapisana rozgrywka ma klucze { $known }, a są: { $came }
error-save-format = oczekiwana jest zapisana rozgrywka w formacie { $form }, a jest: { $came }
error-save-chance = chance: powinno tu być { "{" }"fast": ziarno{ "}" } albo { "{" }"sealed": 64 cyfry szesnastkowe{ "}" }
error-save-seats = seats: powinna tu być tabela z tym, kto gra na którym miejscu, a jest: { $came }
error-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
error-origins = origins to adresy takie jak https://example.org, a nie '{ $came }'
error-setting-range = { $name } musi być od { $low } do { $high }, a nie { $came }
error-setting-unknown = { $where }: nie ma ustawienia '{ $name }'{ $hint }
error-workers-database = { $workers } { $workers ->
    [one] proces roboczy wymaga
    [few] procesy robocze wymagają
   *[many] procesów roboczych wymaga
} PostgreSQL, bo w SQLite pisze tylko jeden: --database postgresql://… albo --workers 1
