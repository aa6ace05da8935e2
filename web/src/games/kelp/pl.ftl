### Co strona mówi o grze Kelp obok słów samej gry.

web-kelp-board = Plansza gry Kelp.
web-kelp-your-hand = Twoja ręka
web-kelp-draw = Stos { $count }
web-kelp-discard = Odrzucone { $count }
web-kelp-trash = Usunięte { $count }
web-kelp-draw-pile = Stos dobierania
web-kelp-any-order = bez kolejności
web-kelp-latest-last = ostatnia na końcu
web-kelp-food = Pokarm
web-kelp-last-food = Pokarm nr { $size } daje zwycięstwo.
web-kelp-actions = Dwie akcje
web-kelp-pairs-left = { $count ->
    [one] została jedna para
    [2] zostały dwie pary
    [few] zostały { $count } pary
   *[many] zostało { $count } par
}
web-kelp-piles = Stosy
web-kelp-learn-from = Do nauki
web-kelp-top-cards = wierzchnie karty
web-kelp-top-card = { $card }: { $text }
web-kelp-left = zostało { $count }
web-kelp-empty-pile = pusty
web-kelp-free = bez kosztu
web-kelp-cost = { $count ->
    [0] koszt 0
   *[other] koszt { $count }: odkryj płytki warte { $count }
}
web-kelp-growth = Rozwój
web-kelp-hunger = Głód
web-kelp-energy = Energia
web-kelp-for-sale = Do kupienia
web-kelp-in-deck = w talii { $count }
web-kelp-your-cards = Twoje karty
web-kelp-no-cards = W tej chwili żadnej
web-kelp-keeps = trzyma
web-kelp-tile = Kafelek { $number }
web-kelp-tile-reroll = Przerzut kości
web-kelp-tile-five-more = Wydatek 1⁠–⁠5: +{ $amount }
web-kelp-tile-reroll-again = Drugi przerzut
web-kelp-tile-third-die = Dobierz { $amount } kości
web-kelp-flipped = jego
web-kelp-yours = twój
web-kelp-last-hunger = Kość nr { $size } na tym torze: wygrywa ośmiornica.
web-kelp-spend = do wydania: { $count }
web-kelp-empty-pool = W puli nie ma kości
web-kelp-to-roll = czeka na rzut
web-kelp-blue = Prąd
web-kelp-yellow = Przeszukiwanie
web-kelp-red = Atak
web-kelp-die-blue = Prąd { $value }
web-kelp-die-yellow = Przeszukiwanie { $value }
web-kelp-die-red = Atak { $value }
web-kelp-known = znana
web-kelp-chance = Ośmiornica { $percent } %
web-kelp-in-bag = W worku ośmiornicy: { $count } { $count ->
    [one] płytka
    [few] płytki
   *[many] płytek
}
web-kelp-drawn-block = Dobrana: { $block }
web-kelp-does-swap = zamień miejscami dwie sąsiadki
web-kelp-does-shuffle = pomieszaj { $amount } { $amount ->
    [one] ukrytą płytkę
    [few] ukryte płytki
   *[many] ukrytych płytek
}
web-kelp-does-shuffle-centre = pomieszaj płytkę z C i { $amount } { $amount ->
    [one] ukrytą
    [few] ukryte
   *[many] ukrytych
}; wszystkie wracają ukryte
web-kelp-does-shuffle-revealed = pomieszaj { $amount } { $amount ->
    [one] odkrytą płytkę
    [few] odkryte płytki
   *[many] odkrytych płytek
}; wszystkie wracają ukryte
web-kelp-does-hide = { $amount ->
    [one] ukryj płytkę
   *[other] ukryj do { $amount } płytek
}
web-kelp-does-learn = nauka { $amount }
web-kelp-does-may-draw = możesz dobrać { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
web-kelp-does-may-trash = możesz usunąć kartę
web-kelp-does-may-top = jedna karta może trafić na wierzch stosu
web-kelp-does-may-take = jedna karta może trafić na rękę
web-kelp-does-may-hide-gained = zyskane płytki możesz ukryć
web-kelp-does-again = jeszcze raz
web-kelp-eaten-crab = Raz, bez akcji: limit ręki { $amount } i dobranie do niego
web-kelp-eaten-snail = Raz, bez akcji: dowolna twoja karta na rękę
web-kelp-eaten-lobster = Raz, bez akcji: ukryj wszystkie płytki
web-kelp-eaten-abalone = Raz, bez akcji: nauka do 3
web-kelp-eat = Ośmiornica obok: zjedz.
web-kelp-effect-aggressive = Tylko jego kości
web-kelp-effect-agile = Obrót przed ruchem
web-kelp-effect-daring = Kość na tor głodu: czerwona zmienia się w 6
web-kelp-effect-hostile = Losowa para starcia wypada z gry
web-kelp-effect-hungry = Dobierz dodatkową kość i rzuć nią
web-kelp-effect-observant = Zignoruj właśnie odkrytą pułapkę
web-kelp-effect-reactive = Zwróć 2 kości, wybierz 1
web-kelp-effect-relentless = Przerzuć jedną kość lub dwie
web-kelp-effect-ruthless = Kość o { $amount } więcej, najwyżej 6
web-kelp-effect-swift = Jeszcze jedno pole, jeśli puste
web-kelp-effect-vigilant = Odłóż kość na późniejszą turę
web-kelp-brief-aggressive = tylko kości
web-kelp-brief-agile = obrót
web-kelp-brief-daring = czerwona na 6
web-kelp-brief-hostile = para wypada
web-kelp-brief-hungry = +1 kość
web-kelp-brief-observant = bez pułapki
web-kelp-brief-reactive = 2 kości za 1
web-kelp-brief-relentless = przerzut 1–2
web-kelp-brief-ruthless = +{ $amount } do kości
web-kelp-brief-swift = +1 pole
web-kelp-brief-vigilant = trzyma kość
web-kelp-way = Jeśli droga { $number }
web-kelp-way-this = Jeśli ta droga
web-kelp-if = Jeśli wybierzesz { $number }
web-kelp-if-this = Jeśli to wybierzesz
web-kelp-ends = koniec na { $space }, przodem na { $facing }
web-kelp-chain = potem { $values }, od najwyższej.
web-kelp-grows = { $value } idzie do rozwoju.
web-kelp-pushed = { $value } wraca do worka.
web-kelp-can-strike = może zaatakować { $zones }
web-kelp-can-search = może przeszukać { $zones }
web-kelp-or = lub
web-kelp-unsure = Reszta jest losowa albo ukryta.
web-kelp-reach = Rekin może dopłynąć do: { $spaces }.
web-kelp-knows = Co wie rekin
web-kelp-key-you = ty
web-kelp-key-trap = pułapka
web-kelp-key-food = pokarm
web-kelp-key-shell = muszla
web-kelp-close = Zamknij
web-kelp-step-roll = Rzut
web-kelp-step-currents = Prądy
web-kelp-step-move = Ruch
web-kelp-step-search = Przeszukiwanie/atak
web-kelp-step-energy = Energia
web-kelp-turn-steps = Kroki tury
web-kelp-duel = Starcie: { $zone }
web-kelp-duel-expect = Jakiej ucieczki się spodziewasz?
web-kelp-duel-flee = Jak uciekasz?
web-kelp-duel-wait = Twoja karta jest wybrana.
web-kelp-duel-watch = Obie strony wybierają w tajemnicy.
web-kelp-counter = { $pair ->
    [fight] Kontra walki
    [retreat] Kontra wycofania się
   *[freeze] Kontra bezruchu
}
web-kelp-has-chosen = { $name }: wybrane
web-kelp-is-choosing = { $name }: wybiera
web-kelp-chose = Wybiera: { $name }
web-kelp-you-chose = Twój wybór
web-kelp-differ = Różne karty:
web-kelp-differ-now = ośmiornica ucieka.
web-kelp-differ-you = uciekasz.
web-kelp-same = Ta sama karta:
web-kelp-same-now = ośmiornica jest złapana.
web-kelp-same-shark = ośmiornica jest twoja.
web-kelp-same-octopus = rekin cię łapie.
web-kelp-no-match = różne
web-kelp-match = takie same
web-kelp-catches-fight = Łapie ośmiornicę, która walczy.
web-kelp-catches-retreat = Łapie ośmiornicę, która się wycofuje.
web-kelp-catches-freeze = Łapie ośmiornicę, która trwa w bezruchu.
web-kelp-secret = Nikt nie zobaczy wyboru, zanim nie wybiorą obie strony.
web-kelp-may-use = Teraz można użyć karty: { $pair }.
web-kelp-pair-leaves = Z gry wypada para: { $pair }.
web-kelp-last-pair = Zostaje tylko { $pair }: następne trafienie wygrywa.
web-kelp-strike-hunger = Kość ataku idzie na tor głodu: { $count } z { $all }.
web-kelp-free-strike = Zwycięski atak nie kosztuje głodu: { $count } z { $all }.
web-kelp-seed = Ziarno jest już jawne: każdy może sprawdzić rzuty.
web-kelp-left-game = poza grą
