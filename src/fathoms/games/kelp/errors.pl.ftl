### Błędy gry Kelp: czego oczekiwano, a co było.

## Dane

kelp-expected-eat-cost = 0 (karta zjadania nie ma kosztu)
kelp-expected-eat-steps = ['eat 1'] dla karty zjadania i tylko dla niej
kelp-expected-steps = lista kroków: w każdym czasownik i liczba; czasowniki to { $known }
kelp-error-starting-blocks = blocks.toml: płytek na planszy na początku gry musi być łącznie 9, a jest ich { $placed }
kelp-error-boards-differ = night.toml: obie plansze muszą mieć te same pola z tymi samymi końcami, w tej samej kolejności
kelp-error-start-hand = octopus.toml: karty w startowej ręce: { $start-hand }; kart z where = "hand" może być najwyżej tyle samo (jest ich { $in-hand }), a kart startowych musi starczyć na resztę (jest ich { $in-deck })
kelp-error-octopus-cards = octopus.toml: kart ośmiornicy może być najwyżej 40, a jest ich { $total }
kelp-error-eat-cards-missing = octopus.toml: brakuje kart zjadania: { $known }
kelp-expected-one-or-two-of = jedna wartość lub dwie różne spośród { $known }
kelp-error-shark-copies = shark.toml: kopii '{ $name }' może być najwyżej 4, a jest ich { $copies }
kelp-error-shark-row = shark.toml: rząd wymaga { $row } { $row ->
    [one] karty
    [few] kart
   *[many] kart
} rekina, a jest ich { $total }
kelp-expected-one-step-of = lista kroków z najwyżej jednym spośród { $known }
kelp-expected-after-learn = lista kroków, w której { $known } następują po learn bez innego kroku pomiędzy
kelp-expected-two-junctions = dwa różne skrzyżowania
kelp-expected-two-of = dwie różne wartości spośród { $known }
kelp-expected-colour-letters = najwyżej cztery litery spośród B, Y i R
kelp-expected-no-swap-beside-shuffle = lista kroków bez swap obok shuffle_centre (zamiana miejsc mogłaby przenieść potrzebne mu ukryte płytki)
kelp-expected-no-draw-beside-learn = lista kroków bez may_draw i may_trash obok learn (mogłyby zabrać to, co zyskano)
kelp-error-space-count = { $name }.toml: plansza ma 16 pól, a tu jest ich { $count }
kelp-error-den-count = { $name }.toml: plansza ma cztery kryjówki, a tu jest ich { $count }
kelp-error-junction-ends = { $name }.toml: skrzyżowanie '{ $junction }' musi łączyć od 2 do { $most } końców, a łączy ich { $count }
kelp-error-den-unknown = { $place }: plansza ma cztery kryjówki i każda jest jednym z pól; '{ $name }' tu nie pasuje
kelp-error-eat-name = { $place }: karta zjadania nazywa się tak jak jej pokarm ({ $food }), a nie '{ $name }'
kelp-error-octopus-kinds = { $place }: różnych kart ośmiornicy może być najwyżej { $most }, a ta już się nie mieści
kelp-error-shark-kinds = { $place }: różnych kart rekina może być najwyżej { $most }, a ta już się nie mieści
kelp-error-eat-copies = { $place }: karta zjadania '{ $name }' musi mieć 1 kopię, na stosie

## Co nie może leżeć na stole

