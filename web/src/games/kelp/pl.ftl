### Co strona mówi o grze Kelp obok słów samej gry.

## W lobby

web-kelp-about = Jedno poluje, drugie się kryje: rekin kontra ośmiornica.
web-kelp-players = 2 osoby
web-kelp-time = około 40 minut
web-kelp-sort = ukryte płytki, blef

## Przy stole

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
web-kelp-to-energy = idzie do energii
web-kelp-placeable = można umieścić
web-kelp-searches = przeszukuje do { $value }+
web-kelp-searches-any = przeszukuje wszędzie
web-kelp-strikes = atakuje do { $value }+
web-kelp-strikes-any = atakuje wszędzie
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
web-kelp-key-octopus = ośmiornica
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

# Dlaczego czegoś w Kelp nie można teraz użyć. Całe zdania, pod pytaniem i na końcu objaśnienia.

## Pierwsza gra w Kelp z przewodnikiem

web-guide = Przewodnik
web-guide-new-here = Pierwszy raz? Zacznij tutaj
web-guide-learn-in = Nauka w pięć minut
web-guide-learn-note = pierwsza gra z przewodnikiem
web-guide-first = twoja pierwsza gra
web-guide-title = Twoja pierwsza gra
web-guide-left = { $count ->
    [one] jeszcze około minuty
    [few] jeszcze około { $count } minut
   *[many] jeszcze około { $count } minut
}
web-guide-done = zrobione
web-guide-later = Stosy, kości i tory pojawią się, gdy będą ważne. Możesz wyjść na każdym kroku: gra toczy się dalej bez przewodnika.
web-guide-count = { $number } z { $all }
web-guide-next = Dalej
web-guide-back = Wstecz
web-guide-skip = Pomiń
web-guide-finish = Graj dalej
web-guide-yours = Twój ruch
web-guide-chapter-den = Gdzie zaczyna rekin
web-guide-chapter-blocks = Co się gdzie kryje
web-guide-chapter-play = Zagrywanie karty
web-guide-chapter-draw = Dobieranie i odrzucanie
web-guide-chapter-shark = Co robi rekin
web-guide-chapter-learn = Nauka i zjadanie
web-guide-chapter-face = Oko w oko
web-guide-chapter-end = Jak kończy się gra
web-guide-den = Wybierasz kryjówkę, z której rusza rekin: ta jest daleko od twojej ośmiornicy.
web-guide-self = To ty: rekin widzi dziewięć jednakowych płytek i musi odgadnąć, za którą się kryjesz.
web-guide-trap = Muszle wodzą rekina za nos, a ta pułapka zadziała na twoją korzyść, gdy rekin ją odkryje.
web-guide-play = W każdej turze masz dwie akcje; jedną z możliwych jest zagranie karty, na przykład „{ $card }”.
web-guide-pay = Połóż tę muszlę, aby opłacić koszt karty „{ $card }”: rekin dowie się tylko, że to była muszla.
web-guide-discard = Inną akcją jest odrzucenie dowolnej karty: możesz wtedy ukryć jedną odkrytą płytkę.
web-guide-draw = Trzecia akcja to dobieranie: uzupełniasz rękę do { $size } kart.
web-guide-shark = Co turę rekin rzuca kośćmi i płynie naprzód: o jedno pole albo dalej, mijając niebieskie prądy.
web-guide-reach = Tylko obok swojego pola rekin przeszukuje żółtymi kośćmi i atakuje czerwonymi, a wynik kości musi sięgać wartości obszaru.
web-guide-learn = Karta nauki daje ci nowe karty i płytki, które wybierasz.
web-guide-gain = Karta zjadania przynosi swój pokarm, który zajmuje miejsce odkrytej płytki.
web-guide-eat = Aby zjeść pokarm, bądź w sąsiednim obszarze i zagraj jego kartę zjadania: czwarty pokarm daje zwycięstwo.
web-guide-face = Rekin cię zaatakował: wybierz w tajemnicy, jak uciekasz; przegrasz tylko wtedy, gdy rekin to odgadnie.
web-guide-face-late = Gdy rekin cię zaatakuje, wybierzesz w tajemnicy jedną z tych kart: rekin wygra tylko wtedy, gdy ją odgadnie.
web-guide-end = Wygrywasz z czwartym pokarmem albo gdy na torze głodu leży siódma kość; dalej ta gra należy do ciebie.
web-guide-over = To była twoja pierwsza gra: ośmiornica wygrywa pokarmem albo głodem rekina, a rekin, gdy odgadnie ucieczkę.
web-guide-ready = Twój ruch jest gotowy: nic się nie stanie, dopóki go nie potwierdzisz, a teraz zrobi to przycisk „Dalej”.
web-guide-swap = Teraz działa karta: zamień miejscami dwie sąsiadujące płytki; rekin widzi gdzie, ale nie widzi co.
web-guide-shuffle = Wybierz płytki do pomieszania: rekin rozłoży je, nie wiedząc, która jest która.
web-guide-again-action = Wybierz dowolną akcję albo naciśnij „Dalej”, a wykonasz tę: { $option }.
web-guide-again-pay = Płać płytką, która niewiele zdradza: „Dalej” kładzie tę.
web-guide-again = Wybierz, co chcesz, albo naciśnij „Dalej”, a wybierzesz to: { $option }.
web-guide-words = Dwa słowa
web-guide-word-hidden = Ukryta
web-guide-word-hidden-about = Płytka stoi: tylko ty widzisz, czym jest.
web-guide-word-revealed = Odkryta
web-guide-word-revealed-about = Leży symbolem do góry: widzicie ją oboje, aż znów ją ukryjesz.
web-guide-goal-food = Wygrywasz czwartym pokarmem
web-guide-goal-hunger = albo gdy siódma kość rekina trafi na tor głodu.
web-guide-goal-shark = Rekin wygrywa, gdy cię zaatakuje i odgadnie twoją ucieczkę.
