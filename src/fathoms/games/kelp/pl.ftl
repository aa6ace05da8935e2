### Kelp po polsku. $edition i $board są znane wszędzie; $x-id to sama nazwa, która kryje się za $x, albo "none", jeśli jej nie ma.
### Nazwy kart, płytek, kości i stosów nie odmieniają się: stoją w cudzysłowie, po dwukropku albo w nawiasie.

kelp-name = Kelp
kelp-seat-octopus = ośmiornica
kelp-seat-shark = rekin

## Opcje gry

kelp-board-day = plansza dzienna
kelp-board-night = plansza nocna
kelp-edition-final = wydanie ostateczne
kelp-edition-prototype = prototyp

## Miejsca

kelp-zone-nw = PnZ
kelp-zone-n = Pn
kelp-zone-ne = PnW
kelp-zone-w = Z
kelp-zone-c = C
kelp-zone-e = W
kelp-zone-sw = PdZ
kelp-zone-s = Pd
kelp-zone-se = PdW
kelp-kind-centre = { $edition ->
    [prototype] odsłonięty obszar
   *[final] centralny obszar
}
kelp-kind-kelp = obszar wodorostów
kelp-kind-rocky = obszar skalisty
kelp-kind-exposed = odsłonięty obszar
kelp-kind-narrow-rocky = wąski obszar skalisty
kelp-space-nw-n = PnZ|Pn
kelp-space-n-ne = Pn|PnW
kelp-space-w-c = Z|C
kelp-space-c-e = C|W
kelp-space-sw-s = PdZ|Pd
kelp-space-s-se = Pd|PdW
kelp-space-nw-w = PnZ|Z
kelp-space-n-c = Pn|C
kelp-space-ne-e = PnW|W
kelp-space-w-sw = Z|PdZ
kelp-space-c-s = C|Pd
kelp-space-e-se = W|PdW
kelp-space-den-nw = { $board ->
    [night] narożnik PnZ
   *[day] kryjówka PnZ
}
kelp-space-den-ne = { $board ->
    [night] narożnik PnW
   *[day] kryjówka PnW
}
kelp-space-den-sw = { $board ->
    [night] narożnik PdZ
   *[day] kryjówka PdZ
}
kelp-space-den-se = { $board ->
    [night] narożnik PdW
   *[day] kryjówka PdW
}
kelp-end-north = północ
kelp-end-east = wschód
kelp-end-south = południe
kelp-end-west = zachód
kelp-about-space = Pole obok: { $zones }. Sąsiednie pola: { $spaces }.
kelp-about-zone = To { $kind }. Do przeszukiwania lub ataku potrzebna jest tu kość o wyniku { $value }.

## Płytki: nazwa, nazwa krótka i znak na planszę (najwyżej 14 i 4 litery) oraz do czego płytka służy

kelp-block-octopus = ośmiornica
kelp-block-crab = Krab
kelp-block-snail = Ślimak morski
kelp-block-lobster = Homar
kelp-block-abalone = Uchowiec
kelp-block-trap-hide = pułapka „Ukryj 2 płytki”
kelp-block-trap-one = pułapka „Odrzuć 1 kość prądu”
kelp-block-trap-two = pułapka „Odrzuć 2 kości prądu”
kelp-block-trap-den = pułapka „Porusz rekina do jego kryjówki”
kelp-block-double-shell = podwójna muszla
kelp-block-shell = muszla
kelp-short-octopus = Ośmiornica
kelp-short-crab = Krab
kelp-short-snail = Ślimak
kelp-short-lobster = Homar
kelp-short-abalone = Uchowiec
kelp-short-trap-hide = Pułapka: ukryj
kelp-short-trap-one = Pułapka: −1 ≈
kelp-short-trap-two = Pułapka: −2 ≈
kelp-short-trap-den = Pułapka: rekin
kelp-short-double-shell = Podw. muszla
kelp-short-shell = Muszla
kelp-sign-octopus = Ośm
kelp-sign-crab = Kra
kelp-sign-snail = Śli
kelp-sign-lobster = Hom
kelp-sign-abalone = Uch
kelp-sign-trap-hide = PuU
kelp-sign-trap-one = Pu1
kelp-sign-trap-two = Pu2
kelp-sign-trap-den = PuR
kelp-sign-double-shell = Mus2
kelp-sign-shell = Mus
kelp-about-block-octopus = Sama ośmiornica: atak na nią rozpoczyna starcie.
kelp-about-block-crab = Raz, bez akcji: limit ręki rośnie do { $amount } i od razu dobierasz do niego karty.
kelp-about-block-snail = Raz, bez akcji: weź na rękę dowolną kartę ze swojego stosu dobierania lub stosu kart odrzuconych.
kelp-about-block-lobster = Raz, bez akcji: ukryj wszystkie odkryte płytki.
kelp-about-block-abalone = Raz, bez akcji: zyskaj łącznie od jednej do trzech kart lub płytek.
kelp-about-block-trap-hide = Gdy rekin ją odkryje: ośmiornica może ukryć maksymalnie { $amount } { $amount ->
    [one] inną płytkę
    [few] inne płytki
   *[many] innych płytek
}.
kelp-about-block-trap-one = Gdy rekin ją odkryje: ośmiornica może zdjąć z planszy { $amount ->
    [one] 1 kość prądu
   *[other] maksymalnie { $amount } kości prądu
}.
kelp-about-block-trap-two = Gdy rekin ją odkryje: ośmiornica może zdjąć z planszy { $amount ->
    [one] 1 kość prądu
   *[other] maksymalnie { $amount } kości prądu
}.
kelp-about-block-trap-den = Gdy rekin ją odkryje: ośmiornica przenosi rekina do innej kryjówki.
kelp-about-block-double-shell = Odkryta, by opłacić koszt, liczy się jako dwie płytki.
kelp-about-block-shell = Gdy rekin ją znajdzie, nic się nie dzieje.

