### Kelp українською. $edition і $board відомі всюди; $x-id — це гола назва за $x, «none», якщо її немає.

kelp-name = Kelp
kelp-seat-octopus = восьминіг
kelp-seat-shark = акула

## Параметри гри

kelp-board-day = денний бік ігрового поля
kelp-board-night = нічний бік ігрового поля
kelp-edition-final = остаточне видання
kelp-edition-prototype = прототип

## Місця

kelp-zone-nw = ПнЗх
kelp-zone-n = Пн
kelp-zone-ne = ПнСх
kelp-zone-w = Зх
kelp-zone-c = Ц
kelp-zone-e = Сх
kelp-zone-sw = ПдЗх
kelp-zone-s = Пд
kelp-zone-se = ПдСх
kelp-kind-centre = { $edition ->
    [prototype] незахищена зона
   *[final] центральна зона
}
kelp-kind-kelp = зона келпу
kelp-kind-rocky = скеляста зона
kelp-kind-exposed = незахищена зона
kelp-kind-narrow-rocky = вузька скеляста зона
kelp-space-nw-n = ПнЗх|Пн
kelp-space-n-ne = Пн|ПнСх
kelp-space-w-c = Зх|Ц
kelp-space-c-e = Ц|Сх
kelp-space-sw-s = ПдЗх|Пд
kelp-space-s-se = Пд|ПдСх
kelp-space-nw-w = ПнЗх|Зх
kelp-space-n-c = Пн|Ц
kelp-space-ne-e = ПнСх|Сх
kelp-space-w-sw = Зх|ПдЗх
kelp-space-c-s = Ц|Пд
kelp-space-e-se = Сх|ПдСх
kelp-space-den-nw = { $board ->
    [night] кут ПнЗх
   *[day] сховок ПнЗх
}
kelp-space-den-ne = { $board ->
    [night] кут ПнСх
   *[day] сховок ПнСх
}
kelp-space-den-sw = { $board ->
    [night] кут ПдЗх
   *[day] сховок ПдЗх
}
kelp-space-den-se = { $board ->
    [night] кут ПдСх
   *[day] сховок ПдСх
}
kelp-end-north = північ
kelp-end-east = схід
kelp-end-south = південь
kelp-end-west = захід
kelp-about-space = Клітинка біля зон: { $zones }. Сусідні клітинки: { $spaces }.
kelp-about-zone = Це { $kind }: для пошуку чи атаки тут потрібен кубик зі значенням { $value }.

## Блоки: назва, коротка назва й позначка для ігрового поля (не більше ніж 14 і 4 знаки), а також для чого блок потрібен

kelp-block-octopus = восьминіг
kelp-block-crab = Червоний скельний краб
kelp-block-snail = Морський равлик
kelp-block-lobster = Південно{ "\u00AD" }африканський лобстер
kelp-block-abalone = Південно{ "\u00AD" }африканське морське вушко
kelp-block-trap-hide = пастка «Приховати 2 блоки»
kelp-block-trap-one = пастка «Скинути 1 кубик течії»
kelp-block-trap-two = пастка «Скинути 2 кубики течії»
kelp-block-trap-den = пастка «Перемістити акулу в сховок»
kelp-block-double-shell = подвійна мушля
kelp-block-shell = мушля
kelp-short-octopus = Восьминіг
kelp-short-crab = Краб
kelp-short-snail = Равлик
kelp-short-lobster = Лобстер
kelp-short-abalone = Морське вушко
kelp-short-trap-hide = Пастка: +2 ■
kelp-short-trap-one = Пастка: −1 ≈
kelp-short-trap-two = Пастка: −2 ≈
kelp-short-trap-den = Пастка: сховок
kelp-short-double-shell = Подвійна мушля
kelp-short-shell = Мушля
kelp-sign-octopus = Вос
kelp-sign-crab = Крб
kelp-sign-snail = Рав
kelp-sign-lobster = Лоб
kelp-sign-abalone = Вуш
kelp-sign-trap-hide = ПсП
kelp-sign-trap-one = Пс1
kelp-sign-trap-two = Пс2
kelp-sign-trap-den = ПсС
kelp-sign-double-shell = Муш2
kelp-sign-shell = Муш
kelp-about-block-octopus = Сам восьминіг: атака на нього починає протистояння.
kelp-about-block-crab = Один раз, без дії: ліміт руки зростає до { $amount }, і ви дотягуєте карти до нього.
kelp-about-block-snail = Один раз, без дії: візьміть у руку будь-яку карту зі своєї колоди або скиду.
kelp-about-block-lobster = Один раз, без дії: приховайте всі розкриті блоки.
kelp-about-block-abalone = Один раз, без дії: отримайте від однієї до трьох карт або блоків.
kelp-about-block-trap-hide = Коли акула розкриває цю пастку, восьминіг може приховати до { $amount } { $amount ->
    [one] іншого блока
   *[many] інших блоків
}.
kelp-about-block-trap-one = Коли акула розкриває цю пастку, восьминіг може прибрати з ігрового поля { $amount ->
    [1] 1 кубик течії
    [one] до { $amount } кубика течії
   *[many] до { $amount } кубиків течії
}.
kelp-about-block-trap-two = Коли акула розкриває цю пастку, восьминіг може прибрати з ігрового поля { $amount ->
    [1] 1 кубик течії
    [one] до { $amount } кубика течії
   *[many] до { $amount } кубиків течії
}.
kelp-about-block-trap-den = Коли акула розкриває цю пастку, восьминіг переміщує акулу в інший сховок.
kelp-about-block-double-shell = Коли її розкривають, щоб сплатити вартість, вона рахується за два блоки.
kelp-about-block-shell = Коли її знаходять, нічого не відбувається.

