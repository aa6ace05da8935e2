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
web-kelp-fourth = Czwarty pokarm daje zwycięstwo.
web-kelp-actions = Dwie akcje
web-kelp-pairs-left = { $count ->
    [one] została jedna para
    [2] zostały dwie pary
   *[other] zostały trzy pary
}
web-kelp-piles = Stosy
web-kelp-learn-from = Do nauki
web-kelp-top-cards = wierzchnie karty
web-kelp-top-card = { $card }: { $text }
web-kelp-left = zostało { $count }
web-kelp-empty-pile = pusty
web-kelp-free = bez kosztu
web-kelp-cost = koszt { $count }: odkryj { $count } { $count ->
    [one] płytkę
    [few] płytki
   *[many] płytek
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
web-kelp-tile-five-more = Wydatek 1⁠–⁠5: +5
web-kelp-tile-reroll-again = Drugi przerzut
web-kelp-tile-third-die = Dobierz 3 kości
web-kelp-flipped = jego
web-kelp-yours = twój
web-kelp-seventh = Siódma kość na tym torze: wygrywa ośmiornica.
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
web-kelp-card-fast-learning = Nauka 2; jedna karta może trafić na wierzch stosu
web-kelp-card-nimble-dodge = Zamień miejscami dwie sąsiadki
web-kelp-card-sneaking = Pomieszaj 2 ukryte płytki
web-kelp-card-camouflage = Ukryj jedną lub dwie płytki
web-kelp-card-sudden-evasion = Zamień dwie sąsiadki, potem znów dwie
web-kelp-card-taking-chances = Pomieszaj płytkę z C i 2 ukryte; wszystkie wracają ukryte
web-kelp-card-cloud-of-ink = Pomieszaj 3 odkryte płytki; wszystkie wracają ukryte
web-kelp-card-in-plain-sight = Ukryj do 2, potem możesz dobrać kartę
web-kelp-card-shed-skin = Ukryj do 2, potem możesz usunąć kartę
web-kelp-card-devious-ideas = Nauka 2; zyskane płytki możesz ukryć
web-kelp-card-sharp-senses = Nauka 2; jedna karta może trafić na rękę
web-kelp-eaten-crab = Raz, bez akcji: limit ręki 5 i dobranie do niego
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
web-kelp-effect-ruthless = Kość o 2 więcej, najwyżej 6
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
web-kelp-brief-ruthless = +2 do kości
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
web-kelp-why-asked = Teraz pytanie brzmi: { $question } To nie ma z nim związku.
web-kelp-why-theirs = { $seat ->
    [shark] To należy do rekina.
   *[octopus] To należy do ośmiornicy.
}
web-kelp-why-picked = Nie pasuje do tego, co już wybrano.
web-kelp-why-action-first = Najpierw wybierz akcję: zagraj kartę, dobierz karty albo odrzuć kartę.
web-kelp-why-actions-done = Obie akcje tej tury są już wykonane.
web-kelp-why-too-dear = Nie można jej zagrać: kosztuje odkrycie { $cost } { $cost ->
    [one] ukrytej płytki
   *[other] ukrytych płytek
}, a { $hidden ->
    [0] żadna nie jest ukryta
    [one] ukryta jest tylko 1
    [few] ukryte są tylko { $hidden }
   *[many] ukrytych jest tylko { $hidden }
}.
web-kelp-why-nothing-to-hide = Nie można jej zagrać: żadna płytka nie jest odkryta, więc nie ma czego ukryć.
web-kelp-why-shuffle-few = Nie można jej zagrać: potrzeba ukrytych płytek: { $need } (do opłacenia { $pay }, do pomieszania { $amount }), a jest ich { $hidden }.
web-kelp-why-centre-few = Nie można jej zagrać: po opłaceniu muszą zostać do pomieszania ukryte płytki spoza C: { $amount }.
web-kelp-why-revealed-few = Nie można jej zagrać: po opłaceniu musi być odkrytych płytek: { $amount }.
web-kelp-why-learn-few = Nie można jej zagrać: nie dałoby się zyskać tyle, ile trzeba: { $amount }.
web-kelp-why-food-away = Nie można jej zagrać: jej pokarmu nie ma na planszy.
web-kelp-why-food-far = Nie można jej zagrać: ośmiornica nie sąsiaduje z jej pokarmem.
web-kelp-why-effect = Nie można jej zagrać: cały jej efekt musi być możliwy.
web-kelp-why-hand-full = Kart na ręce jest już { $count }, a limit ręki to { $size }.
web-kelp-why-not-in-hand = Zagrać można tylko kartę z ręki.
web-kelp-why-in-hand = Ta karta już jest na ręce.
web-kelp-why-trashed = To już poza grą.
web-kelp-why-hand-or-discard = Usunąć można tylko kartę z ręki lub ze stosu kart odrzuconych.
web-kelp-why-just-gained = Wybrać można tylko to, co zyskano przed chwilą.
web-kelp-why-gained-no-eat = Na rękę może trafić tylko karta zyskana przed chwilą, która nie jest kartą zjadania.
web-kelp-why-learn-first = Karty i płytki zyskuje się kartami nauki i dzięki uchowcowi.
web-kelp-why-pile-empty = Ten stos jest pusty.
web-kelp-why-no-room = Zyskana płytka zajmuje miejsce odkrytej, a żadna nie może ustąpić.
web-kelp-why-replaced = { $edition ->
    [prototype] Podmieniona płytka nie wraca do gry.
   *[final] Podmieniono ją przed chwilą; zyskać ją można przy późniejszej nauce.
}
web-kelp-why-food-used = Jego efekt jest już wykorzystany.
web-kelp-why-food-time = Pokarmu używa się przed dwiema akcjami, między nimi albo po nich.
web-kelp-why-snail-none = Stos dobierania i stos kart odrzuconych są puste.
web-kelp-why-lobster-none = Żadna płytka nie jest odkryta, więc nie ma czego ukryć.
web-kelp-why-abalone-none = Nie ma niczego, co dałoby się zyskać.
web-kelp-why-pair-gone = Ta para jest już poza grą.
web-kelp-why-pair-time = Te karty wybiera się w starciu.
web-kelp-why-pay-revealed = Jest już odkryta; płaci się tylko ukrytymi płytkami.
web-kelp-why-pay = Tej płytki nie da się użyć do opłacenia tak, by efekt karty pozostał możliwy.
web-kelp-why-pay-picked = Razem z tym, co wybrano, byłoby to za dużo albo efekt karty przestałby być możliwy.
web-kelp-why-not-adjacent = { $zone } nie sąsiaduje z { $other }.
web-kelp-why-hidden = Jest już ukryta.
web-kelp-why-spared = Sama ta pułapka zostaje odkryta.
web-kelp-why-shuffle-hidden = Jest odkryta, a ta karta miesza ukryte płytki.
web-kelp-why-shuffle-revealed = Jest ukryta, a ta karta miesza odkryte płytki.
web-kelp-why-in-bag = Płytka z tego obszaru już jest w worku.
web-kelp-why-exchange-hidden = Jest ukryta; podmienić można tylko odkrytą płytkę.
web-kelp-why-exchange-octopus = Ośmiornicy nigdy się nie podmienia.
web-kelp-why-exchange-food = Pokarmu nigdy się nie podmienia.
web-kelp-why-exchange-fresh = Zyskano ją przed chwilą, więc zostaje.
web-kelp-why-octopus-itself = To sama ośmiornica; wybierz płytkę, która z nią sąsiaduje.
web-kelp-why-not-beside-octopus = { $zone } nie sąsiaduje z ośmiornicą.
web-kelp-why-not-empty = Tu już jest płytka; dobrana trafia do pustego obszaru.
web-kelp-why-not-beside-shark = { $zone } nie sąsiaduje z rekinem.
web-kelp-why-die-here = Tu już leży kość; w każdym obszarze mieści się jedna.
web-kelp-why-found = Płytka jest już odkryta; nie ma tu czego przeszukać ani atakować.
web-kelp-why-only-strike = Ośmiornica jest odkryta; trafić ją może tylko kość ataku, a żadna nie została.
web-kelp-why-too-low = Potrzeba { $value }, a najwyższa kość, której można tu użyć, pokazuje { $best }.
web-kelp-why-no-hunting-dice = Nie została żadna kość przeszukiwania ani ataku.
web-kelp-why-no-die-on = W tym obszarze nie leży żadna kość.
web-kelp-why-zone-later = Obszary przeszukuje się i atakuje po ruchu.
web-kelp-why-zone-over = Przeszukiwanie i atak w tej turze już się skończyły.
web-kelp-why-space-later = Pola mają swój czas w krokach prądów i ruchu.
web-kelp-why-space-over = Rekin już się poruszył w tej turze.
web-kelp-why-no-den = Rekina umieszcza się w kryjówce, a tu jej nie ma.
web-kelp-why-den-shark = Rekin już tu jest.
web-kelp-why-den-covered = Leży tu kość prądu, a inna kryjówka jest wolna.
web-kelp-why-no-current = Na tym polu nie ma kości prądu.
web-kelp-why-shark-here = Na tym polu jest rekin.
web-kelp-why-current-here = Na tym polu już leży kość prądu.
web-kelp-why-must-move = Rekin jest na tym polu i musi się ruszyć.
web-kelp-why-behind = To pole leży za rekinem, a on płynie tylko naprzód.
web-kelp-why-no-stop = Leży tu kość prądu; rekin nie może się na niej zatrzymać.
web-kelp-why-not-next = Usunąć prąd można tylko z pola tuż przed rekinem.
web-kelp-why-no-way = Nie prowadzi tu żadna droga: rekin staje na pustym polu tuż przed sobą albo dopływa prądami, od najwyższego do najniższego.
web-kelp-why-swift = Szybki rekin płynie o jeden krok naprzód, na puste pole.
web-kelp-why-no-reroll = Nie masz przerzutu: pierwszy daje kafelek rozwoju 1.
web-kelp-why-rerolled = Przerzuty tej tury są już wykorzystane.
web-kelp-why-currents-now = Teraz umieszcza się tylko kości prądu; kości przeszukiwania i ataku mają swój czas po ruchu.
web-kelp-why-move-first = Najpierw ruch; kości przeszukiwania i ataku mają swój czas po nim.
web-kelp-why-moved-dice = Rekin już się ruszył; kości przeszukiwania i ataku mają swój czas w następnym kroku.
web-kelp-why-currents-over = Kości prądu umieszcza się przed ruchem.
web-kelp-why-die-low = Pokazuje { $value }, a obok rekina potrzeba co najmniej { $least }.
web-kelp-why-no-target = Obok rekina nie ma niczego, co ta kość mogłaby przeszukać lub zaatakować.
web-kelp-why-pool-only = Liczą się tu tylko kości z puli.
web-kelp-why-energy-buys = Kośćmi energii tylko kupuje się karty.
web-kelp-why-keeping = Odłożono ją w tej turze; można jej użyć od następnej.
web-kelp-why-not-red = Śmiały rekin podnosi kość ataku.
web-kelp-why-six = Już pokazuje 6.
web-kelp-why-daring-red = Ta kość zmieni się w 6; wybierz inną.
web-kelp-why-one = Kości, która pokazuje 1, nie można zmniejszyć.
web-kelp-why-no-replacing = { $edition ->
    [prototype] Kartę wymienia się najwyżej raz w turze, przed pierwszym zakupem i póki w talii są karty.
   *[final] Kartę wymienia się najwyżej raz w turze, przed pierwszym zakupem, póki w talii są karty i na inną kartę nadal wystarczy energii.
}
web-kelp-why-stored = Ta kość już jest energią.
web-kelp-why-price = Kosztuje { $price }, a twoja energia to { $energy }.
web-kelp-why-last-affordable = Na jakąś kartę musi wystarczyć energii, a wystarcza tylko na tę.
web-kelp-why-row-later = Karty kupuje się w kroku energii.
web-kelp-why-not-in-the-bag = W worku nie ma takiej kości.
web-kelp-why-time = { $effect ->
    [aggressive] Nie ma efektu; dała tylko swoje kości.
    [agile] Używa się jej w kroku ruchu, zanim rekin się poruszy.
    [swift] Używa się jej w kroku ruchu.
    [observant] Używa się jej, gdy właśnie odkryto pułapkę.
    [reactive] Używa się jej przed rzutem.
    [hungry] Używa się jej w kroku rzutu.
   *[other] Używa się jej w kroku rzutu, po rzucie.
}
web-kelp-why-right-angle = Rekin stoi prostopadle do ścieżki i może ruszyć w obie strony.
web-kelp-why-moved = Rekin już się poruszył.
web-kelp-why-swift-blocked = Tuż przed rekinem nie ma pustego pola.
web-kelp-why-bag-empty = Worek jest pusty.
web-kelp-why-reactive-two = Potrzeba dwóch dobranych kości.
web-kelp-why-daring-needs = Potrzeba kości ataku poniżej 6 i drugiej kości w puli.
web-kelp-why-hostile-needs = W grze muszą być dwie pary.
web-kelp-why-pool-empty = W puli nie ma kości.
web-kelp-why-all-six = Wszystkie kości w puli pokazują 6.

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