## Kości

kelp-colour-blue = niebieska
kelp-colour-yellow = żółta
kelp-colour-red = czerwona
kelp-die-blue = niebieska { $value }
kelp-die-yellow = żółta { $value }
kelp-die-red = czerwona { $value }
kelp-about-colour-blue = Kość prądu: gdy leży na polu, rekin mija to pole i płynie dalej.
kelp-about-colour-yellow = Kość przeszukiwania: odkrywa ukrytą płytkę w obszarze, z którym sąsiaduje rekin, jeśli jej wynik jest co najmniej równy wartości obszaru.
kelp-about-colour-red = Kość ataku: odkrywa tak jak kość przeszukiwania, a zaatakowana nią ośmiornica musi stanąć do starcia. Po użyciu trafia na tor głodu.

## Karty ośmiornicy

kelp-pile-move = Ruch
kelp-pile-hide = Ukrycie
kelp-pile-learn = Nauka
kelp-pile-eat = Zjadanie
kelp-card-fast-learning = Szybka nauka
kelp-card-nimble-dodge = Zwinny unik
kelp-card-sneaking = Skradanie się
kelp-card-camouflage = Kamuflaż
kelp-card-sudden-evasion = Nagły unik
kelp-card-taking-chances = Podjęcie ryzyka
kelp-card-cloud-of-ink = Chmura czernidła
kelp-card-in-plain-sight = Na widoku
kelp-card-shed-skin = Zrzucenie skóry
kelp-card-devious-ideas = Podstępne pomysły
kelp-card-sharp-senses = Wyostrzone zmysły
kelp-card-crab = Krab
kelp-card-snail = Ślimak morski
kelp-card-lobster = Homar
kelp-card-abalone = Uchowiec
# Objaśnienie karty: jej rodzaj, koszt i kolejne części efektu.
kelp-about-card = { $type }, koszt { $cost }: { $steps }.
kelp-step-swap = zamień miejscami 2 sąsiadujące płytki
kelp-step-shuffle = pomieszaj { $amount } { $amount ->
    [one] ukrytą płytkę
    [few] ukryte płytki
   *[many] ukrytych płytek
}
kelp-step-shuffle-centre = pomieszaj płytkę z obszaru C i { $amount } { $amount ->
    [one] ukrytą płytkę
    [few] ukryte płytki
   *[many] ukrytych płytek
} spoza niego; wszystkie wracają ukryte
kelp-step-shuffle-revealed = pomieszaj { $amount } { $amount ->
    [one] odkrytą płytkę
    [few] odkryte płytki
   *[many] odkrytych płytek
}; wszystkie wracają ukryte
kelp-step-hide = { $amount ->
    [one] ukryj 1 płytkę
    [2] ukryj 1 lub 2 płytki
   *[other] ukryj od 1 do { $amount } płytek
}
kelp-step-learn = zyskaj { $amount } { $amount ->
    [one] kartę lub płytkę
    [few] karty lub płytki
   *[many] kart lub płytek
}
kelp-step-eat = zjedz ten pokarm, gdy sąsiaduje z ośmiornicą
kelp-step-may-draw = możesz dobrać { $amount } { $amount ->
    [one] kartę
    [few] karty
   *[many] kart
}
kelp-step-may-trash = możesz usunąć z gry inną kartę z ręki lub ze stosu kart odrzuconych
kelp-step-may-top = możesz położyć jedną zyskaną kartę na wierzchu stosu dobierania
kelp-step-may-take = możesz wziąć na rękę jedną zyskaną kartę, ale nie kartę zjadania
kelp-step-may-hide-gained = możesz ukryć zyskane płytki

## Karty rekina i kafelki

kelp-effect-aggressive = Agresywny
kelp-effect-agile = Zwinny
kelp-effect-daring = Śmiały
kelp-effect-hostile = Wrogi
kelp-effect-hungry = Głodny
kelp-effect-observant = Spostrzegawczy
kelp-effect-reactive = Reaktywny
kelp-effect-relentless = Nieustępliwy
kelp-effect-ruthless = Bezwzględny
kelp-effect-swift = Szybki
kelp-effect-vigilant = Czujny
kelp-shark-card = { $effect } ({ $price })
kelp-about-shark-card = Koszt: { $price } energii; zyskiwane kości: { $dice }. { $text }
kelp-about-effect-aggressive = Bez efektu: daje tylko kości.
kelp-about-effect-agile = Zanim się poruszysz: obróć rekina o 180°.
kelp-about-effect-daring = Podczas dobrania kości i rzutu: czerwoną kość z puli ustaw na 6, a inną kość z puli umieść na torze głodu.
kelp-about-effect-hostile = Podczas dobrania kości i rzutu: losowa karta starcia ośmiornicy i karta kontry do niej wypadają z gry.
kelp-about-effect-hungry = Podczas dobrania kości i rzutu: dobierz dodatkową kość i rzuć nią.
kelp-about-effect-observant = Podczas przeszukiwania/ataku: zignoruj właśnie odkrytą pułapkę.
kelp-about-effect-reactive = Przed rzutem: zwróć do worka 2 dobrane kości i weź z niego 1 wybraną kość.
kelp-about-effect-relentless = Podczas dobrania kości i rzutu: przerzuć jedną kość albo dwie naraz.
kelp-about-effect-ruthless = Podczas dobrania kości i rzutu: zwiększ wynik kości o { $amount }, najwyżej do 6.
kelp-about-effect-swift = Podczas ruchu: popłyń o jedno pole więcej, jeśli to pole jest puste.
kelp-about-effect-vigilant = Podczas dobrania kości i rzutu: odłóż kość na tę kartę, na późniejszą turę; jej wynik się nie zmienia.
kelp-tile-reroll = kafelek rozwoju 1
kelp-tile-five-more = kafelek rozwoju 2
kelp-tile-reroll-again = kafelek rozwoju 3
kelp-tile-third-die = kafelek rozwoju 4
kelp-about-tile-reroll = W każdej turze możesz przerzucić jedną kość.
kelp-about-tile-five-more = Gdy wydajesz od 1 do 5 energii, masz jej o { $amount } więcej.
kelp-about-tile-reroll-again = W każdej turze możesz przerzucić jeszcze jedną kość.
kelp-about-tile-third-die = W każdej turze możesz dobrać jedną kość więcej.