## Кубики

kelp-colour-blue = синій
kelp-colour-yellow = жовтий
kelp-colour-red = червоний
kelp-die-blue = синій { $value }
kelp-die-yellow = жовтий { $value }
kelp-die-red = червоний { $value }
kelp-about-colour-blue = Кубик течії: розміщений на клітинці, він переносить акулу через неї.
kelp-about-colour-yellow = Кубик пошуку: розкриває прихований блок у зоні поруч з акулою, якщо значення кубика не менше за значення зони.
kelp-about-colour-red = Кубик атаки: розкриває блок, як і кубик пошуку, а якщо влучає у восьминога, починається протистояння. Використаний кубик потрапляє на трек голоду.

## Карти восьминога

kelp-pile-move = Переміщення
kelp-pile-hide = Приховування
kelp-pile-learn = Навчання
kelp-pile-eat = Харчування
kelp-card-fast-learning = Швидке навчання
kelp-card-nimble-dodge = Спритний виверт
kelp-card-sneaking = Крадькома
kelp-card-camouflage = Маскування
kelp-card-sudden-evasion = Несподіване ухилення
kelp-card-taking-chances = Або пан або пропав
kelp-card-cloud-of-ink = Чорнильна хмара
kelp-card-in-plain-sight = На видноті
kelp-card-shed-skin = Зміна шкіри
kelp-card-devious-ideas = Підступні задуми
kelp-card-sharp-senses = Чутливі рецептори
kelp-card-crab = Червоний скельний краб
kelp-card-snail = Морський равлик
kelp-card-lobster = Південно{ "\u00AD" }африканський лобстер
kelp-card-abalone = Південно{ "\u00AD" }африканське морське вушко
# Пояснення карти: її тип, вартість і кроки.
kelp-about-card = { $type }, вартість { $cost }: { $steps }.
kelp-step-swap = поміняти місцями 2 сусідні блоки
kelp-step-shuffle = перетасувати { $amount } { $amount ->
    [one] прихований блок
    [few] приховані блоки
   *[many] прихованих блоків
}
kelp-step-shuffle-centre = перетасувати блок у зоні Ц із { $amount } { $amount ->
    [one] прихованим блоком
   *[many] прихованими блоками
} з інших зон (усі повертаються прихованими)
kelp-step-shuffle-revealed = перетасувати { $amount } { $amount ->
    [one] розкритий блок
    [few] розкриті блоки
   *[many] розкритих блоків
} (усі повертаються прихованими)
kelp-step-hide = { $amount ->
    [1] приховати 1 блок
    [2] приховати 1 або 2 блоки
    [one] приховати від 1 до { $amount } блока
   *[many] приховати від 1 до { $amount } блоків
}
kelp-step-learn = отримати { $amount } { $amount ->
    [one] карту або блок
    [few] карти або блоки
   *[many] карт або блоків
}
kelp-step-eat = з’їсти цю їжу, якщо вона сусідня до восьминога
kelp-step-may-draw = можна потягти { $amount } { $amount ->
    [one] карту
    [few] карти
   *[many] карт
}
kelp-step-may-trash = можна вилучити з гри іншу карту з руки або скиду
kelp-step-may-top = можна покласти одну отриману карту зверху на колоду
kelp-step-may-take = можна взяти в руку одну отриману карту, крім карти харчування
kelp-step-may-hide-gained = можна приховати отримані блоки

## Карти й тайли акули

kelp-effect-aggressive = Агресивна
kelp-effect-agile = Рухлива
kelp-effect-daring = Смілива
kelp-effect-hostile = Непримиренна
kelp-effect-hungry = Голодна
kelp-effect-observant = Спостережлива
kelp-effect-reactive = Блискавична
kelp-effect-relentless = Безжалісна
kelp-effect-ruthless = Жорстока
kelp-effect-swift = Стрімка
kelp-effect-vigilant = Пильна
kelp-shark-card = { $effect } ({ $price })
kelp-about-shark-card = { $price } { $price ->
    [one] одиниця
    [few] одиниці
   *[many] одиниць
} енергії, отримані кубики: { $dice }. { $text }
kelp-about-effect-aggressive = Ефекту немає, лише кубики.
kelp-about-effect-agile = Перш ніж переміщуватися, розверніть акулу на 180°.
kelp-about-effect-daring = Коли тягнете й кидаєте, покладіть інший кубик із пулу на трек голоду, а червоний кубик переверніть на 6.
kelp-about-effect-hostile = Коли тягнете й кидаєте, одну карту протистояння восьминога, взяту навмання, і її карту протидії вилучають із гри.
kelp-about-effect-hungry = Коли тягнете й кидаєте, потягніть і киньте ще один кубик.
kelp-about-effect-observant = Коли шукаєте чи атакуєте, ігноруйте щойно розкриту пастку.
kelp-about-effect-reactive = Перед кидком поверніть 2 витягнуті кубики до торбинки й візьміть із неї 1 кубик на вибір.
kelp-about-effect-relentless = Коли тягнете й кидаєте, перекиньте 1 або 2 кубики.
kelp-about-effect-ruthless = Коли тягнете й кидаєте, збільште значення кубика на { $amount }, але не більше ніж до 6.
kelp-about-effect-swift = Коли переміщуєтеся, пропливіть ще на одну порожню клітинку.
kelp-about-effect-vigilant = Коли тягнете й кидаєте, відкладіть кубик на цю карту для одного з наступних ходів; його значення зберігається.
kelp-tile-reroll = тайл росту 1
kelp-tile-five-more = тайл росту 2
kelp-tile-reroll-again = тайл росту 3
kelp-tile-third-die = тайл росту 4
kelp-about-tile-reroll = За хід ви можете перекинути один кубик.
kelp-about-tile-five-more = Витрачаючи від 1 до 5 одиниць енергії, ви маєте на { $amount } { $amount ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} більше.
kelp-about-tile-reroll-again = За хід ви можете перекинути ще один кубик.
kelp-about-tile-third-die = За хід ви можете потягти ще один кубик.

