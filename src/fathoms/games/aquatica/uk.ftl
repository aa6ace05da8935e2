### Aquatica українською. Параметри гри відомі всюди; $x-id — це гола назва за $x.

aquatica-name = Aquatica
aquatica-seat-player1 = гравець 1
aquatica-seat-player2 = гравець 2
aquatica-seat-player3 = гравець 3
aquatica-seat-player4 = гравець 4
aquatica-seat-ichthyanders = Іхтіандри

## Параметри гри

aquatica-players-1 = одиночний режим
aquatica-players-2 = двоє гравців
aquatica-players-3 = троє гравців
aquatica-players-4 = четверо гравців
aquatica-kings-none = { $players ->
    [1] один король із трьох
   *[other] без королів
}
aquatica-kings-dealt = роздача королів
aquatica-kings-draft = драфт королів
aquatica-goals-printed = надруковані цілі
aquatica-goals-tokens = жетони цілей
aquatica-first-random = { $players ->
    [1] ви починаєте
   *[other] перший гравець навмання
}
aquatica-first-player1 = починає гравець 1
aquatica-first-player2 = починає гравець 2
aquatica-first-player3 = починає гравець 3
aquatica-first-player4 = починає гравець 4
aquatica-matrona-sweep-true = «Матрона» прибирає персонажа з ряду
aquatica-matrona-sweep-false = «Матрона» нікого не прибирає з ряду
aquatica-equal-turns-true = однакова кількість ходів
aquatica-equal-turns-false = останні ходи за правилами

## Типи, значки та інші дрібниці

aquatica-type-sb = Акуляча затока
aquatica-type-ss = Затонулі кораблі
aquatica-type-ov = Вулкани Океану
aquatica-type-dc = Занепалі цивілізації
aquatica-icon-c1 = +1 монета
aquatica-icon-c2 = +2 монети
aquatica-icon-p1 = +1 сили
aquatica-icon-p2 = +2 сили
aquatica-icon-ts = +2 сили: Акуляча затока
aquatica-icon-tk = +2 сили: Затонулі кораблі
aquatica-icon-tv = +2 сили: Вулкани Океану
aquatica-icon-tc = +2 сили: Занепалі цивілізації
aquatica-icon-r1 = підняти на 1
aquatica-icon-r2 = підняти на 2
aquatica-icon-rf = повністю підняти
aquatica-icon-fr = найняти безкоштовно
aquatica-icon-tb = повернути на руку
aquatica-icon-sc = зарахувати
aquatica-sign-c1 = +1$
aquatica-sign-c2 = +2$
aquatica-sign-p1 = +1⚔
aquatica-sign-p2 = +2⚔
aquatica-sign-ts = +2⚔АЗ
aquatica-sign-tk = +2⚔ЗК
aquatica-sign-tv = +2⚔ВО
aquatica-sign-tc = +2⚔ЗЦ
aquatica-sign-r1 = ↑1
aquatica-sign-r2 = ↑2
aquatica-sign-rf = ↑↑
aquatica-sign-fr = найм
aquatica-sign-tb = рука
aquatica-sign-sc = зарах.
aquatica-sign-empty = —
aquatica-tag-sb = АЗ
aquatica-tag-ss = ЗК
aquatica-tag-ov = ВО
aquatica-tag-dc = ЗЦ
aquatica-sort-trained = приручена
aquatica-sort-wild = дика
aquatica-state-ready = готова
aquatica-state-tired = втомлена
# Локацію називають за типом і номером.
aquatica-location = { $type } { $number }

## Персонажі й королі