## Starcie

kelp-pair-fight = Walka
kelp-pair-retreat = Wycofanie się
kelp-pair-freeze = Bezruch
kelp-tone-red = czerwona
kelp-tone-yellow = żółta
kelp-tone-turquoise = { $edition ->
    [prototype] szara
   *[final] turkusowa
}
kelp-about-pair-fight = Po ucieczce ośmiornica może przenieść rekina do kryjówki.
kelp-about-pair-retreat = Po ucieczce ośmiornica może pomieszać się z sąsiadującą płytką; obie wracają ukryte.
kelp-about-pair-freeze = Po ucieczce ośmiornica może ukryć siebie i maksymalnie dwie inne płytki.

## Co można odpowiedzieć: całe zdanie

kelp-action-done = Gotowe: nic więcej
kelp-action-end-turn = Zakończ turę
kelp-action-go-on = Dalej
kelp-action-roll = Rzuć kośćmi
kelp-action-draw = Dobierz
kelp-action-resolve = Rozpatrz efekt karty
kelp-action-two = Dobierz dwie kości
kelp-action-three = Dobierz trzy kości
kelp-action-food = Użyj efektu pokarmu: { $food }
kelp-action-confront = Wybierz kartę „{ $pair }”
kelp-warning-confront = Wybierasz kartę: { $pair }. Tego nie da się cofnąć.
kelp-action-return = Zwróć do worka { $colour-id ->
    [blue] niebieską kość
    [yellow] żółtą kość
    [red] czerwoną kość
   *[other] kość ({ $colour })
}
kelp-action-choose = Weź z worka { $colour-id ->
    [blue] niebieską kość
    [yellow] żółtą kość
    [red] czerwoną kość
   *[other] kość ({ $colour })
}
kelp-action-gain-card = Zyskaj wierzchnią kartę ze stosu „{ $pile }”
kelp-action-gain-block = Zyskaj płytkę: { $block }
kelp-action-use = Użyj karty „{ $effect }”
kelp-action-reveal = Odkryj płytkę w obszarze { $zone }
kelp-action-hide = Ukryj płytkę w obszarze { $zone }
kelp-action-take = Włóż do worka płytkę z obszaru { $zone }
kelp-action-name = Umieść płytkę w obszarze { $zone }
kelp-action-exchange = Podmień płytkę w obszarze { $zone }
kelp-action-first = Najpierw obszar { $zone }
kelp-action-retreat = Pomieszaj ośmiornicę z płytką z obszaru { $zone }
kelp-action-swap = Zamień miejscami płytki w obszarach { $zone } i { $other }
kelp-action-den = Umieść rekina na polu: { $space }
kelp-action-lift = Zdejmij kość prądu z pola: { $space }
kelp-action-die = Wybierz kość ({ $die })
kelp-action-reroll = Przerzuć kość ({ $die })
kelp-action-store = Zachowaj kość jako energię ({ $die })
kelp-action-lower = Zastąp kartę: obniż o 1 wynik kości ({ $die })
kelp-action-hunger = Umieść kość na torze głodu ({ $die })
kelp-action-play = Zagraj kartę „{ $card }”
kelp-action-discard = Odrzuć kartę „{ $card }”, potem możesz ukryć płytkę
kelp-action-top = Połóż kartę „{ $card }” na wierzchu stosu dobierania
kelp-action-to-hand = Weź na rękę kartę „{ $card }”
kelp-action-from-draw = Weź kartę „{ $card }” ze stosu dobierania
kelp-action-from-discard = Weź kartę „{ $card }” ze stosu kart odrzuconych
kelp-action-trash-hand = Usuń z gry kartę „{ $card }” z ręki
kelp-action-trash-discard = Usuń z gry kartę „{ $card }” ze stosu kart odrzuconych
kelp-action-buy = Kup kartę: { $card }
kelp-action-replace = Zastąp kartę: { $card }
kelp-action-step = Szybki: popłyń o jedno pole ({ $space }, przodem na { $facing })
kelp-action-clear = Zepchnij kość prądu i zajmij jej pole ({ $space }, przodem na { $facing })
kelp-action-current = Umieść kość ({ $die }{ $kept-id ->
    [kept] , z karty „Czujny”
   *[none] {""}
}) na polu: { $space }
kelp-action-search = { $die-id ->
    [red] Zaatakuj w obszarze { $zone }
   *[yellow] Przeszukaj obszar { $zone }
} ({ $die }{ $kept-id ->
    [kept] , z karty „Czujny”
   *[none] {""}
})
kelp-action-move = Popłyń na pole: { $space }, przodem na { $facing }
kelp-action-swim = Popłyń z prądem na pole: { $space }, przodem na { $facing } (pierwszy prąd: { $over })

## Nagłówki nad odpowiedziami jednego rodzaju i krótkie napisy pod nimi

