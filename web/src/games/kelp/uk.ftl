### Що сторінка каже про гру Kelp поряд зі словами самої гри.

## У лобі

web-kelp-about = Одне полює, інше ховається: акула проти восьминога.
web-kelp-players = 2 гравці
web-kelp-time = близько 40 хвилин
web-kelp-sort = приховані блоки, блеф

## За столом

web-kelp-board = Ігрове поле Kelp.
web-kelp-your-hand = Ваша рука
web-kelp-draw = Колода { $count }
web-kelp-discard = Скид { $count }
web-kelp-trash = Вилучено { $count }
web-kelp-draw-pile = Колода
web-kelp-any-order = без порядку
web-kelp-latest-last = остання наприкінці
web-kelp-food = Їжа
web-kelp-fourth = Четверта їжа дає перемогу.
web-kelp-actions = Дві дії
web-kelp-pairs-left = { $count ->
    [1] залишилася одна пара
    [2] залишилися дві пари
   *[other] залишилися три пари
}
web-kelp-piles = Стоси
web-kelp-learn-from = Для навчання
web-kelp-top-cards = верхні карти
web-kelp-top-card = { $card }: { $text }
web-kelp-left = лишилося { $count }
web-kelp-empty-pile = порожньо
web-kelp-free = безплатно
web-kelp-cost = вартість { $count }: розкрити { $count } { $count ->
    [one] блок
    [few] блоки
   *[many] блоків
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
web-kelp-tile-five-more = Витрата 1⁠–⁠5: +5
web-kelp-tile-reroll-again = Другий перекид
web-kelp-tile-third-die = Тягнути 3 кубики
web-kelp-flipped = її
web-kelp-yours = ваш
web-kelp-seventh = Сьомий кубик на цьому треку: перемагає восьминіг.
web-kelp-spend = витратити: { $count }
web-kelp-empty-pool = У пулі немає кубиків
web-kelp-to-roll = чекає на кидок
web-kelp-blue = Течія
web-kelp-yellow = Пошук
web-kelp-red = Атака
web-kelp-die-blue = Течія { $value }
web-kelp-die-yellow = Пошук { $value }
web-kelp-die-red = Атака { $value }
web-kelp-to-energy = піде в енергію
web-kelp-placeable = можна розмістити
web-kelp-searches = шукає до { $value }+
web-kelp-searches-any = шукає всюди
web-kelp-strikes = атакує до { $value }+
web-kelp-strikes-any = атакує всюди
web-kelp-known = відомо
web-kelp-chance = Восьминіг { $percent } %
web-kelp-in-bag = У торбинці восьминога: { $count } { $count ->
    [one] блок
    [few] блоки
   *[many] блоків
}
web-kelp-drawn-block = Витягнуто: { $block }
web-kelp-card-fast-learning = Навчання 2; одна карта може лягти зверху на колоду
web-kelp-card-nimble-dodge = Поміняйте місцями два сусідні блоки
web-kelp-card-sneaking = Перетасуйте 2 приховані блоки
web-kelp-card-camouflage = Приховайте один або два блоки
web-kelp-card-sudden-evasion = Поміняйте два сусідні, потім ще раз два
web-kelp-card-taking-chances = Перетасуйте блок із Ц та 2 приховані; усі стають прихованими
web-kelp-card-cloud-of-ink = Перетасуйте 3 розкриті блоки; усі стають прихованими
web-kelp-card-in-plain-sight = Приховайте до 2, тоді можете взяти карту
web-kelp-card-shed-skin = Приховайте до 2, тоді можете вилучити карту
web-kelp-card-devious-ideas = Навчання 2; отримані блоки можна приховати
web-kelp-card-sharp-senses = Навчання 2; одна карта може піти в руку
web-kelp-eaten-crab = Раз, без дії: ліміт руки 5, дотягніть карти
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
web-kelp-effect-ruthless = Кубик на 2 більше, до 6
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
web-kelp-brief-ruthless = +2 кубику
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
web-kelp-key-octopus = восьминіг
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

# Чому чимось у Kelp зараз не можна скористатися. Повні речення, під запитанням і наприкінці пояснення.
web-kelp-why-asked = Зараз запитання таке: { $question } Це його не стосується.
web-kelp-why-theirs = { $seat ->
    [shark] Це належить акулі.
   *[octopus] Це належить восьминогу.
}
web-kelp-why-picked = Це не поєднати з уже вибраним.
web-kelp-why-action-first = Спершу виберіть дію: розіграйте карту, дотягніть карти або скиньте карту.
web-kelp-why-actions-done = Обидві дії цього ходу вже виконано.
web-kelp-why-too-dear = Її не розіграти: треба розкрити { $cost } { $cost ->
    [one] прихований блок
    [few] приховані блоки
   *[many] прихованих блоків
}, а { $hidden ->
    [0] прихованих немає
    [one] приховано лише { $hidden }
   *[many] приховано лише { $hidden }
}.
web-kelp-why-nothing-to-hide = Її не розіграти: жоден блок не розкрито, тож приховати нічого.
web-kelp-why-shuffle-few = Її не розіграти: потрібно прихованих блоків: { $need } (сплатити { $pay }, перетасувати { $amount }), а є { $hidden }.
web-kelp-why-centre-few = Її не розіграти: після сплати для перетасування мають лишитися приховані блоки поза зоною Ц: { $amount }.
web-kelp-why-revealed-few = Її не розіграти: після сплати має бути розкритих блоків: { $amount }.
web-kelp-why-learn-few = Її не розіграти: не вдалося б отримати стільки, скільки треба: { $amount }.
web-kelp-why-food-away = Її не розіграти: її їжі немає на ігровому полі.
web-kelp-why-food-far = Її не розіграти: восьминіг не поруч із її їжею.
web-kelp-why-effect = Її не розіграти: увесь її ефект має бути можливий.
web-kelp-why-hand-full = У руці вже карт: { $count }, а її ліміт { $size }.
web-kelp-why-not-in-hand = Розіграти можна лише карту з руки.
web-kelp-why-in-hand = Ця карта вже в руці.
web-kelp-why-trashed = Це вже поза грою.
web-kelp-why-hand-or-discard = Вилучити можна лише карту з руки або зі скиду.
web-kelp-why-just-gained = Вибрати можна лише щойно отримане.
web-kelp-why-gained-no-eat = У руку може піти лише щойно отримана карта, яка не є картою харчування.
web-kelp-why-learn-first = Карти й блоки отримують завдяки картам навчання та морському вушку.
web-kelp-why-pile-empty = Цей стос порожній.
web-kelp-why-no-room = Отриманий блок стає на місце розкритого, а жоден не може поступитися.
web-kelp-why-replaced = { $edition ->
    [prototype] Обміняний блок не повертається.
   *[final] Його щойно обміняно; отримати його можна під час наступного навчання.
}
web-kelp-why-food-used = Її ефект уже застосовано.
web-kelp-why-food-time = Їжу застосовують перед двома діями, між ними або після них.
web-kelp-why-snail-none = Колода і скид порожні.
web-kelp-why-lobster-none = Жоден блок не розкрито, тож приховати нічого.
web-kelp-why-abalone-none = Немає нічого, що можна отримати.
web-kelp-why-pair-gone = Ця пара вже поза грою.
web-kelp-why-pair-time = Ці карти вибирають під час протистояння.
web-kelp-why-pay-revealed = Його вже розкрито; платять лише прихованими блоками.
web-kelp-why-pay = Цим блоком не заплатити так, щоб ефект карти лишився можливим.
web-kelp-why-pay-picked = Разом із вибраним це забагато, або ефект карти стане неможливим.
web-kelp-why-not-adjacent = { $zone } і { $other } не сусідні.
web-kelp-why-hidden = Його вже приховано.
web-kelp-why-spared = Сама ця пастка лишається розкритою.
web-kelp-why-shuffle-hidden = Його розкрито, а ця карта тасує приховані блоки.
web-kelp-why-shuffle-revealed = Його приховано, а ця карта тасує розкриті блоки.
web-kelp-why-in-bag = Блок із цієї зони вже в торбинці.
web-kelp-why-exchange-hidden = Його приховано; обміняти можна лише розкритий блок.
web-kelp-why-exchange-octopus = Самого восьминога ніколи не обмінюють.
web-kelp-why-exchange-food = Їжу ніколи не обмінюють.
web-kelp-why-exchange-fresh = Його щойно отримано, тож він лишається.
web-kelp-why-octopus-itself = Це сам восьминіг; виберіть сусідній із ним блок.
web-kelp-why-not-beside-octopus = { $zone } не сусідня з восьминогом.
web-kelp-why-not-empty = Тут уже є блок; витягнутий ставлять у порожню зону.
web-kelp-why-not-beside-shark = { $zone } не поруч з акулою.
web-kelp-why-die-here = Тут уже лежить кубик; у кожній зоні є місце для одного.
web-kelp-why-found = Блок уже розкрито; тут нічого шукати чи атакувати.
web-kelp-why-only-strike = Восьминога розкрито; влучити в нього може лише кубик атаки, а таких не лишилося.
web-kelp-why-too-low = Потрібно { $value }, а найбільший придатний кубик показує { $best }.
web-kelp-why-no-hunting-dice = Не лишилося жодного кубика пошуку чи атаки.
web-kelp-why-no-die-on = У цій зоні немає кубика.
web-kelp-why-zone-later = У зонах шукають і атакують після руху.
web-kelp-why-zone-over = Пошук і атаку в цьому ході вже завершено.
web-kelp-why-space-later = Клітинки мають свій час на кроках течій і руху.
web-kelp-why-space-over = Акула вже рухалася цього ходу.
web-kelp-why-no-den = Акулу розміщують у сховку, а тут його немає.
web-kelp-why-den-shark = Акула вже тут.
web-kelp-why-den-covered = Тут лежить кубик течії, а інший сховок вільний.
web-kelp-why-no-current = На цій клітинці немає кубика течії.
web-kelp-why-shark-here = На цій клітинці акула.
web-kelp-why-current-here = На цій клітинці вже лежить кубик течії.
web-kelp-why-must-move = Акула на цій клітинці й мусить рушити.
web-kelp-why-behind = Ця клітинка позаду акули, а вона пливе лише вперед.
web-kelp-why-no-stop = Тут лежить кубик течії; акула не може на ньому зупинитися.
web-kelp-why-not-next = Прибрати течію можна лише з клітинки просто перед акулою.
web-kelp-why-no-way = Сюди немає шляху: акула стає на порожню клітинку просто перед собою або пливе течіями, від більшої до меншої.
web-kelp-why-swift = «Стрімка» веде на один крок уперед, на порожню клітинку.
web-kelp-why-no-reroll = У вас немає перекиду: перший дає тайл росту 1.
web-kelp-why-rerolled = Перекиди цього ходу вже використано.
web-kelp-why-currents-now = Зараз розміщують лише кубики течії; кубики пошуку й атаки мають свій час після руху.
web-kelp-why-move-first = Спершу рух; кубики пошуку й атаки мають свій час після нього.
web-kelp-why-moved-dice = Акула вже рушила; кубики пошуку й атаки мають свій час у наступному кроці.
web-kelp-why-currents-over = Кубики течії розміщують перед рухом.
web-kelp-why-die-low = Показує { $value }, а поруч з акулою потрібно щонайменше { $least }.
web-kelp-why-no-target = Поруч з акулою немає нічого, де цей кубик міг би шукати чи атакувати.
web-kelp-why-pool-only = Тут важать лише кубики з пулу.
web-kelp-why-energy-buys = Кубиками енергії лише купують карти.
web-kelp-why-keeping = Його відкладено цього ходу; використати його можна з наступного.
web-kelp-why-not-red = «Смілива» підвищує кубик атаки.
web-kelp-why-six = Уже показує 6.
web-kelp-why-daring-red = Цей кубик стане 6; виберіть інший.
web-kelp-why-one = Кубик зі значенням 1 не можна зменшити.
web-kelp-why-no-replacing = { $edition ->
    [prototype] Карту замінюють щонайбільше раз за хід, до першої купівлі, поки в колоді є карти.
   *[final] Карту замінюють щонайбільше раз за хід, до першої купівлі, поки в колоді є карти й на іншу карту ще вистачає енергії.
}
web-kelp-why-stored = Цей кубик уже в енергії.
web-kelp-why-price = Коштує { $price }, а енергії у вас { $energy }.
web-kelp-why-last-affordable = На якусь карту має вистачити енергії, а вистачає лише на цю.
web-kelp-why-row-later = Карти купують на кроці енергії.
web-kelp-why-not-in-the-bag = Такого кубика в торбинці немає.
web-kelp-why-time = { $effect ->
    [aggressive] Вона не має ефекту; її кубики вже ваші.
    [agile] Її використовують на кроці руху, до того як акула рушить.
    [swift] Її використовують на кроці руху.
    [observant] Її використовують, коли щойно розкрито пастку.
    [reactive] Її використовують перед кидком.
    [hungry] Її використовують на кроці кидка.
   *[other] Її використовують на кроці кидка, після нього.
}
web-kelp-why-right-angle = Акула стоїть під кутом 90° до шляху й може рушити в обидва боки.
web-kelp-why-moved = Акула вже рухалася.
web-kelp-why-swift-blocked = Просто перед акулою немає порожньої клітинки.
web-kelp-why-bag-empty = Торбинка порожня.
web-kelp-why-reactive-two = Потрібні два витягнуті кубики.
web-kelp-why-daring-needs = Потрібні кубик атаки, менший за 6, і ще один кубик у пулі.
web-kelp-why-hostile-needs = У грі мають бути дві пари.
web-kelp-why-pool-empty = У пулі немає кубиків.
web-kelp-why-all-six = Усі кубики в пулі показують 6.

## Перша гра в Kelp із провідником

web-guide = Провідник
web-guide-new-here = Уперше тут? Почніть із цього
web-guide-learn-in = Урок на 5 хвилин
web-guide-learn-note = перша гра з провідником
web-guide-first = ваша перша гра
web-guide-title = Ваша перша гра
web-guide-left = { $count ->
    [one] ще близько { $count } хвилини
    [few] ще близько { $count } хвилин
   *[many] ще близько { $count } хвилин
}
web-guide-done = пройдено
web-guide-later = Стоси, кубики й треки з’являться, коли стануть потрібні. Піти можна на будь-якому кроці: гра триватиме без провідника.
web-guide-count = { $number } з { $all }
web-guide-next = Далі
web-guide-back = Назад
web-guide-skip = Пропустити
web-guide-finish = Грати далі
web-guide-yours = Ваш хід
web-guide-chapter-den = Звідки починає акула
web-guide-chapter-blocks = Що де приховано
web-guide-chapter-play = Розіграш карти
web-guide-chapter-draw = Тягти й скидати
web-guide-chapter-shark = Що робить акула
web-guide-chapter-learn = Навчання й харчування
web-guide-chapter-face = Віч-на-віч
web-guide-chapter-end = Як закінчується гра
web-guide-den = Ви обираєте сховок, з якого починає акула: цей далеко від вашого восьминога.
web-guide-self = Це ви: акула бачить дев’ять однакових блоків і має здогадатися, за яким із них ви ховаєтеся.
web-guide-trap = Мушлі збивають акулу з пантелику, а ця пастка спрацює вам на користь, коли акула її розкриє.
web-guide-play = Щоходу ви маєте дві дії; одна з можливих дій — розіграти карту, наприклад «{ $card }».
web-guide-pay = Покладіть цю мушлю, щоб сплатити вартість карти «{ $card }»: акула дізнається лише, що то була мушля.
web-guide-discard = Інша дія — скинути будь-яку карту: тоді можна приховати один розкритий блок.
web-guide-draw = Третя дія — тягти карти: ви доповнюєте руку до { $size } карт.
web-guide-shark = Щоходу акула кидає кубики й пливе вперед: на одну клітинку або далі, через сині течії.
web-guide-reach = Лише біля своєї клітинки акула шукає жовтими кубиками чи атакує червоними, і значення кубика має бути не менше за число зони.
web-guide-learn = Карта навчання дає вам нові карти та блоки на ваш вибір.
web-guide-gain = Карта харчування приносить із собою їжу, яка стає на місце розкритого блока.
web-guide-eat = Щоб з’їсти їжу, будьте в сусідній зоні й розіграйте її карту харчування: четверта їжа приносить перемогу.
web-guide-face = Акула вас атакувала: потай оберіть спосіб утечі; ви програєте, лише якщо акула його вгадає.
web-guide-face-late = Якщо акула вас атакує, ви потай оберете одну з цих карт: акула переможе, лише якщо її вгадає.
web-guide-end = Ви перемагаєте з четвертою їжею або коли на треку голоду лежить сьомий кубик; далі гра за вами.
web-guide-over = Це була ваша перша гра: восьминіг перемагає завдяки їжі або голоду акули, а акула — вгадавши втечу.
web-guide-ready = Ваш хід зібрано: нічого не станеться, доки ви його не підтвердите, і зараз це зробить кнопка «Далі».
web-guide-swap = Тепер діє карта: поміняйте місцями два сусідні блоки; акула бачить, де саме, але не бачить, які це блоки.
web-guide-shuffle = Оберіть блоки для перетасування: акула розкладе їх, не знаючи, який із них який.
web-guide-again-action = Оберіть будь-яку дію або натисніть «Далі», щоб виконати цю: { $option }.
web-guide-again-pay = Платіть блоком, який мало що видає: «Далі» покладе цей.
web-guide-again = Обирайте, що хочете, або натисніть «Далі», щоб обрати це: { $option }.
web-guide-words = Два слова
web-guide-word-hidden = Прихований
web-guide-word-hidden-about = Блок стоїть: лише ви бачите, що це.
web-guide-word-revealed = Розкритий
web-guide-word-revealed-about = Він лежить символом догори: його бачать обоє, доки ви не приховаєте його знову.
web-guide-goal-food = Ви перемагаєте з четвертою їжею
web-guide-goal-hunger = або коли сьомий кубик акули потрапляє на трек голоду.
web-guide-goal-shark = Акула перемагає, якщо атакує вас і вгадає вашу втечу.
