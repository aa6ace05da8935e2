### Помилки гри Kelp: чого очікували і що було.

## Дані

kelp-expected-eat-cost = 0 (карта харчування не має вартості)
kelp-expected-eat-steps = ['eat 1'] для карти харчування і лише для неї
kelp-expected-steps = список кроків: у кожному дієслово та число; дієслова — це { $known }
kelp-error-starting-blocks = blocks.toml: блоків на ігровому полі на початку гри має бути разом 9, а їх { $placed }
kelp-error-boards-differ = night.toml: обидва боки ігрового поля повинні мати ті самі клітинки з тими самими кінцями, у тому самому порядку
kelp-error-start-hand = octopus.toml: карт у стартовій руці: { $start-hand }; карт із where = "hand" може бути щонайбільше стільки ж (їх { $in-hand }), а стартових карт має вистачити на решту (їх { $in-deck })
kelp-error-octopus-cards = octopus.toml: карт восьминога може бути щонайбільше 40, а їх { $total }
kelp-error-eat-cards-missing = octopus.toml: бракує карт харчування: { $known }
kelp-expected-one-or-two-of = одне значення або два різні з { $known }
kelp-error-shark-copies = shark.toml: примірників '{ $name }' може бути щонайбільше 4, а їх { $copies }
kelp-error-shark-row = shark.toml: ряд потребує { $row } { $row ->
    [one] карти
    [few] карт
   *[many] карт
} акули, а їх { $total }
kelp-expected-one-step-of = список кроків, де щонайбільше один із { $known }
kelp-expected-after-learn = список кроків, у якому { $known } ідуть після learn без іншого кроку між ними
kelp-expected-two-junctions = два різні перехрестя
kelp-expected-two-of = два різні значення з { $known }
kelp-expected-colour-letters = щонайбільше чотири літери з B, Y та R
kelp-expected-no-swap-beside-shuffle = список кроків без swap поруч із shuffle_centre (обмін місцями міг би перемістити потрібні йому приховані блоки)
kelp-expected-no-draw-beside-learn = список кроків без may_draw і may_trash поруч із learn (вони могли б забрати отримане)
kelp-error-space-count = { $name }.toml: ігрове поле має 16 клітинок, а тут їх { $count }
kelp-error-den-count = { $name }.toml: ігрове поле має чотири сховки, а тут їх { $count }
kelp-error-junction-ends = { $name }.toml: перехрестя '{ $junction }' має з’єднувати від 2 до { $most } кінців, а з’єднує їх { $count }
kelp-error-den-unknown = { $place }: ігрове поле має чотири сховки, і кожен — одна з клітинок; '{ $name }' сюди не підходить
kelp-error-eat-name = { $place }: карта харчування називається так само, як її їжа ({ $food }), а не '{ $name }'
kelp-error-octopus-kinds = { $place }: різних карт восьминога може бути щонайбільше { $most }, а ця вже не вміщується
kelp-error-shark-kinds = { $place }: різних карт акули може бути щонайбільше { $most }, а ця вже не вміщується
kelp-error-eat-copies = { $place }: карта харчування '{ $name }' повинна мати 1 примірник, у стосі

## Чого не може бути на столі