aquatica-card-matrona = Матрона
aquatica-card-sealord = Володар морів
aquatica-card-legion = Легіон
aquatica-card-seahorse = Морський коник
aquatica-card-waveteller = Віщун хвиль
aquatica-card-agent = Агент Блакитних вод
aquatica-card-grabber = Хапуга
aquatica-card-crab = Краб-дипломат
aquatica-card-turtle = Черепаха-скарбник
aquatica-card-researcher = Дослідник
aquatica-card-leader = Ватажок мант
aquatica-card-angler = Вудильник
aquatica-card-healer = Цілитель
aquatica-card-meg = Мег
aquatica-card-diva = Морська діва
aquatica-card-cai = Король Кай Спритний
aquatica-card-sol = Король Сол Великий
aquatica-card-fancelot = Фанселот Чарівний
aquatica-card-herbert = Герберт Могутній
aquatica-card-xander = Ксандер Узурпатор
aquatica-card-adela = Адела Визволителька
aquatica-card-nerea = Нерея Терпляча
aquatica-card-ondro = Ондро Глибинний
aquatica-step-buy = +{ $amount } { $amount ->
    [one] монета
    [few] монети
   *[many] монет
}, купити локацію
aquatica-step-conquer = +{ $amount } сили, завоювати локацію
aquatica-step-recruit = +{ $amount } { $amount ->
    [one] монета
    [few] монети
   *[many] монет
}, найняти персонажа
aquatica-step-recruit-free = безкоштовно найняти персонажа, який коштує до { $amount } { $amount ->
    [one] монети
   *[many] монет
}
aquatica-step-raise = { $amount ->
    [1] підняти локацію на 1 крок
    [one] підняти локації загалом на { $amount } крок
    [few] підняти локації загалом на { $amount } кроки
   *[many] підняти локації загалом на { $amount } кроків
}
aquatica-step-raise-full = повністю підняти локацію
aquatica-step-score = { $amount ->
    [1] зарахувати 1 локацію
    [one] зарахувати { $amount } локацію
    [few] зарахувати { $amount } локації
   *[many] зарахувати { $amount } локацій
}
aquatica-step-scout = можна провести розвідку
aquatica-step-take-back = { $amount ->
    [99] повернути на руку всіх персонажів зі скиду
    [one] повернути на руку { $amount } персонажа зі скиду
   *[many] повернути на руку { $amount } персонажів зі скиду
}
aquatica-step-ready = відновити всі свої манти
aquatica-step-salvage = безкоштовно взяти карту зі скиду локацій
aquatica-step-replay = заплатити { $amount } { $amount ->
    [one] монету
    [few] монети
   *[many] монет
} і ще раз розіграти персонажа зі скиду
aquatica-step-oust = крайній лівий персонаж ряду вибуває з гри
aquatica-step-others-raise = { $amount ->
    [1] кожен суперник піднімає свою локацію на 1 крок
    [one] кожен суперник піднімає свої локації загалом на { $amount } крок
    [few] кожен суперник піднімає свої локації загалом на { $amount } кроки
   *[many] кожен суперник піднімає свої локації загалом на { $amount } кроків
}
aquatica-step-others-score = кожен суперник зараховує { $amount } { $amount ->
    [one] свою локацію
    [few] свої локації
   *[many] своїх локацій
}
aquatica-step-others-discard = кожен суперник скидає з руки { $amount } { $amount ->
    [one] персонажа
   *[many] персонажів
}
aquatica-step-either = або { $one }, або { $other }
aquatica-step-gain-manta = під час підготовки: взяти дику манту ({ $icon })
aquatica-fate-stays = Карта залишається на руці.
aquatica-fate-box = Потім карта вибуває з гри.

## Цілі