kelp-impossible-shark-card-lost = brakuje jakiejś karty rekina albo któraś się powtarza
kelp-impossible-block-lost = brakuje jakiejś płytki albo któraś się powtarza
kelp-impossible-known-card = na ręce nie ma karty, o której wiadomo, że tam jest
kelp-impossible-die-lost = brakuje jakiejś kości albo któraś się powtarza
kelp-impossible-pile-count = jeden ze stosów jest źle policzony
kelp-impossible-revealed-unknown = odkryta płytka nie jest znana
kelp-impossible-zone-empty = obszar jest pusty, choć nie trwa mieszanie płytek
kelp-impossible-octopus-card-lost = brakuje jakiejś karty ośmiornicy albo któraś się powtarza
kelp-impossible-hand-count = źle policzono rękę lub stos dobierania
kelp-impossible-shark-deck-count = talia rekina jest źle policzona
kelp-impossible-block-excluded = rekin wyklucza płytkę, która tam jest
kelp-impossible-shark-on-current = rekin stoi na polu z kością prądu
kelp-impossible-abilities = zdolności rekina nie zgadzają się z jego kartami
kelp-impossible-knowledge-wide = wiedza rekina nie jest zawężona do końca
kelp-impossible-bag-count = kości w worku są źle policzone
kelp-impossible-hunger-count = kości na torze głodu są źle policzone
kelp-impossible-reactive-dice = liczba kości zwracanych przez kartę reactive nie jest ani 1, ani 2
kelp-impossible-current-swum = rekin minął kość prądu, ale jej tam nie ma albo ruch właśnie nie trwa
kelp-impossible-block-drawn = płytka jest wyciągnięta, choć rekin nie wskazuje dla niej strefy, albo żadnej nie wyciągnięto, choć wskazuje
kelp-impossible-card-step = karta nie ma takiego kroku
kelp-impossible-confrontation-chosen = karta starcia jest wybrana, choć rekin nie wybiera swojej, albo żadnej nie wybrano, choć wybiera
kelp-impossible-die-far = kość leży w obszarze, z którym rekin nie sąsiaduje
kelp-impossible-energy-full = wszystkie pola energii są zajęte przed krokiem „Zachowanie energii”
kelp-impossible-bought-early = karty kupiono lub zastąpiono poza krokiem „Zachowanie energii”
kelp-impossible-dice-unrolled = są kości dobrane, a nierzucone, choć rekin właśnie nie dobiera kości
kelp-impossible-dice-after-search = po przeszukiwaniu w obszarach nadal leżą kości
kelp-impossible-energy-left = zostało więcej energii, niż dają kości energii
kelp-impossible-rerolls-used = przerzutów użyto więcej, niż dają kafelki rozwoju
kelp-impossible-gains-left = po tym zdobyciu pozostają więcej niż 2 kolejne
kelp-impossible-search-dice = do przeszukiwania i ataku użyto więcej niż dwóch kości
kelp-impossible-no-pair = nie została żadna para kart starcia
kelp-impossible-gained-early = coś właśnie zyskano, choć nie trwa nauka
kelp-impossible-octopus-bag = w worku ośmiornicy nie ma płytek z pustych obszarów
kelp-impossible-action-count = ośmiornica wykonała więcej lub mniej akcji, niż widać na polach akcji
kelp-impossible-octopus-off-board = ośmiornicy nie ma na planszy
kelp-impossible-shark-nowhere = rekina nigdzie nie ma
kelp-thing-block = płytka { $name }
kelp-impossible-played-card = zagrywanej karty nie ma na jej polu akcji
kelp-thing-card = karta { $name }
kelp-impossible-hunger-full = tor głodu jest pełny, a gra się nie skończyła
kelp-impossible-questions = otwarte pytania nie pasują do tego, co jest na stole
kelp-impossible-counts-differ = pytanie i tura podają różną liczbę akcji
kelp-thing-die = kość { $name }
kelp-impossible-slots-full = na polach akcji są karty, choć nie trwa tura ośmiornicy
kelp-impossible-pool-after-store = w puli są kości, choć kości z puli już zachowano jako energię
kelp-impossible-dice-on-zones = w obszarach leżą kości, choć rekin jeszcze nie przeszukuje
kelp-impossible-too-many-dice = kości jest więcej niż 8, które mieszczą się w zapasie, łącznie z kośćmi kart hungry
kelp-impossible-vigilant = kości i kart vigilant jest więcej niż 4
kelp-impossible-rolled-early = są rzucone kości lub przerzuty, choć rekin jeszcze nie rzucił kośćmi
kelp-impossible-confrontation = trwa starcie bez ośmiornicy odkrytej pod czerwoną kością albo bez dwóch par kart
kelp-impossible-piece-count = { $piece }: powinno być { $wanted }, a na stole { $found ->
    [one] jest { $found }
    [few] są { $found }
   *[many] jest { $found }
}
kelp-impossible-winner = ta strona nie mogła wygrać z tego powodu
kelp-impossible-left-to-choose = do wyboru pozostaje liczba rzeczy inna niż od 1 do 4
kelp-impossible-paid-card = opłacana karta nie jest tą zagrywaną albo kosztuje mniej
kelp-impossible-zones-of-shuffle = są puste obszary, choć nie trwa mieszanie płytek, albo mieszanie trwa bez pustych obszarów

## Pozycje

kelp-expected-block = płytka, na przykład "shell" albo "shell revealed" (płytki: { $known })
kelp-expected-asked = lista otwartych pytań, z ostatnim na wierzchu
kelp-expected-slots = lista dwóch wartości, z których każda to karta albo null
kelp-expected-row = lista długości { $row }, a w niej karty rekina albo null (karty: { $known })
kelp-expected-turn = numer tury strony, która gra, najwyżej { $last-turn }
kelp-error-asked-last = asked: ponad turą na końcu musi być question, a jest: { $came }
kelp-error-asked-run = asked[0]: w turze { $turn } powinno tu być run '{ $run }', a jest: { $came }
kelp-expected-discard-at-most = liczba nie większa niż liczba kart na stosie kart odrzuconych
kelp-error-prototype-night = board: prototyp nie ma planszy nocnej
kelp-error-known-sets = known: przy tych zbiorach w obszarze { $zone } nie może być żadnej płytki
kelp-expected-left-out-over = nic (po zakończeniu gry ten klucz trzeba pominąć)
kelp-expected-left-out-unbought = nic (gdy niczego nie kupiono, ten klucz trzeba pominąć)