kelp-impossible-shark-card-lost = якоїсь карти акули бракує або вона зайва
kelp-impossible-block-lost = якогось блока бракує або він зайвий
kelp-impossible-known-card = у руці немає карти, про яку відомо, що вона там
kelp-impossible-die-lost = якогось кубика бракує або він зайвий
kelp-impossible-pile-count = один зі стосів полічено неправильно
kelp-impossible-revealed-unknown = розкритий блок невідомий
kelp-impossible-zone-empty = зона порожня, хоча перетасування не триває
kelp-impossible-octopus-card-lost = якоїсь карти восьминога бракує або вона зайва
kelp-impossible-hand-count = руку або колоду полічено неправильно
kelp-impossible-shark-deck-count = колоду акули полічено неправильно
kelp-impossible-block-excluded = акула виключає блок, який там є
kelp-impossible-shark-on-current = акула стоїть на клітинці з кубиком течії
kelp-impossible-abilities = навички акули не відповідають її картам
kelp-impossible-knowledge-wide = знання акули не звужено до кінця
kelp-impossible-bag-count = кубики в торбинці полічено неправильно
kelp-impossible-hunger-count = кубики на треку голоду полічено неправильно
kelp-impossible-reactive-dice = карта reactive повертає не один і не два кубики
kelp-impossible-current-swum = акула пропливла над течією, але її там немає або переміщення зараз не триває
kelp-impossible-block-drawn = блок витягнуто, хоча акула не вказує для нього зони, або жодного не витягнуто, хоча вказує
kelp-impossible-card-step = карта не має такого кроку
kelp-impossible-confrontation-chosen = карту протистояння обрано, хоча акула не обирає своєї, або жодної не обрано, хоча обирає
kelp-impossible-die-far = кубик лежить у зоні, не сусідній з акулою
kelp-impossible-energy-full = усі слоти енергії зайнято до кроку «Витратити енергію»
kelp-impossible-bought-early = карти куплено або замінено поза кроком «Витратити енергію»
kelp-impossible-dice-unrolled = є витягнуті, але не кинуті кубики, хоча акула зараз не тягне кубиків
kelp-impossible-dice-after-search = після пошуку в зонах досі лежать кубики
kelp-impossible-energy-left = енергії залишилося більше, ніж дають кубики енергії
kelp-impossible-rerolls-used = перекидань використано більше, ніж дають тайли росту
kelp-impossible-gains-left = після цього отримання лишається понад 2 інших
kelp-impossible-search-dice = для пошуку й атаки використано понад два кубики
kelp-impossible-no-pair = не залишилося жодної пари карт протистояння
kelp-impossible-gained-early = щось щойно отримано, хоча навчання не триває
kelp-impossible-octopus-bag = у торбинці восьминога немає блоків із порожніх зон
kelp-impossible-action-count = восьминіг виконав більше або менше дій, ніж видно на місцях дій
kelp-impossible-octopus-off-board = восьминога немає на ігровому полі
kelp-impossible-shark-nowhere = акули ніде немає
kelp-thing-block = блок { $name }
kelp-impossible-played-card = карти, яку розігрують, немає на її місці дії
kelp-thing-card = карта { $name }
kelp-impossible-hunger-full = трек голоду заповнено, а гру не завершено
kelp-impossible-questions = відкриті запитання не відповідають тому, що на столі
kelp-impossible-counts-differ = запитання і хід указують різну кількість дій
kelp-thing-die = кубик { $name }
kelp-impossible-slots-full = на місцях дій є карти, хоча зараз не хід восьминога
kelp-impossible-pool-after-store = у пулі є кубики, хоча кубики з пулу вже відкладено для енергії
kelp-impossible-dice-on-zones = у зонах лежать кубики, хоча акула ще не шукає
kelp-impossible-too-many-dice = кубиків більше, ніж 8, які вміщає запас, разом із кубиками карт hungry
kelp-impossible-vigilant = кубиків і карт vigilant більше ніж 4
kelp-impossible-rolled-early = є кинуті кубики або перекидання, хоча акула ще не кидала
kelp-impossible-confrontation = триває протистояння без восьминога, розкритого під червоним кубиком, або без двох пар карт
kelp-impossible-piece-count = { $piece }: має бути { $wanted }, а на столі { $found }
kelp-impossible-winner = ця сторона не могла перемогти з цієї причини
kelp-impossible-left-to-choose = залишилося обрати не від 1 до 4 речей
kelp-impossible-paid-card = сплачують не за ту карту, яку розігрують, або вона коштує менше
kelp-impossible-zones-of-shuffle = є порожні зони, хоча перетасування не триває, або воно триває без порожніх зон

## Позиції

kelp-expected-block = блок, наприклад "shell" або "shell revealed" (блоки: { $known })
kelp-expected-asked = список відкритих запитань, останнє зверху
kelp-expected-slots = список із двох значень, кожне з яких — карта або null
kelp-expected-row = список завдовжки { $row }, а в ньому карти акули або null (карти: { $known })
kelp-expected-turn = номер ходу сторони, яка ходить, щонайбільше { $last-turn }
kelp-error-asked-last = asked: над ходом наприкінці має бути question, а є: { $came }
kelp-error-asked-run = asked[0]: на ході { $turn } тут має бути run '{ $run }', а є: { $came }
kelp-expected-discard-at-most = число, не більше за кількість карт у скиді
kelp-error-prototype-night = board: прототип не має нічного боку ігрового поля
kelp-error-known-sets = known: за таких наборів у зоні { $zone } не може бути жодного блока
kelp-expected-left-out-over = нічого (після завершення гри цей ключ треба пропустити)
kelp-expected-left-out-unbought = нічого (якщо нічого не куплено, цей ключ треба пропустити)
