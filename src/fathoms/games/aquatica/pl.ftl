### Aquatica po polsku. Opcje gry są znane wszędzie; $x-id to sama nazwa, która kryje się za $x.
### Nazwy kart nie odmieniają się: stoją w cudzysłowie. Lokacje i miejsca przy stole też nie: stoją po dwukropku albo jako podmiot.

aquatica-name = Aquatica
aquatica-seat-player1 = gracz 1
aquatica-seat-player2 = gracz 2
aquatica-seat-player3 = gracz 3
aquatica-seat-player4 = gracz 4
aquatica-seat-ichthyanders = Ichtianderzy

## Opcje gry

aquatica-players-1 = solo
aquatica-players-2 = dwóch graczy
aquatica-players-3 = trzech graczy
aquatica-players-4 = czterech graczy
aquatica-kings-none = { $players ->
    [1] jeden król z trzech
   *[other] bez kart królów
}
aquatica-kings-dealt = rozdane karty królów
aquatica-kings-draft = wybór kart królów
aquatica-goals-printed = nadrukowane cele
aquatica-goals-tokens = żetony celu
aquatica-first-random = { $players ->
    [1] zaczynasz
   *[other] losowy pierwszy gracz
}
aquatica-first-player1 = zaczyna gracz 1
aquatica-first-player2 = zaczyna gracz 2
aquatica-first-player3 = zaczyna gracz 3
aquatica-first-player4 = zaczyna gracz 4
aquatica-matrona-sweep-true = Matrona usuwa postać z rzędu
aquatica-matrona-sweep-false = Matrona nie usuwa postaci
aquatica-equal-turns-true = równa liczba tur
aquatica-equal-turns-false = ostatnie tury według instrukcji

## Rodzaje lokacji, ikony i inne drobiazgi

aquatica-type-sb = Zatoka Rekinów
aquatica-type-ss = Zatopione Statki
aquatica-type-ov = Wulkany Oceanu
aquatica-type-dc = Upadłe Cywilizacje
aquatica-icon-c1 = +1 moneta
aquatica-icon-c2 = +2 monety
aquatica-icon-p1 = +1 siły
aquatica-icon-p2 = +2 siły
aquatica-icon-ts = +2 siły: Zatoka Rekinów
aquatica-icon-tk = +2 siły: Zatopione Statki
aquatica-icon-tv = +2 siły: Wulkany Oceanu
aquatica-icon-tc = +2 siły: Upadłe Cywilizacje
aquatica-icon-r1 = podnieś o 1
aquatica-icon-r2 = podnieś o 2
aquatica-icon-rf = całkowicie podnieś
aquatica-icon-fr = zwerbuj za darmo
aquatica-icon-tb = weź na rękę
aquatica-icon-sc = zapunktuj
aquatica-sign-c1 = +1$
aquatica-sign-c2 = +2$
aquatica-sign-p1 = +1⚔
aquatica-sign-p2 = +2⚔
aquatica-sign-ts = +2⚔ZR
aquatica-sign-tk = +2⚔ZS
aquatica-sign-tv = +2⚔WO
aquatica-sign-tc = +2⚔UC
aquatica-sign-r1 = ↑1
aquatica-sign-r2 = ↑2
aquatica-sign-rf = ↑↑
aquatica-sign-fr = werbuj
aquatica-sign-tb = ręka
aquatica-sign-sc = punktuj
aquatica-sign-empty = —
aquatica-tag-sb = ZR
aquatica-tag-ss = ZS
aquatica-tag-ov = WO
aquatica-tag-dc = UC
aquatica-sort-trained = wyszkolona
aquatica-sort-wild = dzika
aquatica-state-ready = przygotowana
aquatica-state-tired = wyczerpana
# Lokacja nazywa się tak jak jej rodzaj i ma numer.
aquatica-location = { $type } { $number }

## Postacie i królowie

