### Помилки гри Aquatica: чого очікували і що було.

## Дані

aquatica-expected-setup-steps = ['gain_manta ЗНАЧОК'] для короля з fate = "setup"
aquatica-expected-icons = список значків (можливі: { $known })
aquatica-expected-steps = список кроків: у кожному дієслово та його число; дієслова — це { $known }
aquatica-expected-other-verb = інше значення (лише король дає манту під час підготовки)
aquatica-error-replay-cards = characters.toml: карт із replay може бути щонайбільше 5, а їх { $again }
aquatica-error-staying-card = characters.toml: рівно один початковий персонаж повинен мати fate = "stays": рука ніколи не буває порожня
aquatica-error-king-numbers = characters.toml: королі повинні мати номери від 1 до 8, а мають: { $numbers }
aquatica-error-ocean-characters = characters.toml: персонажів Океану має бути від 9 до 60, а їх { $total }
aquatica-error-token-sides = goals.toml: кожен із п’яти жетонів повинен мати два боки
aquatica-error-location-count = locations.toml: локацій може бути від 12 до { $most }, а їх { $count }
aquatica-error-wild-mantas = mantas.toml: вміщається щонайбільше 40 диких мант, а їх { $total }
aquatica-error-trained-mantas = mantas.toml: має бути 4 приручені манти, а їх { $total }
aquatica-expected-verb-alone = список кроків, у якому біля { $verb } немає числа
aquatica-expected-location-type-count = { $count } (стільки є локацій цього типу)
aquatica-error-character-kinds = { $place }: різних персонажів може бути щонайбільше { $most }, а цей уже не вміщується
aquatica-error-icon-unknown = { $place }: значка '{ $name }' немає; є: { $known }
aquatica-error-character-twice = { $place }: інший персонаж '{ $name }' уже є

## Чого не може бути на столі

aquatica-impossible-location-lost = якоїсь локації бракує або вона зайва
aquatica-impossible-location-risen = загублено локацію на планшеті гравця
aquatica-impossible-character-lost = якогось персонажа бракує або він зайвий
aquatica-impossible-discard-count = скид полічено неправильно
aquatica-impossible-goal-gap = на треку цілі є прогалина
aquatica-impossible-goal-unclaimed = на треку цілі лежить манта, якою ніхто не позначав цілі
aquatica-impossible-hand-count = карти на руці полічено неправильно
aquatica-impossible-scoring-count = стос зарахованих локацій полічено неправильно
aquatica-impossible-trained-manta-lost = якоїсь прирученої манти бракує або вона зайва
aquatica-impossible-wild-manta-lost = якоїсь дикої манти бракує або вона зайва
aquatica-impossible-ichthyander-count = манти Іхтіандрів полічено неправильно
aquatica-impossible-location-deck-count = колоду локацій полічено неправильно
aquatica-impossible-ocean-deck-count = колоду персонажів Океану полічено неправильно
aquatica-impossible-wild-manta-count = дикі манти полічено неправильно
aquatica-impossible-kings-after-first-turn = asked: королів обирають до першого ходу
aquatica-impossible-next-to-pick = asked: наступним обирає попередній за чергою гравець
aquatica-impossible-asked-now = asked[{ $level }]: тут і зараз про це не питають
aquatica-impossible-card-in-box = box: { $card } ніколи не залишає гру
aquatica-impossible-picked-kings = drafted: першими обирають останні за чергою, і саме стільки королів обрано
aquatica-impossible-no-turn-left = ending: гру, в якій не лишилося жодного ходу, завершено
aquatica-impossible-ending = ending: названої причини завершення гри не сталося
aquatica-impossible-packet-count = packet: у ньому ще не обрані королі; їх має бути { $count }
aquatica-impossible-no-draft = packet: у цій грі королів не обирають
aquatica-impossible-paid-location = paid: { $location } не належить активному гравцеві
aquatica-impossible-kings-seen = seats.{ $seat }.saw: це не ті королі, що потрапили до цієї руки
aquatica-impossible-character-count = персонаж { $name }: їх має бути { $wanted }, а на столі { $found }
aquatica-impossible-manta-count = дика манта { $name }: їх має бути { $wanted }, а на столі { $found }
aquatica-impossible-seat-mantas = { $where }.mantas: стільки приручених мант { $name } немає
aquatica-impossible-card-of-another = { $where }: { $card } належить іншому гравцеві

## Позиції

aquatica-expected-hand-with = рука з однією картою { $card }, яка ніколи її не покидає
aquatica-expected-locations-risen = список (щонайбільше { $most }), а в ньому локації з піднятими глибинами або null
aquatica-expected-locations-or-null = список (щонайбільше { $size }), а в ньому локації або null
aquatica-expected-goals = список чотирьох цілей з їхніми мантами
aquatica-expected-asked = список відкритих запитань
aquatica-error-over-asks = asked: у завершеній партії немає запитань
aquatica-error-asked-last = asked: наприкінці має бути question, а є: { $came }
aquatica-error-asked-seat = asked: { $seat } не бере участі у грі
aquatica-expected-manta-each = щонайбільше одна манта кожного гравця
aquatica-error-ending-untold = ending: для завершеної партії треба вказати, що її завершило
aquatica-expected-different-goals = чотири різні цілі
aquatica-expected-different-tokens = чотири цілі з різних жетонів
aquatica-expected-goals-given = список (його не можна пропустити, бо з жетонами цілі різні)
aquatica-error-solo-kings = kings: в одиночному режимі королі для вибору завжди випадкові; цей параметр треба пропустити
aquatica-error-matrona-sweep = matrona_sweep: це лише для двох гравців
aquatica-error-king-without-option = seats: король є, а параметр kings має значення none
aquatica-error-seat-without-king = seats: після драфту королів кожен має короля
aquatica-error-dealt-kings = seats: роздані королі мають номери 1, 2, … за черговістю ходів від першого гравця
aquatica-error-same-king = seats: двоє гравців мають того самого короля
aquatica-expected-other-locations = локації, які не лежать більше ніде
aquatica-expected-no-ichthyanders = список без Іхтіандрів, які грають лише в одиночному режимі
aquatica-expected-discard-without = скид без карти { $card }, яка залишається на руці
aquatica-expected-row-characters = { $count } { $count ->
    [one] персонаж
    [few] персонажі
   *[many] персонажів
}, поки в колоді персонажів Океану є карти
aquatica-error-location-twice = { $where }: локація { $location } лежить у двох місцях