## Протистояння

kelp-pair-fight = Напад
kelp-pair-retreat = Відступ
kelp-pair-freeze = Завмирання
kelp-tone-red = червона
kelp-tone-yellow = жовта
kelp-tone-turquoise = { $edition ->
    [prototype] сіра
   *[final] бірюзова
}
kelp-about-pair-fight = Після втечі восьминіг може перемістити акулу в сховок.
kelp-about-pair-retreat = Після втечі восьминога можна перетасувати із сусіднім блоком; обидва повертаються прихованими.
kelp-about-pair-freeze = Після втечі восьминіг може приховати себе й до двох інших блоків.

## Що можна відповісти: ціле речення

kelp-action-done = Готово: більше нічого
kelp-action-end-turn = Завершити хід
kelp-action-go-on = Продовжити
kelp-action-roll = Кинути кубики
kelp-action-draw = Потягти з колоди
kelp-action-resolve = Застосувати ефект карти
kelp-action-two = Потягти два кубики
kelp-action-three = Потягти три кубики
kelp-action-food = Застосувати ефект їжі: { $food }
kelp-action-confront = Вибрати «{ $pair }»
kelp-warning-confront = Ви вибираєте карту: { $pair }. Назад дороги немає.
kelp-action-return = Повернути до торбинки { $colour } кубик
kelp-action-choose = Взяти з торбинки { $colour } кубик
kelp-action-gain-card = Отримати верхню карту стосу «{ $pile }»
kelp-action-gain-block = Отримати блок: { $block }
kelp-action-use = Використати карту «{ $effect }»
kelp-action-reveal = Розкрити блок { $zone }
kelp-action-hide = Приховати блок { $zone }
kelp-action-take = Покласти блок { $zone } до торбинки
kelp-action-name = Розмістити блок у зоні { $zone }
kelp-action-exchange = Обміняти блок у зоні { $zone }
kelp-action-first = Почати із зони { $zone }
kelp-action-retreat = Перетасувати восьминога з блоком { $zone }
kelp-action-swap = Поміняти місцями блоки { $zone } і { $other }
kelp-action-den = Розмістити акулу: { $space }
kelp-action-lift = Прибрати кубик течії: { $space }
kelp-action-die = Вибрати кубик ({ $die })
kelp-action-reroll = Перекинути кубик ({ $die })
kelp-action-store = Відкласти кубик ({ $die }) для енергії
kelp-action-lower = Замінити карту: зменшити значення кубика ({ $die }) на 1
kelp-action-hunger = Покласти кубик ({ $die }) на трек голоду
kelp-action-play = Розіграти карту «{ $card }»
kelp-action-discard = Скинути карту «{ $card }», а тоді за бажання приховати блок
kelp-action-top = Покласти карту «{ $card }» зверху на колоду
kelp-action-to-hand = Взяти карту «{ $card }» у руку
kelp-action-from-draw = Взяти карту «{ $card }» з колоди
kelp-action-from-discard = Взяти карту «{ $card }» зі скиду
kelp-action-trash-hand = Вилучити з гри карту «{ $card }» з руки
kelp-action-trash-discard = Вилучити з гри карту «{ $card }» зі скиду
kelp-action-buy = Купити карту: { $card }
kelp-action-replace = Замінити карту: { $card }
kelp-action-step = «Стрімка»: пропливти одну клітинку ({ $space }, головою на { $facing })
kelp-action-clear = Прибрати кубик течії й переміститися: { $space }, головою на { $facing }
kelp-action-current = Розмістити кубик ({ $die }) { $kept-id ->
    [kept] з карти «Пильна» на клітинці: { $space }
   *[none] на клітинці: { $space }
}
kelp-action-search = { $die-id ->
    [red] Атакувати блок { $zone } кубиком ({ $die })
   *[yellow] Шукати в зоні { $zone } кубиком ({ $die })
}{ $kept-id ->
    [kept] {" "}з карти «Пильна»
   *[none] {""}
}
kelp-action-move = Плисти: { $space }, головою на { $facing }
kelp-action-swim = Плисти: { $space } через { $over }, головою на { $facing }

## Заголовки над варіантами одного виду й короткі підписи під ними