aquatica-card-matrona = Matrona
aquatica-card-sealord = Władca Mórz
aquatica-card-legion = Legion
aquatica-card-seahorse = Konik Morski
aquatica-card-waveteller = Wróżbita Fal
aquatica-card-agent = Agent Błękitnych Wód
aquatica-card-grabber = Chciwiec
aquatica-card-crab = Dyplomatyczny Krab
aquatica-card-turtle = Żółw Skarbnik
aquatica-card-researcher = Badacz
aquatica-card-leader = Przywódca Mant
aquatica-card-angler = Żabnica
aquatica-card-healer = Uzdrowiciel
aquatica-card-meg = Meg
aquatica-card-diva = Morska Diwa
aquatica-card-cai = Król Cai Zwinny
aquatica-card-sol = Król Sol Wielki
aquatica-card-fancelot = Fancelot Powabny
aquatica-card-herbert = Herbert Potężny
aquatica-card-xander = Xander Uzurpator
aquatica-card-adela = Adela Wyzwolicielka
aquatica-card-nerea = Nerea Cierpliwa
aquatica-card-ondro = Ondro Głębinowy
aquatica-step-buy = +{ $amount } { $amount ->
    [one] moneta
    [few] monety
   *[many] monet
}, kup lokację
aquatica-step-conquer = +{ $amount } siły, podbij lokację
aquatica-step-recruit = +{ $amount } { $amount ->
    [one] moneta
    [few] monety
   *[many] monet
}, zwerbuj postać
aquatica-step-recruit-free = zwerbuj za darmo postać o koszcie do { $amount } { $amount ->
    [one] monety
   *[other] monet
}
aquatica-step-raise = podnieś o { $amount } { $amount ->
    [one] głębię
    [few] głębie
   *[many] głębi
}
aquatica-step-raise-full = całkowicie podnieś lokację
aquatica-step-score = zapunktuj { $amount } { $amount ->
    [one] lokację
    [few] lokacje
   *[many] lokacji
}
aquatica-step-scout = możesz wykonać zwiad
aquatica-step-take-back = { $amount ->
    [99] weź na rękę wszystkie odrzucone postacie
    [one] weź na rękę 1 odrzuconą postać
    [few] weź na rękę { $amount } odrzucone postacie
   *[many] weź na rękę { $amount } odrzuconych postaci
}
aquatica-step-ready = przygotuj wszystkie swoje manty
aquatica-step-salvage = weź za darmo odrzuconą lokację
aquatica-step-replay = zapłać { $amount } { $amount ->
    [one] monetę
    [few] monety
   *[many] monet
} i ponownie zagraj odrzuconą postać
aquatica-step-oust = odłóż do pudełka pierwszą od lewej postać z rzędu
aquatica-step-others-raise = każdy przeciwnik podnosi o { $amount } { $amount ->
    [one] głębię
    [few] głębie
   *[many] głębi
}
aquatica-step-others-score = każdy przeciwnik punktuje { $amount } { $amount ->
    [one] lokację
    [few] lokacje
   *[many] lokacji
}
aquatica-step-others-discard = każdy przeciwnik odrzuca { $amount } { $amount ->
    [one] postać
    [few] postacie
   *[many] postaci
}
aquatica-step-either = { $one } albo { $other }
aquatica-step-gain-manta = podczas przygotowania gry: weź dziką mantę ({ $icon })
aquatica-fate-stays = Ta karta zostaje na ręce.
aquatica-fate-box = Potem odłóż tę kartę do pudełka.

## Cele

aquatica-goal-hand8 = { $amount } { $amount ->
    [one] postać
    [few] postacie
   *[many] postaci
} na ręce
aquatica-goal-board5 = { $amount } { $amount ->
    [one] lokacja
    [few] lokacje
   *[many] lokacji
} na planszy
aquatica-goal-scored3 = { $amount } { $amount ->
    [one] zapunktowana lokacja
    [few] zapunktowane lokacje
   *[many] zapunktowanych lokacji
}
aquatica-goal-wild2 = { $amount } { $amount ->
    [one] dzika manta
    [few] dzikie manty
   *[many] dzikich mant
}
aquatica-goal-points15 = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} w zapunktowanych lokacjach
aquatica-goal-discard-all = odrzucone wszystkie postacie oprócz { $amount }
aquatica-goal-locations11 = { $amount } { $amount ->
    [one] lokacja
    [few] lokacje
   *[many] lokacji
} łącznie na planszy i na stosie punktowania
aquatica-goal-wild3 = { $amount } { $amount ->
    [one] dzika manta
    [few] dzikie manty
   *[many] dzikich mant
}
aquatica-goal-types4 = { $amount ->
    [one] zapunktowany 1 rodzaj lokacji
    [few] zapunktowane { $amount } rodzaje lokacji
   *[many] zapunktowanych { $amount } rodzajów lokacji
}
aquatica-goal-discard10 = { $amount } { $amount ->
    [one] postać
    [few] postacie
   *[many] postaci
} na stosie kart odrzuconych
aquatica-goal-same4 = { $amount } { $amount ->
    [one] lokacja
    [few] lokacje
   *[many] lokacji
} jednego rodzaju łącznie na planszy i na stosie punktowania
aquatica-goal-conquer5 = { $amount } { $amount ->
    [one] postać
    [few] postacie
   *[many] postaci
} z efektem podboju łącznie na ręce i na stosie kart odrzuconych
aquatica-goal-risen5 = { $amount } { $amount ->
    [one] całkowicie podniesiona lokacja
    [few] całkowicie podniesione lokacje
   *[many] całkowicie podniesionych lokacji
} na planszy
aquatica-goal-recruit5 = werbunek postaci za { $amount } { $amount ->
    [one] monetę
    [few] monety
   *[many] monet
}