aquatica-goal-hand8 = { $amount } { $amount ->
    [one] персонаж
    [few] персонажі
   *[many] персонажів
} на руці
aquatica-goal-board5 = { $amount } { $amount ->
    [one] локація
    [few] локації
   *[many] локацій
} на планшеті
aquatica-goal-scored3 = { $amount } { $amount ->
    [one] зарахована локація
    [few] зараховані локації
   *[many] зарахованих локацій
}
aquatica-goal-wild2 = { $amount } { $amount ->
    [one] дика манта
    [few] дикі манти
   *[many] диких мант
}
aquatica-goal-points15 = { $amount } { $amount ->
    [one] очко
    [few] очки
   *[many] очок
} за зараховані локації
aquatica-goal-discard-all = { $amount ->
    [1] скинуто всіх персонажів, крім одного
   *[other] скинуто всіх персонажів, крім { $amount }
}
aquatica-goal-locations11 = загалом { $amount } { $amount ->
    [one] локація
    [few] локації
   *[many] локацій
} на планшеті й у стосі зарахованих
aquatica-goal-wild3 = { $amount } { $amount ->
    [one] дика манта
    [few] дикі манти
   *[many] диких мант
}
aquatica-goal-types4 = зараховано всі { $amount } { $amount ->
    [one] тип
    [few] типи
   *[many] типів
} локацій
aquatica-goal-discard10 = { $amount } { $amount ->
    [one] персонаж
    [few] персонажі
   *[many] персонажів
} у скиді
aquatica-goal-same4 = загалом { $amount } { $amount ->
    [one] локація
    [few] локації
   *[many] локацій
} одного типу на планшеті й у стосі зарахованих
aquatica-goal-conquer5 = загалом { $amount } { $amount ->
    [one] персонаж
    [few] персонажі
   *[many] персонажів
} із завоюванням на руці й у скиді
aquatica-goal-risen5 = { $amount } { $amount ->
    [one] повністю піднята локація
    [few] повністю підняті локації
   *[many] повністю піднятих локацій
} на планшеті
aquatica-goal-recruit5 = наймання персонажа за { $amount } { $amount ->
    [one] монету
    [few] монети
   *[many] монет
}

## Що можна відповісти: ціле речення

aquatica-action-go-on = Продовжити
aquatica-action-end-turn = Завершити хід
aquatica-action-decline = Відмовитися
aquatica-action-scout = Провести розвідку
aquatica-action-branch = Вибрати ефект { $branch }
aquatica-action-king = Залишити собі короля: «{ $king }»
aquatica-action-recruit = Найняти персонажа з місця { $place }
aquatica-action-free = Безкоштовно найняти персонажа з місця { $place }
aquatica-action-track = Покласти манту Іхтіандрів на ціль { $track }
aquatica-action-play = Розіграти карту «{ $card }»
aquatica-action-discard = Скинути карту «{ $card }»
aquatica-action-take-back = Повернути на руку карту «{ $card }»
aquatica-action-replay = Ще раз розіграти карту «{ $card }»
aquatica-action-manta = Використати { $sort-id ->
    [trained] приручену манту
    [wild] дику манту
   *[other] манту ({ $sort })
}: { $icon }
aquatica-action-claim = Позначити ціль { $track } { $state-id ->
    [ready] готовою мантою
    [tired] втомленою мантою
   *[other] мантою ({ $state })
}: { $icon }
aquatica-action-depth = Використати верхню глибину локації: { $location }
aquatica-action-buy = Купити локацію: { $location }
aquatica-action-conquer = Завоювати локацію: { $location }
aquatica-action-raise = Підняти локацію на 1 крок: { $location }
aquatica-action-raise-full = Повністю підняти локацію: { $location }
aquatica-action-score = Зарахувати локацію: { $location }
aquatica-action-salvage = Взяти карту зі скиду локацій: { $location }
aquatica-action-drop = Скинути локацію з нижнього ряду: { $location }

## Заголовки над варіантами одного виду й короткі підписи під ними

aquatica-group-king = Залишити собі короля
aquatica-group-recruit = Найняти персонажа
aquatica-label-recruit = місце { $place }
aquatica-group-free = Безкоштовно найняти персонажа
aquatica-label-free = місце { $place }
aquatica-group-track = Покласти манту Іхтіандрів
aquatica-label-track = ціль { $track }
aquatica-group-play = Розіграти персонажа
aquatica-group-discard = Скинути персонажа
aquatica-group-take-back = Повернути на руку
aquatica-group-replay = Розіграти ще раз
aquatica-group-manta = Використати манту
aquatica-label-manta = { $icon } ({ $sort })
aquatica-group-claim = Позначити ціль мантою
aquatica-label-claim = ціль { $track }, { $state } манта: { $icon }
aquatica-group-depth = Використати верхню глибину локації
aquatica-group-buy = Купити локацію
aquatica-group-conquer = Завоювати локацію
aquatica-group-raise = Підняти локацію на 1 крок
aquatica-group-raise-full = Повністю підняти локацію
aquatica-group-score = Зарахувати локацію
aquatica-group-salvage = Взяти карту зі скиду локацій
aquatica-group-drop = Скинути локацію з нижнього ряду