kelp-group-food = Застосувати ефект їжі
kelp-group-confront = Вибрати карту протистояння
kelp-group-return = Повернути кубик до торбинки
kelp-group-choose = Взяти кубик із торбинки
kelp-group-gain-card = Отримати верхню карту стосу
kelp-group-gain-block = Отримати блок, що лежить біля ігрового поля
kelp-group-use = Використати карту
kelp-group-reveal = Розкрити блок
kelp-group-hide = Приховати блок
kelp-group-take = Покласти блок до торбинки
kelp-group-name = Розмістити блок у зоні
kelp-group-exchange = Обміняти блок у зоні
kelp-group-first = Почати із зони
kelp-group-retreat = Перетасувати восьминога з блоком у зоні
kelp-group-swap = Поміняти місцями два сусідні блоки
kelp-group-den = Розмістити акулу
kelp-group-lift = Прибрати кубик течії з ігрового поля
kelp-group-die = Вибрати кубик
kelp-group-reroll = Перекинути кубик
kelp-group-store = Відкласти для енергії
kelp-group-lower = Замінити карту в ряду: зменшити значення кубика на 1
kelp-group-hunger = Покласти на трек голоду
kelp-group-play = Розіграти карту
kelp-group-discard = Скинути карту, а тоді за бажання приховати блок
kelp-group-top = Покласти зверху на колоду
kelp-group-to-hand = Взяти в руку
kelp-group-from-draw = Взяти з колоди
kelp-group-from-discard = Взяти зі скиду
kelp-group-trash-hand = Вилучити з гри карту з руки
kelp-group-trash-discard = Вилучити з гри карту зі скиду
kelp-group-buy = Купити карту
kelp-group-replace = Замінити карту
kelp-group-step = «Стрімка»: пропливти одну клітинку
kelp-group-clear = Прибрати кубик течії й переміститися
kelp-group-current = Розмістити кубик ({ $die }) { $kept-id ->
    [kept] з карти «Пильна» на клітинці
   *[none] на клітинці
}
kelp-group-search = { $die-id ->
    [red] Атакувати кубиком ({ $die })
   *[yellow] Шукати кубиком ({ $die })
}{ $kept-id ->
    [kept] {" "}з карти «Пильна»
   *[none] {""}
}
kelp-group-move = Плисти
kelp-group-swim = Плисти через течії
kelp-label-swap = { $zone } ↔ { $other }
kelp-label-move = { $space }, головою на { $facing }
kelp-label-swim = { $space } через { $over }, головою на { $facing }
kelp-label-step = { $space }, головою на { $facing }
kelp-label-clear = { $space }, головою на { $facing }

## Про що питають

kelp-question-den = { $why-id ->
    [setup] У якому сховку розміщуєте акулу?
    [trap] Спрацьовує пастка: у який сховок переміщуєте акулу?
   *[fight] «Напад»: у який сховок переміщуєте акулу?
}
kelp-question-action = { $done ->
    [0] Дія 1 з 2: що робите?
    [1] Дія 2 з 2: що робите?
   *[other] Обидві дії виконано: застосовуєте ефект їжі чи завершуєте хід?
}
kelp-question-pay = Сплатіть вартість карти «{ $card }»: { $left ->
    [1] який блок розкриваєте?
   *[other] які блоки розкриваєте? Разом треба набрати { $left }.
}
kelp-question-swap = Які 2 сусідні блоки міняєте місцями?
kelp-question-hide = { $left ->
    [1] Який блок приховуєте?
   *[other] Які блоки приховуєте (не більше ніж { $left })?
}
kelp-question-shuffle = { $which-id ->
    [revealed] Які розкриті блоки перетасовуєте? Треба вибрати: { $left }.
    [outside] Які приховані блоки з інших зон перетасовуєте з блоком у зоні Ц? Треба вибрати: { $left }.
   *[hidden] Які приховані блоки перетасовуєте? Треба вибрати: { $left }.
}
kelp-question-gain = Що отримуєте? { $left ->
    [1] Це останній вибір.
   *[other] Залишилося вибрати: { $left }.
}
kelp-question-exchange = Який розкритий блок поступається місцем новому ({ $block })?
kelp-question-top = Яку з отриманих карт кладете зверху на колоду?
kelp-question-take = Яку з отриманих карт берете в руку?
kelp-question-hide-gained = Які з отриманих блоків приховуєте?
kelp-question-may-draw = Тягнете { $amount ->
    [1] карту
    [one] { $amount } карту
    [few] { $amount } карти
   *[many] { $amount } карт
}?
kelp-question-trash = Яку карту вилучаєте з гри?
kelp-question-snail = Морський равлик: яку карту берете в руку?
kelp-question-remove = { $left ->
    [1] Який кубик течії прибираєте з ігрового поля?
   *[other] Які кубики течії прибираєте з ігрового поля (не більше ніж { $left })?
}
kelp-question-free-den = У кожному сховку лежить кубик течії. Який кубик течії спершу прибираєте з ігрового поля?
kelp-question-confront = { $seat-id ->
    [shark] Протистояння в зоні { $zone }: вгадайте, як тікає восьминіг. Назвете його карту — перемагаєте. Яку карту вибираєте?
   *[octopus] Протистояння в зоні { $zone }: виберіть, як тікати. Якщо акула назве ту саму карту, вона перемагає. Яку карту вибираєте?
}
kelp-question-retreat = «Відступ»: з яким сусіднім блоком перетасовуєте восьминога?
kelp-question-freeze = «Завмирання»: приховуєте восьминога?
kelp-question-place = З торбинки восьминога витягнуто блок. У якій зоні його розміщуєте?
kelp-question-dice = Скільки кубиків тягнете?
kelp-question-refill = Торбинка порожня. Який кубик течії прибираєте з ігрового поля? Треба прибрати: { $left }.
kelp-question-before-roll = Кидаєте кубики чи спершу використовуєте карту?
kelp-question-reactive = «Блискавична»: які витягнуті кубики повертаєте до торбинки? Треба повернути: { $left }.
kelp-question-replacement = «Блискавична»: який кубик берете з торбинки?
kelp-question-rolled = { $edition ->
    [prototype] Крок «Потягти й кинути (2)»: змінюєте результат кидка?
   *[final] Крок «Потягти й кинути»: змінюєте результат кидка?
}
kelp-question-relentless = { $first-id ->
    [none] «Безжалісна»: який кубик перекидаєте?
   *[other] «Безжалісна»: який кубик перекидаєте разом із першим ({ $first })?
}
kelp-question-daring = «Смілива»: який червоний кубик перевертаєте на 6?
kelp-question-daring-other = «Смілива»: який інший кубик кладете на трек голоду?
kelp-question-ruthless = «Жорстока»: значення якого кубика збільшуєте на { $amount }?
kelp-question-vigilant = «Пильна»: який кубик відкладаєте?
kelp-question-currents = Крок «Розмістити кубики течій»: розміщуєте кубик?
kelp-question-move = { $moved-id ->
    [true] Крок «Переміститися»: куди тепер пливе акула?
   *[false] Крок «Переміститися»: куди пливе акула?
}
kelp-question-after-move = «Стрімка»: чи пропливає акула ще одну клітинку?
kelp-question-search = Крок «Шукати / Атакувати»: у яких зонах шукаєте чи атакуєте?
kelp-question-order = З якої зони починаєте?
kelp-question-observant = У зоні { $zone } ви розкрили блок: { $trap }. Ігноруєте пастку за допомогою карти «Спостережлива»?
kelp-question-store = Крок «Витратити енергію»: які кубики відкладаєте? Вільних слотів: { $left }.
kelp-question-buy = Крок «Витратити енергію»: ви маєте { $energy } { $energy ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} енергії. { $may-replace-id ->
    [true] Купуєте чи замінюєте карту?
   *[false] Яку карту купуєте?
}
kelp-question-replace = Яку карту з ряду вилучаєте з гри?
kelp-question-hunger = Який кубик кладете на трек голоду?