## Co można odpowiedzieć: całe zdanie

aquatica-action-go-on = Dalej
aquatica-action-end-turn = Zakończ turę
aquatica-action-decline = Zrezygnuj
aquatica-action-scout = Wykonaj zwiad
aquatica-action-branch = Wybierz efekt { $branch }
aquatica-action-king = Zatrzymaj kartę „{ $king }”
aquatica-action-recruit = Zwerbuj postać z pola { $place }
aquatica-action-free = Zwerbuj za darmo postać z pola { $place }
aquatica-action-track = Połóż mantę Ichtianderów na torze celu { $track }
aquatica-action-play = Zagraj kartę „{ $card }”
aquatica-action-discard = Odrzuć kartę „{ $card }”
aquatica-action-take-back = Weź na rękę kartę „{ $card }”
aquatica-action-replay = Zagraj ponownie kartę „{ $card }”
aquatica-action-manta = Wykorzystaj { $sort-id ->
    [trained] wyszkoloną mantę
    [wild] dziką mantę
   *[other] mantę ({ $sort })
}: { $icon }
aquatica-action-claim = Połóż na torze celu { $track } { $state-id ->
    [ready] przygotowaną mantę
    [tired] wyczerpaną mantę
   *[other] mantę ({ $state })
}: { $icon }
aquatica-action-depth = Wykorzystaj górną głębię lokacji: { $location }
aquatica-action-buy = Kup lokację: { $location }
aquatica-action-conquer = Podbij lokację: { $location }
aquatica-action-raise = Podnieś lokację o 1 głębię: { $location }
aquatica-action-raise-full = Całkowicie podnieś lokację: { $location }
aquatica-action-score = Zapunktuj lokację: { $location }
aquatica-action-salvage = Weź lokację ze stosu kart odrzuconych: { $location }
aquatica-action-drop = Odrzuć lokację z dolnego rzędu: { $location }

## Nagłówki nad odpowiedziami jednego rodzaju i krótkie napisy pod nimi

aquatica-group-king = Zatrzymaj kartę króla
aquatica-group-recruit = Zwerbuj postać
aquatica-label-recruit = pole { $place }
aquatica-group-free = Zwerbuj postać za darmo
aquatica-label-free = pole { $place }
aquatica-group-track = Połóż mantę Ichtianderów
aquatica-label-track = cel { $track }
aquatica-group-play = Zagraj kartę postaci
aquatica-group-discard = Odrzuć kartę postaci
aquatica-group-take-back = Weź na rękę
aquatica-group-replay = Zagraj ponownie
aquatica-group-manta = Wykorzystaj mantę
aquatica-label-manta = { $icon } ({ $sort })
aquatica-group-claim = Połóż mantę na torze celu
aquatica-label-claim = cel { $track }, manta { $icon } ({ $state })
aquatica-group-depth = Wykorzystaj górną głębię lokacji
aquatica-group-buy = Kup lokację
aquatica-group-conquer = Podbij lokację
aquatica-group-raise = Podnieś lokację o 1 głębię
aquatica-group-raise-full = Całkowicie podnieś lokację
aquatica-group-score = Zapunktuj lokację
aquatica-group-salvage = Weź lokację ze stosu kart odrzuconych
aquatica-group-drop = Odrzuć lokację z dolnego rzędu