## Про що питають

aquatica-question-king = Якого короля залишаєте собі?
aquatica-question-before = Ваш хід: якого персонажа розігруєте? Спершу можна використати манти й глибини та позначити цілі.
aquatica-question-after = Персонажа розіграно: використовуєте манти чи глибини, позначаєте цілі чи завершуєте хід?
aquatica-question-claim = Позначаєте зараз ціль мантою?
aquatica-question-buy = { $own ->
    [0] Карта не дає монет.
    [one] Карта дає { $own } монету.
    [few] Карта дає { $own } монети.
   *[many] Карта дає { $own } монет.
} Яку локацію купуєте?
aquatica-question-conquer = { $own ->
    [0] Карта не дає сили.
    [one] Карта дає { $own } одиницю сили.
    [few] Карта дає { $own } одиниці сили.
   *[many] Карта дає { $own } одиниць сили.
} Яку локацію завойовуєте?
aquatica-question-recruit = { $own ->
    [0] Карта не дає монет.
    [one] Карта дає { $own } монету.
    [few] Карта дає { $own } монети.
   *[many] Карта дає { $own } монет.
} Якого персонажа наймаєте?
aquatica-question-replay = Якого персонажа зі скиду розігруєте ще раз за { $price } { $price ->
    [one] монету
    [few] монети
   *[many] монет
}?
aquatica-question-pay = { $verb-id ->
    [recruit] Місце { $target } в ряду персонажів
   *[other] { $target }
}: { $verb-id ->
    [conquer] бракує сили, { $missing } із { $price }.
   *[other] бракує монет, { $missing } із { $price }.
} Чим платите?
aquatica-question-free = Якого персонажа наймаєте безкоштовно?
aquatica-question-raise = Яку локацію піднімаєте? { $left ->
    [1] Залишився один крок.
    [one] Залишився { $left } крок.
    [few] Залишилося { $left } кроки.
   *[many] Залишилося { $left } кроків.
}
aquatica-question-raise-full = Яку локацію піднімаєте повністю?
aquatica-question-score = { $left ->
    [1] Яку локацію зараховуєте?
   *[other] Які локації зараховуєте? Треба вибрати: { $left }.
}
aquatica-question-take-back = { $left ->
    [1] Якого персонажа повертаєте на руку?
   *[other] Яких персонажів повертаєте на руку? Треба вибрати: { $left }.
}
aquatica-question-scout = Проводите розвідку?
aquatica-question-drop = { $left ->
    [1] Яку локацію скидаєте з нижнього ряду?
   *[other] Які локації скидаєте з нижнього ряду? Треба вибрати: { $left }.
}
aquatica-question-branch = Який ефект карти «{ $card }» вибираєте?
aquatica-question-salvage = Яку карту берете зі скиду локацій?
aquatica-question-discard = { $left ->
    [1] Якого персонажа скидаєте?
   *[other] Якого персонажа скидаєте? Залишилося скинути: { $left }.
}
aquatica-question-track = На яку ціль кладете манту Іхтіандрів?

## Що відбувається

