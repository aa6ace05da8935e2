### Що сторінка каже про гру Kelp поряд зі словами самої гри.

web-kelp-board = Ігрове поле Kelp.
web-kelp-your-hand = Ваша рука
web-kelp-draw = Колода { $count }
web-kelp-discard = Скид { $count }
web-kelp-trash = Вилучено { $count }
web-kelp-draw-pile = Колода
web-kelp-any-order = без порядку
web-kelp-latest-last = остання наприкінці
web-kelp-food = Їжа
web-kelp-last-food = Їжа № { $size } дає перемогу.
web-kelp-actions = Дві дії
web-kelp-pairs-left = { $count ->
    [1] залишилася одна пара
    [2] залишилися дві пари
    [one] залишилася { $count } пара
    [few] залишилися { $count } пари
   *[many] залишилося { $count } пар
}
web-kelp-piles = Стоси
web-kelp-learn-from = Для навчання
web-kelp-top-cards = верхні карти
web-kelp-top-card = { $card }: { $text }
web-kelp-left = лишилося { $count }
web-kelp-empty-pile = порожньо
web-kelp-free = безплатно
web-kelp-cost = { $count ->
    [0] вартість 0
   *[other] вартість { $count }: розкрити блоки вартістю { $count }
}
web-kelp-growth = Ріст
web-kelp-hunger = Голод
web-kelp-energy = Енергія
web-kelp-for-sale = На продаж
web-kelp-in-deck = у колоді { $count }
web-kelp-your-cards = Ваші карти
web-kelp-no-cards = Зараз немає жодної
web-kelp-keeps = тримає
web-kelp-tile = Тайл { $number }
web-kelp-tile-reroll = Перекид кубика
web-kelp-tile-five-more = Витрата 1⁠–⁠5: +{ $amount }
web-kelp-tile-reroll-again = Другий перекид
web-kelp-tile-third-die = Тягнути { $amount } { $amount ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}
web-kelp-flipped = її
web-kelp-yours = ваш
web-kelp-last-hunger = Кубик № { $size } на цьому треку: перемагає восьминіг.
web-kelp-spend = витратити: { $count }
web-kelp-empty-pool = У пулі немає кубиків
web-kelp-to-roll = чекає на кидок
web-kelp-blue = Течія
web-kelp-yellow = Пошук
web-kelp-red = Атака
web-kelp-die-blue = Течія { $value }
web-kelp-die-yellow = Пошук { $value }
web-kelp-die-red = Атака { $value }
web-kelp-known = відомо
web-kelp-chance = Восьминіг { $percent } %
web-kelp-in-bag = У торбинці восьминога: { $count } { $count ->
    [one] блок
    [few] блоки
   *[many] блоків
}
web-kelp-drawn-block = Витягнуто: { $block }
web-kelp-does-swap = поміняйте місцями два сусідні блоки
web-kelp-does-shuffle = перетасуйте { $amount } { $amount ->
    [one] прихований блок
    [few] приховані блоки
   *[many] прихованих блоків
}
web-kelp-does-shuffle-centre = перетасуйте блок із Ц та { $amount } { $amount ->
    [one] прихований
    [few] приховані
   *[many] прихованих
}; усі стають прихованими
web-kelp-does-shuffle-revealed = перетасуйте { $amount } { $amount ->
    [one] розкритий блок
    [few] розкриті блоки
   *[many] розкритих блоків
}; усі стають прихованими
web-kelp-does-hide = { $amount ->
    [1] приховайте блок
   *[other] приховайте до { $amount } блоків
}
web-kelp-does-learn = навчання { $amount }
web-kelp-does-may-draw = можете взяти { $amount ->
    [1] карту
    [one] { $amount } карту
    [few] { $amount } карти
   *[many] { $amount } карт
}
web-kelp-does-may-trash = можете вилучити карту
web-kelp-does-may-top = одна карта може лягти зверху на колоду
web-kelp-does-may-take = одна карта може піти в руку
web-kelp-does-may-hide-gained = отримані блоки можна приховати
web-kelp-does-again = ще раз
web-kelp-eaten-crab = Раз, без дії: ліміт руки { $amount }, дотягніть карти
web-kelp-eaten-snail = Раз, без дії: будь-яка ваша карта в руку
web-kelp-eaten-lobster = Раз, без дії: приховати всі блоки
web-kelp-eaten-abalone = Раз, без дії: навчання до 3
web-kelp-eat = Восьминіг поруч: з’їсти.
web-kelp-effect-aggressive = Лише її кубики
web-kelp-effect-agile = Розворот перед рухом
web-kelp-effect-daring = Кубик іде в голод: червоний стає 6
web-kelp-effect-hostile = Випадкова пара протистояння виходить із гри
web-kelp-effect-hungry = Потягти й кинути ще один кубик
web-kelp-effect-observant = Ігноруйте щойно знайдену пастку
web-kelp-effect-reactive = 2 кубики назад, 1 на вибір
web-kelp-effect-relentless = Перекинути 1 або 2 кубики
web-kelp-effect-ruthless = Кубик на { $amount } більше, до 6
web-kelp-effect-swift = Ще одна клітинка, якщо порожня
web-kelp-effect-vigilant = Кубик відкласти на інший хід
web-kelp-brief-aggressive = лише кубики
web-kelp-brief-agile = розворот
web-kelp-brief-daring = червоний 6
web-kelp-brief-hostile = пара виходить
web-kelp-brief-hungry = +1 кубик
web-kelp-brief-observant = без пастки
web-kelp-brief-reactive = 2 кубики на 1
web-kelp-brief-relentless = перекид 1–2
web-kelp-brief-ruthless = +{ $amount } кубику
web-kelp-brief-swift = +1 клітинка
web-kelp-brief-vigilant = тримає кубик
web-kelp-way = Якщо шлях { $number }
web-kelp-way-this = Якщо цей шлях
web-kelp-if = Якщо вибрати { $number }
web-kelp-if-this = Якщо вибрати це
web-kelp-ends = стане на { $space }, головою на { $facing }
web-kelp-chain = потім { $values }, від більшої.
web-kelp-grows = { $value } йде в ріст.
web-kelp-pushed = { $value } повертається до торбинки.
web-kelp-can-strike = може атакувати { $zones }
web-kelp-can-search = шукає в { $zones }
web-kelp-or = або
web-kelp-unsure = Решта випадкова або прихована.
web-kelp-reach = Акула може допливти до: { $spaces }.
web-kelp-knows = Що знає акула
web-kelp-key-you = ви
web-kelp-key-trap = пастка
web-kelp-key-food = їжа
web-kelp-key-shell = мушля
web-kelp-close = Закрити
web-kelp-step-roll = Кидок
web-kelp-step-currents = Течії
web-kelp-step-move = Рух
web-kelp-step-search = Пошук і атака
web-kelp-step-energy = Енергія
web-kelp-turn-steps = Кроки ходу
web-kelp-duel = Протистояння: { $zone }
web-kelp-duel-expect = Якої втечі ви чекаєте?
web-kelp-duel-flee = Як ви втікаєте?
web-kelp-duel-wait = Вашу карту вибрано.
web-kelp-duel-watch = Обидва вибирають потай.
web-kelp-counter = { $pair ->
    [fight] Контрнапад
    [retreat] Протидія відступу
   *[freeze] Протидія завмиранню
}
web-kelp-has-chosen = { $name }: вибрано
web-kelp-is-choosing = { $name }: вибирає
web-kelp-chose = Вибирає: { $name }
web-kelp-you-chose = Ваш вибір
web-kelp-differ = Різні карти:
web-kelp-differ-now = восьминіг вислизає.
web-kelp-differ-you = ви вислизаєте.
web-kelp-same = Та сама карта:
web-kelp-same-now = восьминога спіймано.
web-kelp-same-shark = ви спіймали восьминога.
web-kelp-same-octopus = акула вас спіймала.
web-kelp-no-match = різні
web-kelp-match = однакові
web-kelp-catches-fight = Ловить восьминога, що нападає.
web-kelp-catches-retreat = Ловить восьминога, що відступає.
web-kelp-catches-freeze = Ловить восьминога, що завмирає.
web-kelp-secret = Ніхто не бачить вибору, поки не виберуть обидва.
web-kelp-may-use = Тепер можна застосувати карту: { $pair }.
web-kelp-pair-leaves = Із гри виходить пара: { $pair }.
web-kelp-last-pair = Лишається тільки { $pair }: наступне влучання перемагає.
web-kelp-strike-hunger = Кубик атаки йде на трек голоду: { $count } з { $all }.
web-kelp-free-strike = Переможна атака не коштує голоду: { $count } з { $all }.
web-kelp-seed = Зерно вже відкрите: кожен може перевірити кидки.
web-kelp-left-game = поза грою