## O co pyta gra

aquatica-question-king = Którą kartę króla zatrzymujesz?
aquatica-question-before = Twoja tura: którą kartę zagrywasz? Najpierw możesz wykorzystać manty i głębie lub położyć mantę na torze celu.
aquatica-question-after = Karta zagrana. Wykorzystujesz jeszcze manty lub głębie, kładziesz mantę na torze celu czy kończysz turę?
aquatica-question-claim = Kładziesz teraz mantę na torze celu?
aquatica-question-buy = { $own ->
    [0] Karta nie daje ci monet.
    [one] Karta daje ci 1 monetę.
    [few] Karta daje ci { $own } monety.
   *[many] Karta daje ci { $own } monet.
} Którą lokację kupujesz?
aquatica-question-conquer = { $own ->
    [0] Karta nie daje ci siły.
    [one] Karta daje ci 1 punkt siły.
    [few] Karta daje ci { $own } punkty siły.
   *[many] Karta daje ci { $own } punktów siły.
} Którą lokację podbijasz?
aquatica-question-recruit = { $own ->
    [0] Karta nie daje ci monet.
    [one] Karta daje ci 1 monetę.
    [few] Karta daje ci { $own } monety.
   *[many] Karta daje ci { $own } monet.
} Którą postać werbujesz?
aquatica-question-replay = Którą odrzuconą postać zagrywasz ponownie za { $price } { $price ->
    [one] monetę
    [few] monety
   *[many] monet
}?
aquatica-question-pay = { $verb-id ->
    [recruit] Miejsce { $target } w rzędzie postaci
   *[other] { $target }
}: { $verb-id ->
    [conquer] brakuje siły, { $missing } z { $price }.
   *[other] brakuje monet, { $missing } z { $price }.
} Czym płacisz?
aquatica-question-free = Którą postać werbujesz za darmo?
aquatica-question-raise = Którą lokację podnosisz? { $left ->
    [one] Pozostał 1 krok.
    [few] Pozostały { $left } kroki.
   *[many] Pozostało { $left } kroków.
}
aquatica-question-raise-full = Którą lokację całkowicie podnosisz?
aquatica-question-score = { $left ->
    [one] Którą lokację punktujesz?
   *[other] Które lokacje punktujesz? Do wybrania: { $left }.
}
aquatica-question-take-back = { $left ->
    [one] Którą postać bierzesz na rękę?
   *[other] Które postacie bierzesz na rękę? Do wybrania: { $left }.
}
aquatica-question-scout = Wykonujesz zwiad?
aquatica-question-drop = { $left ->
    [one] Którą lokację z dolnego rzędu odrzucasz?
   *[other] Które lokacje z dolnego rzędu odrzucasz? Do wybrania: { $left }.
}
aquatica-question-branch = Który efekt karty „{ $card }” wybierasz?
aquatica-question-salvage = Którą odrzuconą lokację bierzesz?
aquatica-question-discard = { $left ->
    [one] Którą postać odrzucasz?
   *[other] Którą postać odrzucasz? Do odrzucenia: { $left }.
}
aquatica-question-track = Na torze którego celu kładziesz mantę Ichtianderów?

## Co się dzieje