aquatica-event-turn = Хід { $turn }: { $seat }
aquatica-event-king-picked = Короля залишає собі { $seat }: «{ $king }».
aquatica-event-king = Короля показує { $seat }: «{ $king }».
aquatica-event-played = Карту «{ $card }» розігрує { $seat }.
aquatica-event-recruited = { $coins ->
    [0] Безкоштовно
    [one] За { $coins } монету
    [few] За { $coins } монети
   *[many] За { $coins } монет
} { $seat } наймає персонажа «{ $card }».
aquatica-event-row = У ряду персонажів на місці { $place } з’являється карта «{ $card }».
aquatica-event-ousted = Персонаж «{ $card }» вибуває з гри.
aquatica-event-bought = За { $coins } { $coins ->
    [one] монету
    [few] монети
   *[many] монет
} { $seat } купує локацію: { $location }.
aquatica-event-conquered = За { $power } { $power ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} сили { $seat } завойовує локацію: { $location }.
aquatica-event-salvaged = Зі скиду локацій { $seat } бере карту: { $location }.
aquatica-event-manta-used = { $sort-id ->
    [trained] Приручену манту
    [wild] Дику манту
   *[other] Манту ({ $sort })
} використовує { $seat }: { $icon }.
aquatica-event-depth-used = Глибину локації використовує { $seat }: { $location } ({ $icon }).
aquatica-event-raised = Локація піднімається на { $steps } { $steps ->
    [one] крок
    [few] кроки
   *[many] кроків
}: { $location }.
aquatica-event-risen = Локацію повністю піднято: { $location }.
aquatica-event-manta-gained = Дику манту отримує { $seat }: { $icon }.
aquatica-event-scored = Локацію зараховує { $seat }: { $location } ({ $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}).
aquatica-event-scouted = Розвідку проводить { $seat }.
aquatica-event-dropped = До скиду локацій потрапляє карта: { $location }.
aquatica-event-dealt = У нижньому ряду з’являється локація: { $location }.
aquatica-event-ready = Усі свої манти відновлює { $seat }.
aquatica-event-took-back = Карту «{ $card }» повертає на руку { $seat }.
aquatica-event-discarded = Карту «{ $card }» скидає { $seat }.
aquatica-event-replayed = Карту «{ $card }» ще раз розігрує { $seat }.
aquatica-event-boxed = Персонаж «{ $card }» вибуває з гри.
aquatica-event-claimed = Ціль позначає мантою { $seat }: { $goal } (клітинка { $space }).
aquatica-event-placed = Іхтіандри кладуть манту на ціль: { $goal } (клітинка { $space }).
aquatica-event-last-turns = Починаються останні ходи: { $reason }.
aquatica-event-over = Кінець гри: { $seat } має { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}{ $players ->
    [1] {""}
   *[other] {" "}(місце { $rank })
}.

## Як усе завершується

aquatica-reason-goals = один із гравців має манти на всіх чотирьох цілях
aquatica-reason-locations = викладено останню локацію
aquatica-reason-ocean = викладено останнього персонажа Океану
aquatica-reason-ichthyanders = усі манти Іхтіандрів лежать на цілях
aquatica-reason-turns = один із гравців досягає ліміту ходів
aquatica-outcome = Перемагає { $winner }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
aquatica-outcome-solo = Ви маєте { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}: вашою нагородою від Ради Океану стає { $creature }.
aquatica-creature-clownfish = риба-клоун
aquatica-creature-serpent = морський змій
aquatica-creature-leviathan = левіафан
aquatica-creature-kraken = кракен

## Стіл знаками й реченнями

