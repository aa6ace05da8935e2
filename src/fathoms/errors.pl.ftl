### Błędy biblioteki: czego oczekiwano, a co było.

## Co może powiedzieć każdy z nich

error-unreadable = { $path }: nie można odczytać pliku: { $why }
error-at = { $place }: { $error }
error-must-be = { $where }: powinno tu być: { $expected }, a jest: { $came }
thing-nothing = nic
error-toml-unreadable = { $place }: to nie jest TOML, który da się odczytać
error-toml-at = { $place }:{ $at }: to nie jest TOML, w kolumnie { $column }
error-toml-twice = { $place }:{ $at }: to już jest, drugi raz być nie może
thing-position = pozycja
error-some-of = { $where }: mogą tu być tylko { $known }, a jest: { $came }{ $hint }
error-key-means-nothing = { $where }: ten klucz nic tu nie znaczy{ $hint }
error-not-table = { $where }: powinna tu być tabela, a jest: { $came }
error-one-of-or-near = { $where }: powinna tu być jedna z wartości: { $known }, a jest: { $came }{ $hint }
error-json-unreadable = { $path }: to nie jest JSON, który da się odczytać
error-json-at = { $path }:{ $line }: to nie jest JSON, w kolumnie { $column }
error-one-of = { $where }: powinien tu być jeden z kluczy: { $known }, a jest: { $came }

## Czego oczekiwano

expected-whole-number = liczba całkowita
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
error-kept-seed-commitment = zachowane ziarno nie pasuje do zobowiązania sprzed pierwszego losowania
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