kelp-group-food = Użyj efektu pokarmu
kelp-group-confront = Wybierz kartę starcia
kelp-group-return = Zwróć kość do worka
kelp-group-choose = Weź kość z worka
kelp-group-gain-card = Zyskaj wierzchnią kartę ze stosu
kelp-group-gain-block = Zyskaj płytkę leżącą obok planszy
kelp-group-use = Użyj karty
kelp-group-reveal = Odkryj płytkę
kelp-group-hide = Ukryj płytkę
kelp-group-take = Włóż płytkę do worka
kelp-group-name = Umieść płytkę w obszarze
kelp-group-exchange = Podmień płytkę w obszarze
kelp-group-first = Najpierw obszar
kelp-group-retreat = Pomieszaj ośmiornicę z płytką z obszaru
kelp-group-swap = Zamień miejscami dwie sąsiadujące płytki
kelp-group-den = Umieść rekina na polu
kelp-group-lift = Zdejmij kość prądu z planszy
kelp-group-die = Wybierz kość
kelp-group-reroll = Przerzuć kość
kelp-group-store = Zachowaj jako energię
kelp-group-lower = Zastąp kartę z rzędu: obniż o 1 wynik kości
kelp-group-hunger = Umieść na torze głodu
kelp-group-play = Zagraj kartę
kelp-group-discard = Odrzuć kartę, potem możesz ukryć płytkę
kelp-group-top = Połóż na wierzchu stosu dobierania
kelp-group-to-hand = Weź na rękę
kelp-group-from-draw = Weź ze stosu dobierania
kelp-group-from-discard = Weź ze stosu kart odrzuconych
kelp-group-trash-hand = Usuń z gry kartę z ręki
kelp-group-trash-discard = Usuń z gry kartę ze stosu kart odrzuconych
kelp-group-buy = Kup kartę
kelp-group-replace = Zastąp kartę
kelp-group-step = Szybki: popłyń o jedno pole
kelp-group-clear = Zepchnij kość prądu i zajmij jej pole
kelp-group-current = Umieść kość ({ $die }{ $kept-id ->
    [kept] , z karty „Czujny”
   *[none] {""}
}) na polu
kelp-group-search = { $die-id ->
    [red] Zaatakuj w obszarze
   *[yellow] Przeszukaj obszar
} ({ $die }{ $kept-id ->
    [kept] , z karty „Czujny”
   *[none] {""}
})
kelp-group-move = Popłyń na pole
kelp-group-swim = Popłyń z prądem na pole
kelp-label-swap = { $zone } ↔ { $other }
kelp-label-move = { $space }, przodem na { $facing }
kelp-label-swim = { $space }, przodem na { $facing } (pierwszy prąd: { $over })
kelp-label-step = { $space }, przodem na { $facing }
kelp-label-clear = { $space }, przodem na { $facing }

## O co pyta gra

kelp-question-den = { $why-id ->
    [setup] W której kryjówce umieszczasz rekina?
    [trap] Pułapka: do której kryjówki przenosisz rekina?
   *[fight] Walka: do której kryjówki przenosisz rekina?
}
kelp-question-action = { $done ->
    [0] Akcja 1 z 2: co robisz?
    [1] Akcja 2 z 2: co robisz?
   *[other] Obie akcje za tobą: używasz efektu pokarmu czy kończysz turę?
}
kelp-question-pay = Opłać koszt karty „{ $card }”: { $left ->
    [one] którą płytkę odkrywasz?
   *[other] które płytki o łącznej wartości { $left } odkrywasz?
}
kelp-question-swap = Które 2 sąsiadujące płytki zamieniasz miejscami?
kelp-question-hide = { $left ->
    [one] Którą płytkę ukrywasz?
   *[other] Które płytki ukrywasz (maksymalnie { $left })?
}
kelp-question-shuffle = { $which-id ->
    [revealed] Które odkryte płytki mieszasz? Do wybrania: { $left }.
    [outside] Które ukryte płytki spoza obszaru C mieszasz z płytką z obszaru C? Do wybrania: { $left }.
   *[hidden] Które ukryte płytki mieszasz? Do wybrania: { $left }.
}
kelp-question-gain = Co zyskujesz? { $left ->
    [one] To ostatni wybór.
   *[other] Pozostałe wybory: { $left }.
}
kelp-question-exchange = Którą odkrytą płytkę podmieniasz na nową ({ $block })?
kelp-question-top = Którą zyskaną kartę kładziesz na wierzchu swojego stosu dobierania?
kelp-question-take = Którą zyskaną kartę bierzesz na rękę?
kelp-question-hide-gained = Które zyskane płytki ukrywasz?
kelp-question-may-draw = Dobierasz { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}?
kelp-question-trash = Którą kartę usuwasz z gry?
kelp-question-snail = Ślimak morski: którą kartę bierzesz na rękę?
kelp-question-remove = { $left ->
    [one] Którą kość prądu zdejmujesz z planszy?
   *[other] Które kości prądu zdejmujesz z planszy (maksymalnie { $left })?
}
kelp-question-free-den = W każdej kryjówce leży kość prądu. Którą kość prądu najpierw zdejmujesz z planszy?
kelp-question-confront = { $seat-id ->
    [shark] Starcie w obszarze { $zone }: odgadnij, jak ucieka ośmiornica. Wskażesz jej kartę – wygrywasz. Którą kartę wybierasz?
   *[octopus] Starcie w obszarze { $zone }: wybierz drogę ucieczki. Jeśli rekin wskaże tę samą kartę, wygrywa. Którą kartę wybierasz?
}
kelp-question-retreat = Wycofanie się: z którą sąsiadującą płytką mieszasz ośmiornicę?
kelp-question-freeze = Bezruch: ukrywasz ośmiornicę?
kelp-question-place = Ośmiornica wyciąga płytkę z worka. W którym obszarze ma ją umieścić?
kelp-question-dice = Ile kości dobierasz?
kelp-question-refill = Worek jest pusty. Którą kość prądu zdejmujesz z planszy? Do zdjęcia: { $left }.
kelp-question-before-roll = Rzucasz kośćmi czy najpierw używasz karty?
kelp-question-reactive = Reaktywny: które dobrane kości zwracasz do worka? Do zwrócenia: { $left }.
kelp-question-replacement = Reaktywny: którą kość bierzesz z worka?
kelp-question-rolled = { $edition ->
    [prototype] Dobranie kości i rzut (2): zmieniasz wynik rzutu?
   *[final] Dobranie kości i rzut: zmieniasz wynik rzutu?
}
kelp-question-relentless = { $first-id ->
    [none] Nieustępliwy: którą kość przerzucasz?
   *[other] Nieustępliwy: którą kość przerzucasz jako drugą (pierwsza: { $first })?
}
kelp-question-daring = Śmiały: którą czerwoną kość ustawiasz na 6?
kelp-question-daring-other = Śmiały: którą inną kość umieszczasz na torze głodu?
kelp-question-ruthless = Bezwzględny: wynik której kości zwiększasz o { $amount }?
kelp-question-vigilant = Czujny: którą kość zachowujesz?
kelp-question-currents = Umieszczenie kości prądu: umieszczasz jakąś na planszy?
kelp-question-move = { $moved-id ->
    [true] Ruch: dokąd teraz płynie rekin?
   *[false] Ruch: dokąd płynie rekin?
}
kelp-question-after-move = Szybki: czy rekin płynie o jedno pole dalej?
kelp-question-search = Przeszukiwanie/atak: które obszary przeszukujesz lub atakujesz?
kelp-question-order = Który obszar rozpatrujesz najpierw?
kelp-question-observant = W obszarze { $zone } jest { $trap }. Ignorujesz ją, używając karty „Spostrzegawczy”?
kelp-question-store = Zachowanie energii: które kości zachowujesz? Wolne pola: { $left }.
kelp-question-buy = { $may-replace-id ->
    [true] Zachowanie energii: masz do wydania { $energy } energii. Kupujesz czy zastępujesz kartę?
   *[false] Zachowanie energii: masz do wydania { $energy } energii. Co kupujesz?
}
kelp-question-replace = Która karta z rzędu wypada z gry?
kelp-question-hunger = Którą kość umieszczasz na torze głodu?