aquatica-table-goals = Цілі
aquatica-table-goal = Ціль { $number }
aquatica-table-progress = { $goal } (ви: { $count })
aquatica-table-laid = на ній лежать манти: { $seats }
aquatica-table-next = наступна клітинка: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
aquatica-table-row = Ряд персонажів
aquatica-table-place = Місце { $place } в ряду персонажів, { $price } { $price ->
    [one] монета
    [few] монети
   *[many] монет
}
aquatica-table-upper = Верхній ряд
aquatica-table-less = на { $less }⚔ менше, враховано
aquatica-table-lower = Нижній ряд
aquatica-table-decks = Колоди
aquatica-table-deck-sizes = персонажів Океану { $ocean }, локацій { $locations }
aquatica-table-location-discard = Скид локацій
aquatica-table-rivals = Іхтіандри
aquatica-table-placed = покладено мант: { $count } з { $all }
aquatica-table-packet = Королі на вибір
aquatica-table-ending = Останні ходи
aquatica-table-ending-begun = { $reason }; останні ходи почнуться після цього ходу
aquatica-table-ending-left = { $reason }; { $count ->
    [1] це останній хід
   *[other] залишилося ходів разом із цим: { $count }
}
aquatica-table-player = { $seat }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
aquatica-mark-you = ви
aquatica-mark-picking = вибирає короля
aquatica-mark-active = зараз ходить
aquatica-mark-last = останній хід
aquatica-mark-answering = зараз відповідає
aquatica-mark-first = перший гравець
aquatica-mark-rank = місце { $rank }
aquatica-table-king = Король
aquatica-table-king-number = { $king }, номер { $number }
aquatica-table-hand = Рука
aquatica-table-playing = Розігрується
aquatica-table-discard = Скид
aquatica-table-mantas = Манти
aquatica-mantas-ready = приручені й готові: { $mantas }
aquatica-mantas-tired = приручені й втомлені: { $mantas }
aquatica-mantas-wild-ready = дикі й готові: { $mantas }
aquatica-mantas-wild-tired = дикі й втомлені: { $mantas }
aquatica-table-board = Планшет
aquatica-table-free = { $count } { $count ->
    [one] вільна кишеня
    [few] вільні кишені
   *[many] вільних кишень
}
aquatica-table-scored = Зараховано
aquatica-table-sum = Очки
aquatica-table-parts = рука { $hand }, цілі { $claimed }, локації { $locations }
aquatica-table-none = немає
aquatica-table-empty = порожня
aquatica-table-unknown = невідомо
aquatica-table-depths = глибини: { $depths }
aquatica-table-no-depth = без глибин
aquatica-table-points = { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
aquatica-table-manta = дика манта: { $icon }
aquatica-table-risen = { $location }: повністю піднята, { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
aquatica-table-top = { $location }: верхня глибина: { $depth }
aquatica-table-below = під нею: { $depths }
aquatica-table-covered = закрито: { $count }
aquatica-price-both = { $coins } { $coins ->
    [one] монета
    [few] монети
   *[many] монет
} або { $power } { $power ->
    [one] одиниця сили
    [few] одиниці сили
   *[many] одиниць сили
}
aquatica-price-coins = { $coins } { $coins ->
    [one] монета
    [few] монети
   *[many] монет
}
aquatica-price-power = { $power } { $power ->
    [one] одиниця сили
    [few] одиниці сили
   *[many] одиниць сили
}
aquatica-legend-prices = $ монети, ⚔ сила, ★ очки; ↑ підняти
aquatica-legend-depths = [ ] верхня глибина, ▒ закрита глибина, — порожня глибина, ▲ повністю піднята, → веде до
aquatica-legend-mantas = ◆ приручена манта, готова; ◇ приручена манта, втомлена; ✦ дика манта, готова; ✧ дика манта, втомлена

## Що робить персонаж, знаками

aquatica-short-buy = +{ $amount }$ купити
aquatica-short-conquer = +{ $amount }⚔ завоювати
aquatica-short-recruit = +{ $amount }$ найняти
aquatica-short-recruit-free = найняти безкоштовно до { $amount }$
aquatica-short-raise = ↑{ $amount }
aquatica-short-raise-full = ↑↑
aquatica-short-score = зарахувати { $amount }
aquatica-short-scout = розвідка
aquatica-short-take-back = { $amount ->
    [99] повернути всіх на руку
   *[other] повернути на руку { $amount }
}
aquatica-short-ready = відновити всі манти
aquatica-short-salvage = взяти карту зі скиду локацій
aquatica-short-replay = за { $amount }$ ще раз розіграти персонажа зі скиду
aquatica-short-oust = крайній лівий вибуває з гри
aquatica-short-others-raise = суперники ↑{ $amount }
aquatica-short-others-score = суперники зараховують { $amount }
aquatica-short-others-discard = суперники скидають { $amount }
aquatica-short-either = { $one } або { $other }
aquatica-short-gain-manta = під час підготовки: дика манта { $icon }

## Що сказано поруч із варіантом і про речі

aquatica-note-risen = після цього повністю піднята
aquatica-note-scout = до скиду з верхнього ряду: { $upper }; угору з нижнього: { $lower }; нових: { $new }
aquatica-note-ready = готових: { $count }
aquatica-about-king = Король номер { $number }:
aquatica-about-coin = Дає { $amount } { $amount ->
    [one] монету
    [few] монети
   *[many] монет
} на локацію або персонажа під час розіграшу карти.
aquatica-about-power = Дає { $amount } { $amount ->
    [one] одиницю сили
    [few] одиниці сили
   *[many] одиниць сили
} на завоювання під час розіграшу карти.
aquatica-about-power-vs = Дає { $amount } { $amount ->
    [one] одиницю сили
    [few] одиниці сили
   *[many] одиниць сили
} на завоювання локації такого типу: { $type }.
aquatica-about-raise = Піднімає ваші локації загалом на { $amount } { $amount ->
    [one] крок
    [few] кроки
   *[many] кроків
} до або після розіграшу карти. Пропущені глибини нічого не дають.
aquatica-about-raise-full = Повністю піднімає одну з ваших локацій до або після розіграшу карти.
aquatica-about-recruit-free = Безкоштовно наймає персонажа, який коштує до { $amount } { $amount ->
    [one] монети
   *[many] монет
}, до або після розіграшу карти.
aquatica-about-take-back = Повертає на руку { $amount } { $amount ->
    [one] персонажа
   *[many] персонажів
} зі скиду до або після розіграшу карти.
aquatica-about-score = Зараховує { $amount } { $amount ->
    [one] повністю підняту локацію
    [few] повністю підняті локації
   *[many] повністю піднятих локацій
} до або після розіграшу карти.
aquatica-about-goal = Ціль. У свій хід, коли її виконано, можна один раз позначити її прирученою мантою. Очки за клітинки: { $points }.
aquatica-about-creature = Нагорода в одиночному режимі, якщо очок щонайменше { $points }.
aquatica-table-left = Готові манти після цього: { $mantas }

## Чому чимось зараз не можна скористатися

# Повні речення, після марного вибору й наприкінці пояснення.
aquatica-why-main-done = За хід розігрують одного персонажа, і його вже розіграно.
aquatica-why-card-first = Це беруть ефектом персонажа: спершу розіграйте його.
aquatica-why-not-in-hand = Ця карта у скиді; розіграти можна лише карту з руки.
aquatica-why-in-hand = Ця карта на руці; виберіть карту зі скиду.
aquatica-why-stays = Матрона завжди лишається на руці.
aquatica-why-coins = Коштує { $price }, а з усіма мантами й глибинами у вас { $most }: бракує { $missing } { $missing ->
    [one] монети
   *[other] монет
}.
aquatica-why-power = Потрібна сила { $price }, а з усіма мантами й глибинами у вас { $most }: бракує { $missing }.
aquatica-why-not-free = Це місце коштує { $price }, а безкоштовне — місце щонайбільше за { $most }.
aquatica-why-pockets-full = Усі п’ять кишень вашого планшета зайняті: спершу зарахуйте локацію.
aquatica-why-tired = Ця манта втомлена.
aquatica-why-resource = Монетами й силою платять лише за ефект персонажа.
aquatica-why-pays-no-coins = Монет не дає.
aquatica-why-pays-no-power = Не дає сили проти цієї локації.
aquatica-why-paid = Глибиною цієї локації в цьому ході вже платили.
aquatica-why-empty-depth = Її верхня глибина порожня й не має ефекту.
aquatica-why-risen = Її піднято повністю: глибин не лишилося.
aquatica-why-not-risen = Зараховують лише повністю підняту локацію.
aquatica-why-own-depth = Глибина не діє на власну локацію.
aquatica-why-nothing-to-raise = Жодної вашої локації не можна підняти.
aquatica-why-nothing-to-score = Жодної вашої локації не можна зарахувати.
aquatica-why-nothing-to-take-back = Ваш скид порожній.
aquatica-why-nobody-to-recruit = Нікого не можна цим найняти.
aquatica-why-claimed = На цій цілі вже лежить ваша манта.
aquatica-why-ichthyanders-there = На цій цілі вже лежить манта Іхтіандрів.
aquatica-why-goal-not-met = Умову цієї цілі зараз не виконано.
aquatica-why-goal-time = Цілі позначають до головної дії, після неї та між ефектами персонажа.