## Що відбувається

kelp-event-turn = { $seat-id ->
    [octopus] Хід { $turn }: восьминіг
   *[shark] Хід { $turn }: акула
}
kelp-event-shark-put = Акула займає клітинку: { $space }.
kelp-event-played = Восьминіг розігрує карту «{ $card }».
kelp-event-drew = Восьминіг тягне { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}.
kelp-event-drew-card = Витягнута карта: «{ $card }».
kelp-event-reshuffled = Скид ({ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}) стає новою колодою.
kelp-event-discarded = Восьминіг скидає карту «{ $card }».
kelp-event-trashed = Карту «{ $card }» вилучають із гри.
kelp-event-revealed = { $seat-id ->
    [octopus] Восьминіг розкриває блок { $zone }: { $block }.
   *[shark] Акула розкриває блок { $zone }: { $block }.
}
kelp-event-hidden = Восьминіг приховує блок { $zone }.
kelp-event-swapped = Восьминіг міняє місцями блоки { $zone } і { $other }.
kelp-event-taken = Блок { $zone } потрапляє до торбинки восьминога.
kelp-event-block-drawn = Восьминіг бачить витягнутий із торбинки блок: { $block }.
kelp-event-placed = Блок із торбинки потрапляє прихованим у зону { $zone }.
kelp-event-gained-card = Восьминіг отримує карту «{ $card }».
kelp-event-pile-top = { $card-id ->
    [none] Стос «{ $pile }» порожній.
   *[other] Зверху на стосі «{ $pile }» лежить карта «{ $card }».
}
kelp-event-gained-block = Восьминіг отримує блок у зоні { $zone }: { $block } (обміняний блок: { $replaced }).
kelp-event-put-on-top = Карта «{ $card }» лягає зверху на колоду.
kelp-event-took-to-hand = Восьминіг відкрито бере в руку карту «{ $card }».
kelp-event-took-from-draw = Восьминіг бере карту з колоди, не показуючи її.
kelp-event-took-card = Взята карта: «{ $card }».
kelp-event-ate = Восьминіг їсть у зоні { $zone }: { $food }.
kelp-event-used-food = Восьминіг застосовує ефект їжі: { $food }.
kelp-event-dice-drawn = Акула тягне кубики: { $blue } { $blue ->
    [one] синій
    [few] сині
   *[many] синіх
}, { $yellow } { $yellow ->
    [one] жовтий
    [few] жовті
   *[many] жовтих
}, { $red } { $red ->
    [one] червоний
    [few] червоні
   *[many] червоних
}.
kelp-event-rolled = Акула кидає кубик: { $die }.
kelp-event-rerolled = Акула перекидає кубик: { $die }, а тепер { $became }.
kelp-event-used-card = Акула використовує карту «{ $effect }».
kelp-event-returned = До торбинки повертається { $colour } кубик.
kelp-event-chosen = Акула бере з торбинки { $colour } кубик.
kelp-event-raised = Значення кубика змінюється: { $die }, а тепер { $became }.
kelp-event-kept = Акула відкладає кубик ({ $die }) на карту «Пильна».
kelp-event-current-placed = Акула розміщує кубик течії ({ $value }) на клітинці: { $space }.
kelp-event-current-lifted = З ігрового поля прибирають кубик течії: { $space }.
kelp-event-turned = Акула розвертається головою на { $facing }.
kelp-event-moved = { $over-id ->
    [none] Акула пливе з клітинки { $start } на клітинку { $space }.
   *[other] Акула пливе через { $over } з клітинки { $start } на клітинку { $space }.
}
kelp-event-die-placed = Акула розміщує кубик ({ $die }) у зоні { $zone }.
kelp-event-searched = Акула шукає в зоні { $zone } кубиком ({ $die }).
kelp-event-struck = Акула атакує блок { $zone } кубиком ({ $die }).
kelp-event-grew = На трек росту потрапляє { $colour } кубик.
kelp-event-tile = Акула перевертає тайл росту { $tile }.
kelp-event-hunger = На трек голоду потрапляє { $colour } кубик (усього: { $count }).
kelp-event-trap = У зоні { $zone } спрацьовує { $trap }.
kelp-event-trap-ignored = Не спрацьовує { $trap }: акула її ігнорує.
kelp-event-stored = Акула відкладає кубик ({ $die }) для енергії.
kelp-event-energy-lost = Енергії акули не вистачає на жодну карту; кубики енергії повертаються до торбинки.
kelp-event-lowered = Акула зменшує значення кубика ({ $die }) на 1.
kelp-event-replaced = Карту вилучають із ряду та з гри: { $card }.
kelp-event-bought = Акула купує карту: { $card }.
kelp-event-row = У ряду з’являється карта: { $card }.
kelp-event-confrontation = Протистояння! Акула атакує восьминога в зоні { $zone }.
kelp-event-chose = Восьминіг таємно вибирає карту «{ $pair }».
kelp-event-shown = Восьминіг показує карту «{ $octopus }», акула протидіє карті «{ $shark }».
kelp-event-pair-lost = Обидві карти пари «{ $pair }» вилучають із гри.
kelp-event-over = { $seat-id ->
    [octopus] Восьминіг перемагає
   *[shark] Акула перемагає
}: { $reason }.