aquatica-event-turn = Tura { $turn }: { $seat }
aquatica-event-king-picked = Kartę króla zatrzymuje { $seat }: „{ $king }”.
aquatica-event-king = Kartę króla pokazuje { $seat }: „{ $king }”.
aquatica-event-played = Kartę zagrywa { $seat }: „{ $card }”.
aquatica-event-recruited = Nową postać werbuje { $seat }: „{ $card }” (za { $coins ->
    [0] darmo
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}).
aquatica-event-row = Na pole { $place } w rzędzie postaci trafia karta „{ $card }”.
aquatica-event-ousted = Karta „{ $card }” zostaje odłożona do pudełka.
aquatica-event-bought = Lokację kupuje { $seat }: { $location } (za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[many] monet
}).
aquatica-event-conquered = Lokację podbija { $seat }: { $location } (za { $power } { $power ->
    [one] punkt siły
    [few] punkty siły
   *[many] punktów siły
}).
aquatica-event-salvaged = Lokację ze stosu kart odrzuconych bierze { $seat }: { $location }.
aquatica-event-manta-used = Mantę wykorzystuje { $seat }: { $icon } ({ $sort }).
aquatica-event-depth-used = Głębię wykorzystuje { $seat }: { $icon } (lokacja: { $location }).
aquatica-event-raised = Lokacja podnosi się o { $steps } { $steps ->
    [one] głębię
    [few] głębie
   *[many] głębi
}: { $location }.
aquatica-event-risen = Lokacja całkowicie podniesiona: { $location }.
aquatica-event-manta-gained = Dziką mantę otrzymuje { $seat }: { $icon }.
aquatica-event-scored = Lokację punktuje { $seat }: { $location } ({ $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}).
aquatica-event-scouted = Zwiad wykonuje { $seat }.
aquatica-event-dropped = Na stos kart odrzuconych trafia lokacja: { $location }.
aquatica-event-dealt = Nowa lokacja w dolnym rzędzie: { $location }.
aquatica-event-ready = Wszystkie swoje manty przygotowuje { $seat }.
aquatica-event-took-back = Kartę bierze na rękę { $seat }: „{ $card }”.
aquatica-event-discarded = Kartę odrzuca { $seat }: „{ $card }”.
aquatica-event-replayed = Kartę ponownie zagrywa { $seat }: „{ $card }”.
aquatica-event-boxed = Karta „{ $card }” zostaje odłożona do pudełka.
aquatica-event-claimed = Mantę na torze celu kładzie { $seat }: { $goal } (pole { $space }).
aquatica-event-placed = Na tor celu trafia manta Ichtianderów: { $goal } (pole { $space }).
aquatica-event-last-turns = Zaczynają się ostatnie tury: { $reason }.
aquatica-event-over = Na koniec gry { $seat } ma { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}{ $players ->
    [1] {""}
   *[other] {" "}i zajmuje { $rank }. miejsce
}.

## Jak gra się kończy

aquatica-reason-goals = jeden z graczy ma manty na torach wszystkich czterech celów
aquatica-reason-locations = wyłożono ostatnią lokację z talii
aquatica-reason-ocean = wyłożono ostatnią postać Oceanu z talii
aquatica-reason-ichthyanders = wszystkie manty Ichtianderów leżą na torach celów
aquatica-reason-turns = jeden z graczy osiąga limit tur
aquatica-outcome = Wygrywa { $winner } z wynikiem { $points } { $points ->
    [one] punktu
   *[other] punktów
}.
aquatica-outcome-solo = Masz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Rada Oceanu nagradza cię stworem morskim: { $creature }.
aquatica-creature-clownfish = Błazenek
aquatica-creature-serpent = Wąż Morski
aquatica-creature-leviathan = Lewiatan
aquatica-creature-kraken = Kraken

## Stół w znakach i w zdaniach

