### Błędy gry Aquatica: czego oczekiwano, a co było.

## Dane

aquatica-expected-setup-steps = ['gain_manta IKONA'] dla króla z fate = "setup"
aquatica-expected-icons = lista ikon (możliwe: { $known })
aquatica-expected-steps = lista kroków: w każdym czasownik i jego liczba; czasowniki to { $known }
aquatica-expected-other-verb = inna wartość (tylko król daje mantę podczas przygotowania gry)
aquatica-error-replay-cards = characters.toml: kart z replay może być najwyżej 5, a jest ich { $again }
aquatica-error-staying-card = characters.toml: dokładnie jedna postać początkowa musi mieć fate = "stays": ręka nigdy nie jest pusta
aquatica-error-king-numbers = characters.toml: królowie muszą mieć numery od 1 do 8, a mają: { $numbers }
aquatica-error-ocean-characters = characters.toml: postaci Oceanu musi być od 9 do 60, a jest ich { $total }
aquatica-error-token-sides = goals.toml: każdy z pięciu żetonów musi mieć dwie strony
aquatica-error-location-count = locations.toml: lokacji może być od 12 do { $most }, a jest ich { $count }
aquatica-error-wild-mantas = mantas.toml: mieści się najwyżej 40 dzikich mant, a jest ich { $total }
aquatica-error-trained-mantas = mantas.toml: muszą być 4 wyszkolone manty, a jest ich { $total }
aquatica-expected-verb-alone = lista kroków, w której przy { $verb } nie ma liczby
aquatica-expected-location-type-count = { $count } (tyle jest lokacji tego rodzaju)
aquatica-error-character-kinds = { $place }: różnych postaci może być najwyżej { $most }, a ta już się nie mieści
aquatica-error-icon-unknown = { $place }: nie ma ikony '{ $name }'; są: { $known }
aquatica-error-character-twice = { $place }: jest już inna postać '{ $name }'

## Co nie może leżeć na stole

aquatica-impossible-location-lost = brakuje jakiejś lokacji albo któraś się powtarza
aquatica-impossible-location-risen = zgubiono lokację na planszy gracza
aquatica-impossible-character-lost = brakuje jakiejś postaci albo któraś się powtarza
aquatica-impossible-discard-count = stos kart odrzuconych jest źle policzony
aquatica-impossible-goal-gap = na torze celu jest luka
aquatica-impossible-goal-unclaimed = na torze celu leży manta, której nikt tam nie położył
aquatica-impossible-hand-count = karty na ręce są źle policzone
aquatica-impossible-scoring-count = stos punktowania jest źle policzony
aquatica-impossible-trained-manta-lost = brakuje jakiejś wyszkolonej manty albo któraś się powtarza
aquatica-impossible-wild-manta-lost = brakuje jakiejś dzikiej manty albo któraś się powtarza
aquatica-impossible-ichthyander-count = manty Ichtianderów są źle policzone
aquatica-impossible-location-deck-count = talia lokacji jest źle policzona
aquatica-impossible-ocean-deck-count = talia postaci Oceanu jest źle policzona
aquatica-impossible-wild-manta-count = dzikie manty są źle policzone
aquatica-impossible-kings-after-first-turn = asked: królów wybiera się przed pierwszą turą
aquatica-impossible-next-to-pick = asked: następny wybiera gracz poprzedni w kolejności
aquatica-impossible-asked-now = asked[{ $level }]: tego nie można tu teraz pytać
aquatica-impossible-card-in-box = box: { $card } nigdy nie opuszcza gry
aquatica-impossible-picked-kings = drafted: najpierw wybierają ostatni w kolejności, a tyle właśnie królów jest wybranych
aquatica-impossible-no-turn-left = ending: gra, w której nie została żadna tura, jest zakończona
aquatica-impossible-ending = ending: podany powód końca gry nie zaszedł
aquatica-impossible-packet-count = packet: są w nim jeszcze niewybrani królowie; powinno ich być { $count }
aquatica-impossible-no-draft = packet: w tej grze królów się nie wybiera
aquatica-impossible-paid-location = paid: { $location } nie należy do aktywnego gracza
aquatica-impossible-kings-seen = seats.{ $seat }.saw: to nie są królowie, którzy trafili do tej ręki
aquatica-impossible-character-count = postać { $name }: powinno ich być { $wanted }, a na stole { $found ->
    [one] jest { $found }
    [few] są { $found }
   *[many] jest { $found }
}
aquatica-impossible-manta-count = dzika manta { $name }: powinno ich być { $wanted }, a na stole { $found ->
    [one] jest { $found }
    [few] są { $found }
   *[many] jest { $found }
}
aquatica-impossible-seat-mantas = { $where }.mantas: tylu wyszkolonych mant { $name } nie ma
aquatica-impossible-card-of-another = { $where }: { $card } należy do innego gracza

## Pozycje

aquatica-expected-hand-with = ręka z jedną kartą { $card }, która nigdy jej nie opuszcza
aquatica-expected-locations-risen = lista (najwyżej { $most }), a w niej lokacje z podniesionymi głębiami albo null
aquatica-expected-locations-or-null = lista (najwyżej { $size }), a w niej lokacje albo null
aquatica-expected-goals = lista czterech celów z ich mantami
aquatica-expected-asked = lista otwartych pytań
aquatica-error-over-asks = asked: w zakończonej rozgrywce nie ma pytań
aquatica-error-asked-last = asked: na końcu musi być question, a jest: { $came }
aquatica-error-asked-seat = asked: { $seat } nie bierze udziału w grze
aquatica-expected-manta-each = najwyżej jedna manta każdego gracza
aquatica-error-ending-untold = ending: dla zakończonej rozgrywki trzeba podać, co ją zakończyło
aquatica-expected-different-goals = cztery różne cele
aquatica-expected-different-tokens = cztery cele z różnych żetonów
aquatica-expected-goals-given = lista (nie można jej pominąć, bo z żetonami cele są różne)
aquatica-error-solo-kings = kings: w trybie solo królowie są zawsze losowani do wyboru; tę opcję trzeba pominąć
aquatica-error-matrona-sweep = matrona_sweep: to jest tylko dla dwóch graczy
aquatica-error-king-without-option = seats: jest król, a opcja kings ma wartość none
aquatica-error-seat-without-king = seats: po wyborze kart królów każdy ma króla
aquatica-error-dealt-kings = seats: rozdani królowie mają numery 1, 2, … w kolejności tur od pierwszego gracza
aquatica-error-same-king = seats: dwóch graczy ma tego samego króla
aquatica-expected-other-locations = lokacje, które nie leżą nigdzie indziej
aquatica-expected-no-ichthyanders = lista bez Ichtianderów, którzy grają tylko w trybie solo
aquatica-expected-discard-without = stos bez karty { $card }, która zostaje na ręce
aquatica-expected-row-characters = { $count } { $count ->
    [one] postać
    [few] postacie
   *[many] postaci
}, dopóki w talii postaci Oceanu są karty
aquatica-error-location-twice = { $where }: lokacja { $location } leży w dwóch miejscach