## Як усе завершується

kelp-reason-food = з’їдено всю їжу
kelp-reason-exhausted = акула виснажена
kelp-reason-confrontation = вигране протистояння
kelp-reason-no-strike-left = акула більше не може атакувати
kelp-reason-survived = восьминіг пережив останній хід
kelp-outcome = { $winner-id ->
    [octopus] Восьминіг перемагає
   *[shark] Акула перемагає
}: { $reason }.

## На що придатний кубик запасу, поруч із його назвою

kelp-use-energy = піде в енергію
kelp-use-current = можна розмістити
kelp-use-search = шукає до { $value }+
kelp-use-search-any = шукає всюди
kelp-use-strike = атакує до { $value }+
kelp-use-strike-any = атакує всюди

## Стіл, намальований знаками

kelp-table-beside = Біля ігрового поля
kelp-table-food = Трек їжі
kelp-table-used = { $food } (використано)
kelp-table-unused = { $food } (ще не використано)
kelp-table-hand = Рука
kelp-table-hand-size = ліміт руки { $size }
kelp-table-known = акулі відомо: { $cards }
kelp-table-cards = { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
kelp-table-draw = Колода (без порядку)
kelp-table-top = зверху: { $cards }
kelp-table-hand-or-draw = Рука або колода
kelp-table-discard = Скид
kelp-table-played = Розіграно
kelp-table-trash = Вилучені карти
kelp-table-piles = Стоси
kelp-table-pile = { $pile }: { $card } та ще { $more }
kelp-table-pile-last = { $pile }: { $card }
kelp-table-pile-empty = { $pile }: порожньо
kelp-table-shark = Акула
kelp-table-away = ще не на ігровому полі
kelp-table-facing = { $space }, головою на { $facing }
kelp-table-right-angle = { $space }, під кутом 90° до шляху
kelp-table-around = поруч: { $zones }; попереду: { $spaces }
kelp-table-dens = Сховки
kelp-table-currents = Течії
kelp-table-current = { $value } ({ $space })
kelp-table-bag = Торбинка
kelp-table-supply = Запас кубиків
kelp-table-dice-blue = { $count } { $count ->
    [one] синій
    [few] сині
   *[many] синіх
}
kelp-table-dice-yellow = { $count } { $count ->
    [one] жовтий
    [few] жовті
   *[many] жовтих
}
kelp-table-dice-red = { $count } { $count ->
    [one] червоний
    [few] червоні
   *[many] червоних
}
kelp-table-drawn = Витягнуто
kelp-table-pool = Пул
kelp-table-energy = { $edition ->
    [prototype] Слоти енергії
   *[final] Енергія
}
kelp-table-kept = На карті «Пильна»
kelp-table-growth = Трек росту
kelp-table-tiles = перевернуто тайлів: { $count } з { $all }
kelp-table-growing = на наступному: { $dice }
kelp-table-hunger = Трек голоду
kelp-table-of = { $count } з { $all }
kelp-table-row = Ряд
kelp-table-deck = у колоді ще { $count }
kelp-table-shark-cards = Куплені карти
kelp-table-pairs = Протистояння
kelp-table-pair = { $pair } ({ $tone })
kelp-table-bag-blocks = У торбинці восьминога
kelp-table-none = немає
kelp-table-never-eaten = Без цієї карти її їжу вже не вдасться з’їсти.
kelp-table-legend-blocks = ■ прихований блок, □ розкритий блок, ◇ порожньо; після «?» — що тут може бути з погляду акули
kelp-table-legend-shark = ▲ ▶ ▼ ◀ акула та її напрямок, ● акула під кутом 90°; ( ) сховок
kelp-table-legend-dice = ≈ кубик течії (синій), ◎ кубик пошуку (жовтий), ✗ кубик атаки (червоний)
kelp-table-zone = { $zone } — { $kind }, значення { $value }: { $block }
kelp-table-zone-hidden = прихований блок
kelp-table-zone-hidden-known = прихований блок, { $block }
kelp-table-zone-revealed = розкритий блок, { $block }
kelp-table-zone-empty = блока немає
kelp-table-can-be = з погляду акули тут може бути: { $blocks }
kelp-table-zone-die = кубик у цій зоні: { $die }

## Чому чимось зараз не можна скористатися

# Повні речення, після марного вибору й наприкінці пояснення.
kelp-why-theirs = { $seat-id ->
    [shark] Це належить акулі.
   *[octopus] Це належить восьминогу.
}
kelp-why-action-first = Спершу виберіть дію: розіграйте карту, дотягніть карти або скиньте карту.
kelp-why-actions-done = Обидві дії цього ходу вже виконано.
kelp-why-too-dear = Її не розіграти: треба розкрити { $cost } { $cost ->
    [one] прихований блок
    [few] приховані блоки
   *[many] прихованих блоків
}, а { $hidden ->
    [0] прихованих немає
    [one] приховано лише { $hidden }
   *[many] приховано лише { $hidden }
}.
kelp-why-nothing-to-hide = Її не розіграти: жоден блок не розкрито, тож приховати нічого.
kelp-why-shuffle-few = Її не розіграти: потрібно прихованих блоків: { $need } (сплатити { $pay }, перетасувати { $amount }), а є { $hidden }.
kelp-why-centre-few = Її не розіграти: після сплати для перетасування мають лишитися приховані блоки поза зоною Ц: { $amount }.
kelp-why-revealed-few = Її не розіграти: після сплати має бути розкритих блоків: { $amount }.
kelp-why-learn-few = Її не розіграти: не вдалося б отримати стільки, скільки треба: { $amount }.
kelp-why-food-far = Її не розіграти: восьминіг не поруч із її їжею.
kelp-why-hand-full = У руці вже карт: { $count }, а її ліміт { $size }.
kelp-why-not-in-hand = Розіграти можна лише карту з руки.
kelp-why-in-hand = Ця карта вже в руці.
kelp-why-trashed = Це вже поза грою.
kelp-why-hand-or-discard = Вилучити можна лише карту з руки або зі скиду.
kelp-why-just-gained = Вибрати можна лише щойно отримане.
kelp-why-gained-no-eat = У руку може піти лише щойно отримана карта, яка не є картою харчування.
kelp-why-learn-first = Карти й блоки отримують завдяки картам навчання та морському вушку.
kelp-why-pile-empty = Цей стос порожній.
kelp-why-no-room = Отриманий блок стає на місце розкритого, а жоден не може поступитися.
kelp-why-replaced = { $edition ->
    [prototype] Обміняний блок не повертається.
   *[final] Його щойно обміняно; отримати його можна під час наступного навчання.
}
kelp-why-exchange-hidden = Його приховано; обміняти можна лише розкритий блок.
kelp-why-exchange-octopus = Самого восьминога ніколи не обмінюють.
kelp-why-exchange-food = Їжу ніколи не обмінюють.
kelp-why-exchange-fresh = Його щойно отримано, тож він лишається.
kelp-why-food-used = Її ефект уже застосовано.
kelp-why-food-time = Їжу застосовують перед двома діями, між ними або після них.
kelp-why-snail-none = Колода і скид порожні.
kelp-why-lobster-none = Жоден блок не розкрито, тож приховати нічого.
kelp-why-abalone-none = Немає нічого, що можна отримати.
kelp-why-pay-revealed = Його вже розкрито; платять лише прихованими блоками.
kelp-why-pay = Цим блоком не заплатити так, щоб ефект карти лишився можливим.
kelp-why-pay-picked = Разом із вибраним це забагато, або ефект карти стане неможливим.
kelp-why-not-adjacent = Вона не сусідня з { $other }.
kelp-why-hidden = Його вже приховано.
kelp-why-spared = Сама ця пастка лишається розкритою.
kelp-why-shuffle-hidden = Його розкрито, а ця карта тасує приховані блоки.
kelp-why-shuffle-revealed = Його приховано, а ця карта тасує розкриті блоки.
kelp-why-in-bag = Блок із цієї зони вже в торбинці.
kelp-why-not-empty = Тут уже є блок; витягнутий ставлять у порожню зону.
kelp-why-pair-gone = Ця пара вже поза грою.
kelp-why-pair-time = Ці карти вибирають під час протистояння.
kelp-why-octopus-itself = Це сам восьминіг; виберіть сусідній із ним блок.
kelp-why-not-beside-octopus = { $zone } не сусідня з восьминогом.
kelp-why-no-den = Акулу розміщують у сховку, а тут його немає.
kelp-why-den-shark = Акула вже тут.
kelp-why-den-covered = Тут лежить кубик течії, а інший сховок вільний.
kelp-why-no-current = На цій клітинці немає кубика течії.
kelp-why-zone-later = У зонах шукають і атакують після руху.
kelp-why-zone-over = Пошук і атаку в цьому ході вже завершено.
kelp-why-space-later = Клітинки мають свій час на кроках течій і руху.
kelp-why-space-over = Акула вже рухалася цього ходу.
kelp-why-shark-here = На цій клітинці акула.
kelp-why-current-here = На цій клітинці вже лежить кубик течії.
kelp-why-must-move = Акула на цій клітинці й мусить рушити.
kelp-why-behind = Ця клітинка позаду акули, а вона пливе лише вперед.
kelp-why-no-stop = Тут лежить кубик течії; акула не може на ньому зупинитися.
kelp-why-no-way = Сюди немає шляху: акула стає на порожню клітинку просто перед собою або пливе течіями, від більшої до меншої.
kelp-why-not-next = Прибрати течію можна лише з клітинки просто перед акулою.
kelp-why-swift = «Стрімка» веде на один крок уперед, на порожню клітинку.
kelp-why-not-beside-shark = { $zone } не поруч з акулою.
kelp-why-die-here = Тут уже лежить кубик; у кожній зоні є місце для одного.
kelp-why-found = Блок уже розкрито; тут нічого шукати чи атакувати.
kelp-why-only-strike = Восьминога розкрито; влучити в нього може лише кубик атаки, а таких не лишилося.
kelp-why-too-low = Потрібно { $value }, а найбільший придатний кубик показує { $best }.
kelp-why-no-hunting-dice = Не лишилося жодного кубика пошуку чи атаки.
kelp-why-no-die-on = У цій зоні немає кубика.
kelp-why-no-reroll = У вас немає перекиду: перший дає тайл росту 1.
kelp-why-rerolled = Перекиди цього ходу вже використано.
kelp-why-currents-now = Зараз розміщують лише кубики течії; кубики пошуку й атаки мають свій час після руху.
kelp-why-move-first = Спершу рух; кубики пошуку й атаки мають свій час після нього.
kelp-why-moved-dice = Акула вже рушила; кубики пошуку й атаки мають свій час у наступному кроці.
kelp-why-currents-over = Кубики течії розміщують перед рухом.
kelp-why-die-low = Показує { $value }, а поруч з акулою потрібно щонайменше { $least }.
kelp-why-no-target = Поруч з акулою немає нічого, де цей кубик міг би шукати чи атакувати.
kelp-why-pool-only = Тут важать лише кубики з пулу.
kelp-why-energy-buys = Кубиками енергії лише купують карти.
kelp-why-keeping = Його відкладено цього ходу; використати його можна з наступного.
kelp-why-not-red = «Смілива» підвищує кубик атаки.
kelp-why-six = Уже показує 6.
kelp-why-daring-red = Цей кубик стане 6; виберіть інший.
kelp-why-not-in-the-bag = Такого кубика в торбинці немає.
kelp-why-one = Кубик зі значенням 1 не можна зменшити.
kelp-why-no-replacing = { $edition ->
    [prototype] Карту замінюють щонайбільше раз за хід, до першої купівлі, поки в колоді є карти.
   *[final] Карту замінюють щонайбільше раз за хід, до першої купівлі, поки в колоді є карти й на іншу карту ще вистачає енергії.
}
kelp-why-stored = Цей кубик уже в енергії.
kelp-why-price = Коштує { $price }, а енергії у вас { $energy }.
kelp-why-last-affordable = На якусь карту має вистачити енергії, а вистачає лише на цю.
kelp-why-row-later = Карти купують на кроці енергії.
kelp-why-time = { $effect-id ->
    [aggressive] Вона не має ефекту; її кубики вже ваші.
    [agile] Її використовують на кроці руху, до того як акула рушить.
    [swift] Її використовують на кроці руху.
    [observant] Її використовують, коли щойно розкрито пастку.
    [reactive] Її використовують перед кидком.
    [hungry] Її використовують на кроці кидка.
   *[other] Її використовують на кроці кидка, після нього.
}
kelp-why-right-angle = Акула стоїть під кутом 90° до шляху й може рушити в обидва боки.
kelp-why-moved = Акула вже рухалася.
kelp-why-swift-blocked = Просто перед акулою немає порожньої клітинки.
kelp-why-bag-empty = Торбинка порожня.
kelp-why-reactive-two = Потрібні два витягнуті кубики.
kelp-why-daring-needs = Потрібні кубик атаки, менший за 6, і ще один кубик у пулі.
kelp-why-hostile-needs = У грі мають бути дві пари.
kelp-why-pool-empty = У пулі немає кубиків.
kelp-why-all-six = Усі кубики в пулі показують 6.