aquatica-table-goals = Cele
aquatica-table-goal = Cel { $number }
aquatica-table-progress = { $goal } (ty: { $count })
aquatica-table-laid = leżą na nim manty: { $seats }
aquatica-table-next = następne pole: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
aquatica-table-row = Rząd postaci
aquatica-table-place = Pole { $place } w rzędzie postaci, { $price } { $price ->
    [one] moneta
    [few] monety
   *[many] monet
}
aquatica-table-upper = Górny rząd
aquatica-table-less = o { $less }⚔ mniej, już odjęte
aquatica-table-lower = Dolny rząd
aquatica-table-decks = Talie
aquatica-table-deck-sizes = postacie Oceanu { $ocean }, lokacje { $locations }
aquatica-table-location-discard = Odrzucone lokacje
aquatica-table-rivals = Ichtianderzy
aquatica-table-placed = położone manty: { $count } z { $all }
aquatica-table-packet = Królowie do wyboru
aquatica-table-ending = Ostatnie tury
aquatica-table-ending-begun = { $reason }; ostatnie tury zaczną się po tej turze
aquatica-table-ending-left = { $reason }; { $count ->
    [1] to jest ostatnia tura
   *[other] liczba pozostałych tur razem z tą: { $count }
}
aquatica-table-player = { $seat }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
aquatica-mark-you = ty
aquatica-mark-picking = wybiera króla
aquatica-mark-active = teraz gra
aquatica-mark-last = ostatnia tura
aquatica-mark-answering = teraz odpowiada
aquatica-mark-first = pierwszy gracz
aquatica-mark-rank = miejsce { $rank }
aquatica-table-king = Król
aquatica-table-king-number = { $king }, numer { $number }
aquatica-table-hand = Ręka
aquatica-table-playing = Zagrywane
aquatica-table-discard = Odrzucone
aquatica-table-mantas = Manty
aquatica-mantas-ready = wyszkolone i przygotowane: { $mantas }
aquatica-mantas-tired = wyszkolone i wyczerpane: { $mantas }
aquatica-mantas-wild-ready = dzikie i przygotowane: { $mantas }
aquatica-mantas-wild-tired = dzikie i wyczerpane: { $mantas }
aquatica-table-board = Plansza
aquatica-table-free = { $count } { $count ->
    [one] wolna kieszeń
    [few] wolne kieszenie
   *[many] wolnych kieszeni
}
aquatica-table-scored = Zapunktowane
aquatica-table-sum = Punkty
aquatica-table-parts = ręka { $hand }, cele { $claimed }, lokacje { $locations }
aquatica-table-none = brak
aquatica-table-empty = pusta
aquatica-table-unknown = nie wiadomo
aquatica-table-depths = głębie: { $depths }
aquatica-table-no-depth = bez głębi
aquatica-table-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
aquatica-table-manta = dzika manta: { $icon }
aquatica-table-risen = { $location }: całkowicie podniesiona, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
aquatica-table-top = { $location }: górna głębia: { $depth }
aquatica-table-below = pod nią: { $depths }
aquatica-table-covered = zakryte: { $count }
aquatica-price-both = { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
} lub { $power } { $power ->
    [one] punkt siły
    [few] punkty siły
   *[many] punktów siły
}
aquatica-price-coins = { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
}
aquatica-price-power = { $power } { $power ->
    [one] punkt siły
    [few] punkty siły
   *[many] punktów siły
}
aquatica-legend-prices = $ monety, ⚔ siła, ★ punkty; ↑ podnoszenie
aquatica-legend-depths = [ ] górna głębia, ▒ zakryta głębia, — pusta głębia, ▲ całkowicie podniesiona, → prowadzi do
aquatica-legend-mantas = ◆ wyszkolona manta, przygotowana; ◇ wyszkolona manta, wyczerpana; ✦ dzika manta, przygotowana; ✧ dzika manta, wyczerpana

## Co robi postać, w znakach

aquatica-short-buy = +{ $amount }$ kup
aquatica-short-conquer = +{ $amount }⚔ podbij
aquatica-short-recruit = +{ $amount }$ zwerbuj
aquatica-short-recruit-free = zwerbuj za darmo do { $amount }$
aquatica-short-raise = ↑{ $amount }
aquatica-short-raise-full = ↑↑
aquatica-short-score = zapunktuj { $amount }
aquatica-short-scout = zwiad
aquatica-short-take-back = { $amount ->
    [99] weź wszystkie na rękę
   *[other] weź na rękę { $amount }
}
aquatica-short-ready = przygotuj wszystkie manty
aquatica-short-salvage = weź odrzuconą lokację
aquatica-short-replay = za { $amount }$ ponownie zagraj odrzuconą postać
aquatica-short-oust = pierwsza od lewej do pudełka
aquatica-short-others-raise = przeciwnicy ↑{ $amount }
aquatica-short-others-score = przeciwnicy punktują { $amount }
aquatica-short-others-discard = przeciwnicy odrzucają { $amount }
aquatica-short-either = { $one } albo { $other }
aquatica-short-gain-manta = podczas przygotowania gry: dzika manta { $icon }

## Co stoi przy odpowiedzi i co wiadomo o rzeczach