## Co się dzieje

kelp-event-turn = { $seat-id ->
    [octopus] Tura { $turn }: ośmiornica
   *[shark] Tura { $turn }: rekin
}
kelp-event-shark-put = Rekin trafia na pole: { $space }.
kelp-event-played = Ośmiornica zagrywa kartę „{ $card }”.
kelp-event-drew = Ośmiornica dobiera { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
kelp-event-drew-card = Dobrana karta to „{ $card }”.
kelp-event-reshuffled = Stos kart odrzuconych ({ $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}) staje się stosem dobierania.
kelp-event-discarded = Ośmiornica odrzuca kartę „{ $card }”.
kelp-event-trashed = Karta „{ $card }” wypada z gry.
kelp-event-revealed = { $seat-id ->
    [octopus] Ośmiornica odkrywa płytkę w obszarze { $zone }: { $block }.
   *[shark] Rekin odkrywa płytkę w obszarze { $zone }: { $block }.
}
kelp-event-hidden = Ośmiornica ukrywa płytkę w obszarze { $zone }.
kelp-event-swapped = Ośmiornica zamienia miejscami płytki w obszarach { $zone } i { $other }.
kelp-event-taken = Płytka z obszaru { $zone } trafia do worka ośmiornicy.
kelp-event-block-drawn = Ośmiornica widzi płytkę wyciągniętą z worka: { $block }.
kelp-event-placed = Płytka z worka trafia do obszaru { $zone }, ukryta.
kelp-event-gained-card = Ośmiornica zyskuje kartę „{ $card }”.
kelp-event-pile-top = { $card-id ->
    [none] Stos „{ $pile }” jest pusty.
   *[other] Na wierzchu stosu „{ $pile }” leży karta „{ $card }”.
}
kelp-event-gained-block = Ośmiornica zyskuje płytkę w obszarze { $zone }: { $block } (podmieniona płytka: { $replaced }).
kelp-event-put-on-top = Karta „{ $card }” trafia na wierzch stosu dobierania.
kelp-event-took-to-hand = Ośmiornica jawnie bierze na rękę kartę „{ $card }”.
kelp-event-took-from-draw = Ośmiornica bierze kartę ze stosu dobierania, nie pokazując jej.
kelp-event-took-card = Wzięta karta to „{ $card }”.
kelp-event-ate = Ośmiornica zjada pokarm w obszarze { $zone }: { $food }.
kelp-event-used-food = Ośmiornica używa efektu pokarmu: { $food }.
kelp-event-dice-drawn = Rekin dobiera kości: { $blue } { $blue ->
    [one] niebieską
    [few] niebieskie
   *[many] niebieskich
}, { $yellow } { $yellow ->
    [one] żółtą
    [few] żółte
   *[many] żółtych
}, { $red } { $red ->
    [one] czerwoną
    [few] czerwone
   *[many] czerwonych
}.
kelp-event-rolled = Rekin rzuca kością: { $die }.
kelp-event-rerolled = Rekin przerzuca kość ({ $die }). Nowy wynik: { $became }.
kelp-event-used-card = Rekin używa karty „{ $effect }”.
kelp-event-returned = Do worka wraca { $colour } kość.
kelp-event-chosen = Rekin bierze z worka { $colour-id ->
    [blue] niebieską kość
    [yellow] żółtą kość
    [red] czerwoną kość
   *[other] kość ({ $colour })
}.
kelp-event-raised = Kość ({ $die }) zmienia wynik: { $became }.
kelp-event-kept = Rekin zachowuje na karcie „Czujny” kość: { $die }.
kelp-event-current-placed = Rekin umieszcza kość prądu o wyniku { $value } na polu: { $space }.
kelp-event-current-lifted = Kość prądu schodzi z planszy (pole: { $space }).
kelp-event-turned = Rekin obraca się o 180° i stoi przodem na { $facing }.
kelp-event-moved = { $over-id ->
    [none] Rekin płynie z pola { $start } na pole { $space }.
   *[other] Rekin płynie z pola { $start } na pole { $space } (pierwszy prąd: { $over }).
}
kelp-event-die-placed = Rekin umieszcza kość w obszarze { $zone }: { $die }.
kelp-event-searched = Rekin przeszukuje obszar { $zone } ({ $die }).
kelp-event-struck = Rekin atakuje w obszarze { $zone } ({ $die }).
kelp-event-grew = Na tor rozwoju trafia { $colour } kość.
kelp-event-tile = Kafelek rozwoju { $tile } zostaje odwrócony.
kelp-event-hunger = Na tor głodu trafia { $colour } kość (razem { $count }).
kelp-event-trap = W obszarze { $zone } aktywuje się { $trap }.
kelp-event-trap-ignored = Rekin ignoruje efekt płytki ({ $trap }).
kelp-event-stored = Rekin zachowuje kość jako energię: { $die }.
kelp-event-energy-lost = Energii rekina nie starcza na żadną kartę; jej kości wracają do worka.
kelp-event-lowered = Rekin obniża o 1 wynik kości ({ $die }).
kelp-event-replaced = Z rzędu i z gry wypada karta: { $card }.
kelp-event-bought = Rekin kupuje kartę: { $card }.
kelp-event-row = Do rzędu trafia karta: { $card }.
kelp-event-confrontation = Starcie! Rekin atakuje ośmiornicę w obszarze { $zone }.
kelp-event-chose = Ośmiornica w tajemnicy wybiera kartę „{ $pair }”.
kelp-event-shown = Ośmiornica pokazuje kartę „{ $octopus }”, a rekin kontrę do karty „{ $shark }”.
kelp-event-pair-lost = Obie karty „{ $pair }” wypadają z gry.
kelp-event-over = { $seat-id ->
    [octopus] Ośmiornica wygrywa
   *[shark] Rekin wygrywa
}: { $reason }.

## Jak gra się kończy

kelp-reason-food = zjedzono cały pokarm
kelp-reason-exhausted = rekin opadł z sił
kelp-reason-confrontation = wygrane starcie
kelp-reason-no-strike-left = rekin nie ma już czym zaatakować
kelp-reason-survived = ośmiornica przetrwała ostatnią turę
kelp-outcome = { $winner-id ->
    [octopus] Ośmiornica wygrywa
   *[shark] Rekin wygrywa
}: { $reason }.

## Do czego służy kość z puli, obok jej nazwy

kelp-use-energy = idzie do energii
kelp-use-current = można umieścić
kelp-use-search = przeszukuje do { $value }+
kelp-use-search-any = przeszukuje wszędzie
kelp-use-strike = atakuje do { $value }+
kelp-use-strike-any = atakuje wszędzie

## Stół w znakach

kelp-table-beside = Obok planszy
kelp-table-food = Tor pokarmu
kelp-table-used = { $food } (użyty)
kelp-table-unused = { $food } (jeszcze nieużyty)
kelp-table-hand = Ręka
kelp-table-hand-size = limit ręki { $size }
kelp-table-known = rekin wie o kartach: { $cards }
kelp-table-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
kelp-table-draw = Stos (bez kolejności)
kelp-table-top = na wierzchu: { $cards }
kelp-table-hand-or-draw = Ręka lub stos
kelp-table-discard = Odrzucone
kelp-table-played = Zagrane
kelp-table-trash = Usunięte
kelp-table-piles = Stosy
kelp-table-pile = { $pile }: { $card } i jeszcze { $more }
kelp-table-pile-last = { $pile }: { $card }
kelp-table-pile-empty = { $pile }: pusty
kelp-table-shark = Rekin
kelp-table-away = jeszcze poza planszą
kelp-table-facing = { $space }, przodem na { $facing }
kelp-table-right-angle = { $space }, prostopadle do ścieżki
kelp-table-around = obok: { $zones }; przed rekinem: { $spaces }
kelp-table-dens = Kryjówki
kelp-table-currents = Prądy
kelp-table-current = { $value } ({ $space })
kelp-table-bag = Worek
kelp-table-supply = Zapas kości
kelp-table-dice-blue = { $count } { $count ->
    [one] niebieska
    [few] niebieskie
   *[many] niebieskich
}
kelp-table-dice-yellow = { $count } { $count ->
    [one] żółta
    [few] żółte
   *[many] żółtych
}
kelp-table-dice-red = { $count } { $count ->
    [one] czerwona
    [few] czerwone
   *[many] czerwonych
}
kelp-table-drawn = Dobrane
kelp-table-pool = Pula
kelp-table-energy = { $edition ->
    [prototype] Pola energii
   *[final] Energia
}
kelp-table-kept = Na karcie „Czujny”
kelp-table-growth = Tor rozwoju
kelp-table-tiles = odwrócone kafelki: { $count } z { $all }
kelp-table-growing = na następnym: { $dice }
kelp-table-hunger = Tor głodu
kelp-table-of = { $count } z { $all }
kelp-table-row = Rząd
kelp-table-deck = w talii jeszcze { $count }
kelp-table-shark-cards = Kupione karty
kelp-table-pairs = Starcie
kelp-table-pair = { $pair } ({ $tone })
kelp-table-bag-blocks = W worku ośmiornicy
kelp-table-none = brak
kelp-table-never-eaten = Bez tej karty nie da się już zjeść tego pokarmu.
kelp-table-legend-blocks = ■ ukryta płytka, □ odkryta płytka, ◇ puste pole; po „?” to, co rekin musi brać pod uwagę
kelp-table-legend-shark = ▲ ▶ ▼ ◀ rekin i jego kierunek, ● rekin prostopadle do ścieżki; ( ) kryjówka
kelp-table-legend-dice = ≈ kość prądu (niebieska), ◎ kość przeszukiwania (żółta), ✗ kość ataku (czerwona)
kelp-table-zone = { $zone }, { $kind }, wartość { $value }: { $block }
kelp-table-zone-hidden = ukryta płytka
kelp-table-zone-hidden-known = ukryta płytka ({ $block })
kelp-table-zone-revealed = odkryta płytka ({ $block })
kelp-table-zone-empty = brak płytki
kelp-table-can-be = według rekina może tu być: { $blocks }
kelp-table-zone-die = leży tu kość: { $die }

## Dlaczego czegoś nie można teraz użyć

# Całe zdania, po daremnym wyborze i na końcu objaśnienia.
kelp-why-theirs = { $seat-id ->
    [shark] To należy do rekina.
   *[octopus] To należy do ośmiornicy.
}
kelp-why-action-first = Najpierw wybierz akcję: zagraj kartę, dobierz karty albo odrzuć kartę.
kelp-why-actions-done = Obie akcje tej tury są już wykonane.
kelp-why-too-dear = Nie można jej zagrać: kosztuje odkrycie { $cost } { $cost ->
    [one] ukrytej płytki
   *[other] ukrytych płytek
}, a { $hidden ->
    [0] żadna nie jest ukryta
    [one] ukryta jest tylko 1
    [few] ukryte są tylko { $hidden }
   *[many] ukrytych jest tylko { $hidden }
}.
kelp-why-nothing-to-hide = Nie można jej zagrać: żadna płytka nie jest odkryta, więc nie ma czego ukryć.
kelp-why-shuffle-few = Nie można jej zagrać: potrzeba ukrytych płytek: { $need } (do opłacenia { $pay }, do pomieszania { $amount }), a jest ich { $hidden }.
kelp-why-centre-few = Nie można jej zagrać: po opłaceniu muszą zostać do pomieszania ukryte płytki spoza C: { $amount }.
kelp-why-revealed-few = Nie można jej zagrać: po opłaceniu musi być odkrytych płytek: { $amount }.
kelp-why-learn-few = Nie można jej zagrać: nie dałoby się zyskać tyle, ile trzeba: { $amount }.
kelp-why-food-far = Nie można jej zagrać: ośmiornica nie sąsiaduje z jej pokarmem.
kelp-why-hand-full = Kart na ręce jest już { $count }, a limit ręki to { $size }.
kelp-why-not-in-hand = Zagrać można tylko kartę z ręki.
kelp-why-in-hand = Ta karta już jest na ręce.
kelp-why-trashed = To już poza grą.
kelp-why-hand-or-discard = Usunąć można tylko kartę z ręki lub ze stosu kart odrzuconych.
kelp-why-just-gained = Wybrać można tylko to, co zyskano przed chwilą.
kelp-why-gained-no-eat = Na rękę może trafić tylko karta zyskana przed chwilą, która nie jest kartą zjadania.
kelp-why-learn-first = Karty i płytki zyskuje się kartami nauki i dzięki uchowcowi.
kelp-why-pile-empty = Ten stos jest pusty.
kelp-why-no-room = Zyskana płytka zajmuje miejsce odkrytej, a żadna nie może ustąpić.
kelp-why-replaced = { $edition ->
    [prototype] Podmieniona płytka nie wraca do gry.
   *[final] Podmieniono ją przed chwilą; zyskać ją można przy późniejszej nauce.
}
kelp-why-exchange-hidden = Jest ukryta; podmienić można tylko odkrytą płytkę.
kelp-why-exchange-octopus = Ośmiornicy nigdy się nie podmienia.
kelp-why-exchange-food = Pokarmu nigdy się nie podmienia.
kelp-why-exchange-fresh = Zyskano ją przed chwilą, więc zostaje.
kelp-why-food-used = Jego efekt jest już wykorzystany.
kelp-why-food-time = Pokarmu używa się przed dwiema akcjami, między nimi albo po nich.
kelp-why-snail-none = Stos dobierania i stos kart odrzuconych są puste.
kelp-why-lobster-none = Żadna płytka nie jest odkryta, więc nie ma czego ukryć.
kelp-why-abalone-none = Nie ma niczego, co dałoby się zyskać.
kelp-why-pay-revealed = Jest już odkryta; płaci się tylko ukrytymi płytkami.
kelp-why-pay = Tej płytki nie da się użyć do opłacenia tak, by efekt karty pozostał możliwy.
kelp-why-pay-picked = Razem z tym, co wybrano, byłoby to za dużo albo efekt karty przestałby być możliwy.
kelp-why-not-adjacent = Nie sąsiaduje z { $other }.
kelp-why-hidden = Jest już ukryta.
kelp-why-spared = Sama ta pułapka zostaje odkryta.
kelp-why-shuffle-hidden = Jest odkryta, a ta karta miesza ukryte płytki.
kelp-why-shuffle-revealed = Jest ukryta, a ta karta miesza odkryte płytki.
kelp-why-in-bag = Płytka z tego obszaru już jest w worku.
kelp-why-not-empty = Tu już jest płytka; dobrana trafia do pustego obszaru.
kelp-why-pair-gone = Ta para jest już poza grą.
kelp-why-pair-time = Te karty wybiera się w starciu.
kelp-why-octopus-itself = To sama ośmiornica; wybierz płytkę, która z nią sąsiaduje.
kelp-why-not-beside-octopus = { $zone } nie sąsiaduje z ośmiornicą.
kelp-why-no-den = Rekina umieszcza się w kryjówce, a tu jej nie ma.
kelp-why-den-shark = Rekin już tu jest.
kelp-why-den-covered = Leży tu kość prądu, a inna kryjówka jest wolna.
kelp-why-no-current = Na tym polu nie ma kości prądu.
kelp-why-zone-later = Obszary przeszukuje się i atakuje po ruchu.
kelp-why-zone-over = Przeszukiwanie i atak w tej turze już się skończyły.
kelp-why-space-later = Pola mają swój czas w krokach prądów i ruchu.
kelp-why-space-over = Rekin już się poruszył w tej turze.
kelp-why-shark-here = Na tym polu jest rekin.
kelp-why-current-here = Na tym polu już leży kość prądu.
kelp-why-must-move = Rekin jest na tym polu i musi się ruszyć.
kelp-why-behind = To pole leży za rekinem, a on płynie tylko naprzód.
kelp-why-no-stop = Leży tu kość prądu; rekin nie może się na niej zatrzymać.
kelp-why-no-way = Nie prowadzi tu żadna droga: rekin staje na pustym polu tuż przed sobą albo dopływa prądami, od najwyższego do najniższego.
kelp-why-not-next = Usunąć prąd można tylko z pola tuż przed rekinem.
kelp-why-swift = Szybki rekin płynie o jeden krok naprzód, na puste pole.
kelp-why-not-beside-shark = { $zone } nie sąsiaduje z rekinem.
kelp-why-die-here = Tu już leży kość; w każdym obszarze mieści się jedna.
kelp-why-found = Płytka jest już odkryta; nie ma tu czego przeszukać ani atakować.
kelp-why-only-strike = Ośmiornica jest odkryta; trafić ją może tylko kość ataku, a żadna nie została.
kelp-why-too-low = Potrzeba { $value }, a najwyższa kość, której można tu użyć, pokazuje { $best }.
kelp-why-no-hunting-dice = Nie została żadna kość przeszukiwania ani ataku.
kelp-why-no-die-on = W tym obszarze nie leży żadna kość.
kelp-why-no-reroll = Nie masz przerzutu: pierwszy daje kafelek rozwoju 1.
kelp-why-rerolled = Przerzuty tej tury są już wykorzystane.
kelp-why-currents-now = Teraz umieszcza się tylko kości prądu; kości przeszukiwania i ataku mają swój czas po ruchu.
kelp-why-move-first = Najpierw ruch; kości przeszukiwania i ataku mają swój czas po nim.
kelp-why-moved-dice = Rekin już się ruszył; kości przeszukiwania i ataku mają swój czas w następnym kroku.
kelp-why-currents-over = Kości prądu umieszcza się przed ruchem.
kelp-why-die-low = Pokazuje { $value }, a obok rekina potrzeba co najmniej { $least }.
kelp-why-no-target = Obok rekina nie ma niczego, co ta kość mogłaby przeszukać lub zaatakować.
kelp-why-pool-only = Liczą się tu tylko kości z puli.
kelp-why-energy-buys = Kośćmi energii tylko kupuje się karty.
kelp-why-keeping = Odłożono ją w tej turze; można jej użyć od następnej.
kelp-why-not-red = Śmiały rekin podnosi kość ataku.
kelp-why-six = Już pokazuje 6.
kelp-why-daring-red = Ta kość zmieni się w 6; wybierz inną.
kelp-why-not-in-the-bag = W worku nie ma takiej kości.
kelp-why-one = Kości, która pokazuje 1, nie można zmniejszyć.
kelp-why-no-replacing = { $edition ->
    [prototype] Kartę wymienia się najwyżej raz w turze, przed pierwszym zakupem i póki w talii są karty.
   *[final] Kartę wymienia się najwyżej raz w turze, przed pierwszym zakupem, póki w talii są karty i na inną kartę nadal wystarczy energii.
}
kelp-why-stored = Ta kość już jest energią.
kelp-why-price = Kosztuje { $price }, a twoja energia to { $energy }.
kelp-why-last-affordable = Na jakąś kartę musi wystarczyć energii, a wystarcza tylko na tę.
kelp-why-row-later = Karty kupuje się w kroku energii.
kelp-why-time = { $effect-id ->
    [aggressive] Nie ma efektu; dała tylko swoje kości.
    [agile] Używa się jej w kroku ruchu, zanim rekin się poruszy.
    [swift] Używa się jej w kroku ruchu.
    [observant] Używa się jej, gdy właśnie odkryto pułapkę.
    [reactive] Używa się jej przed rzutem.
    [hungry] Używa się jej w kroku rzutu.
   *[other] Używa się jej w kroku rzutu, po rzucie.
}
kelp-why-right-angle = Rekin stoi prostopadle do ścieżki i może ruszyć w obie strony.
kelp-why-moved = Rekin już się poruszył.
kelp-why-swift-blocked = Tuż przed rekinem nie ma pustego pola.
kelp-why-bag-empty = Worek jest pusty.
kelp-why-reactive-two = Potrzeba dwóch dobranych kości.
kelp-why-daring-needs = Potrzeba kości ataku poniżej 6 i drugiej kości w puli.
kelp-why-hostile-needs = W grze muszą być dwie pary.
kelp-why-pool-empty = W puli nie ma kości.
kelp-why-all-six = Wszystkie kości w puli pokazują 6.