aquatica-note-risen = potem całkowicie podniesiona
aquatica-note-scout = odrzucone z górnego rzędu: { $upper }; przesunięte z dolnego: { $lower }; nowe: { $new }
aquatica-note-ready = przygotowane: { $count }
aquatica-about-king = Król numer { $number }:
aquatica-about-coin = Daje { $amount } { $amount ->
    [one] monetę
    [few] monety
   *[many] monet
} na lokację lub postać, podczas zagrywania karty.
aquatica-about-power = Daje { $amount } { $amount ->
    [one] punkt siły
    [few] punkty siły
   *[many] punktów siły
} na podbój, podczas zagrywania karty.
aquatica-about-power-vs = Daje { $amount } { $amount ->
    [one] punkt siły
    [few] punkty siły
   *[many] punktów siły
} na podbój lokacji tego rodzaju: { $type }.
aquatica-about-raise = Podnosi twoje lokacje łącznie o { $amount } { $amount ->
    [one] głębię
    [few] głębie
   *[many] głębi
}, przed zagraniem karty lub po nim. Pominięte głębie nic nie dają.
aquatica-about-raise-full = Całkowicie podnosi jedną z twoich lokacji, przed zagraniem karty lub po nim.
aquatica-about-recruit-free = Werbuje za darmo postać o koszcie do { $amount } { $amount ->
    [one] monety
   *[other] monet
}, przed zagraniem karty lub po nim.
aquatica-about-take-back = Pozwala wziąć na rękę { $amount } { $amount ->
    [one] odrzuconą postać
    [few] odrzucone postacie
   *[many] odrzuconych postaci
}, przed zagraniem karty lub po nim.
aquatica-about-score = Punktuje { $amount } { $amount ->
    [one] całkowicie podniesioną lokację
    [few] całkowicie podniesione lokacje
   *[many] całkowicie podniesionych lokacji
}, przed zagraniem karty lub po nim.
aquatica-about-goal = Cel. W swojej turze, gdy jest wypełniony, możesz raz położyć na jego torze wyszkoloną mantę. Punkty za kolejne pola: { $points }.
aquatica-about-creature = Nagroda w grze solo za co najmniej { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
aquatica-table-left = Gotowe manty po tym: { $mantas }

## Dlaczego czegoś nie można teraz użyć

# Całe zdania, po daremnym wyborze i na końcu objaśnienia.
aquatica-why-main-done = W turze zagrywa się jedną kartę postaci i już ją zagrano.
aquatica-why-card-first = To bierze się efektem karty postaci: najpierw ją zagraj.
aquatica-why-not-in-hand = Leży wśród odrzuconych; zagrać można tylko kartę z ręki.
aquatica-why-in-hand = Ta karta jest na ręce; wybierz odrzuconą.
aquatica-why-stays = Matrona zawsze zostaje na ręce.
aquatica-why-coins = Kosztuje { $price }, a ze wszystkimi mantami i głębiami masz { $most }: { $missing ->
    [one] brakuje { $missing } monety
   *[other] brakuje { $missing } monet
}.
aquatica-why-power = Potrzeba siły { $price }, a ze wszystkimi mantami i głębiami masz { $most }: brakuje { $missing }.
aquatica-why-not-free = To miejsce kosztuje { $price }, a za darmo jest miejsce najwyżej za { $most }.
aquatica-why-pockets-full = Wszystkie pięć kieszeni planszy jest zajęte: najpierw zapunktuj lokację.
aquatica-why-tired = Ta manta jest wyczerpana.
aquatica-why-resource = Monetami i siłą płaci się tylko za efekt karty postaci.
aquatica-why-pays-no-coins = Nie daje monet.
aquatica-why-pays-no-power = Nie daje siły przeciw tej lokacji.
aquatica-why-paid = Głębia tej lokacji już raz zapłaciła w tej turze.
aquatica-why-empty-depth = Jej górna głębia jest pusta i nie ma efektu.
aquatica-why-risen = Jest całkowicie podniesiona: nie została żadna głębia.
aquatica-why-not-risen = Punktuje się tylko lokację całkowicie podniesioną.
aquatica-why-own-depth = Głębia nie działa na własną lokację.
aquatica-why-nothing-to-raise = Żadnej twojej lokacji nie można podnieść.
aquatica-why-nothing-to-score = Żadnej twojej lokacji nie można zapunktować.
aquatica-why-nothing-to-take-back = Nie masz odrzuconych kart.
aquatica-why-nobody-to-recruit = Nie można tym zwerbować żadnej postaci.
aquatica-why-claimed = Na torze tego celu już leży twoja manta.
aquatica-why-ichthyanders-there = Na torze tego celu już leży manta Ichtianderów.
aquatica-why-goal-not-met = Warunek tego celu nie jest teraz spełniony.
aquatica-why-goal-time = Mantę kładzie się na torze celu przed akcją główną, po niej i między efektami karty.
