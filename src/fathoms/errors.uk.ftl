### Помилки бібліотеки: чого очікували і що було.

## Що може сказати будь-хто з них

error-unreadable = { $path }: файл не вдається прочитати: { $why }
error-at = { $place }: { $error }
error-must-be = { $where }: тут має бути: { $expected }, а є: { $came }
thing-nothing = нічого
error-toml-unreadable = { $place }: це не TOML, який можна прочитати
error-toml-at = { $place }:{ $at }: це не TOML, у стовпці { $column }
error-toml-twice = { $place }:{ $at }: це вже є, вдруге бути не може
thing-position = позиція
error-some-of = { $where }: тут можуть бути лише { $known }, а є: { $came }{ $hint }
error-key-means-nothing = { $where }: цей ключ тут нічого не означає{ $hint }
error-not-table = { $where }: тут має бути таблиця, а є: { $came }
error-one-of-or-near = { $where }: тут має бути одне зі значень: { $known }, а є: { $came }{ $hint }
error-json-unreadable = { $path }: це не JSON, який можна прочитати
error-json-at = { $path }:{ $line }: це не JSON, у стовпці { $column }
error-one-of = { $where }: тут має бути один із ключів: { $known }, а є: { $came }

## Чого очікували

expected-whole-number = ціле число
expected-texts = список від { $low } до { $high } { $high ->
    [one] тексту
    [few] текстів
   *[many] текстів
}
expected-title = таблиця з ключами { $known } і текстами завдовжки від 1 до 60 літер, наприклад { "{" } en = "Ink Jet" { "}" }
expected-text = текст
expected-whole-number-between = ціле число від { $low } до { $high }
expected-one-of = одне зі значень { $known }
expected-name-of = одна з назв типу { $kind }
expected-flag = true або false
expected-hex = 64 шістнадцяткові цифри
expected-script = список цілих чисел, а в bounds список такої самої довжини
expected-fast-words = чотири цілі числа, менші за 2**32
expected-some-chance = цей ключ або замість нього sealed чи scripted
expected-names = список щонайбільше з { $most } { $most ->
    [one] назви
    [few] назв
   *[many] назв
}
expected-list = список
expected-table = таблиця
expected-left-out = нічого (цей ключ треба пропустити)
expected-verb-amount = список кроків, у якому біля { $verb } стоїть число від { $low } до { $high }
expected-value = { $value }

## Ігри, місця та дії

error-action-id = id дії має бути одним із { $count } id цієї гри, а є: { $number }
error-action-type = дія — це Action, текст або таблиця з ключем kind, а є: { $action }
error-action-kind-unknown = дії виду '{ $kind }' немає{ $hint }
error-action-text-unknown = дії з текстом '{ $text }' немає{ $hint }
error-action-fields = немає дії '{ $kind }' з полями { $fields }; очікуються: { $expected }
error-seat-number = номер місця — це { $known } або -1 (глядач), а є: { $seat }
error-not-your-view = зараз відповідає місце { $mover }; вид із місця { $seat } не знає його варіантів
error-over-no-answer = партію завершено: відповідати більше не можна
error-over-no-question = партію завершено: запитань більше немає
error-illegal-answer = серед варіантів немає такого: { $came } (відповідає: { $seat }, запитання: '{ $asked }')
error-not-an-option = зараз немає такого варіанта: { $text }
error-draft-ends = чернетка закінчується там, де вирішує випадок, щось приховане або інше місце за столом

## Випадковість

error-seed-sealed-length = запечатане початкове число має 32 байти, а тут їх { $count }
error-seed-range = початкове число — це ціле число від 0 до 2**62 - 1, а є: { $seed }
error-view-has-no-chance = вид не має випадковості: спершу викличте resample
error-script-bound = жеребкування { $counter } має межу { $bound }, а в сценарії { $scripted }
error-script-value = жеребкування { $counter } має дати число від 0 до { $most }, а в сценарії стоїть { $value }
error-script-ended = сценарій скінчився після { $counter } { $counter ->
    [one] жеребкування
    [few] жеребкувань
   *[many] жеребкувань
}, а потрібне було ще одне, з межею { $bound }
error-script-left = у сценарії { $count } { $count ->
    [one] жеребкування
    [few] жеребкування
   *[many] жеребкувань
}, а використано лише { $counter }
error-script-bounds-count = { $values } { $values ->
    [one] значення
    [few] значення
   *[many] значень
} і { $bounds } { $bounds ->
    [one] межа
    [few] межі
   *[many] меж
}: сценарій жеребкувань потребує однієї межі для кожного значення

## Дані гри

error-overlay-type = накладка — це тека або таблиця файлів, а є: { $came }
error-overlay-file-unknown = накладка '{ $name }': файли даних — це { $known }
error-data-entry-missing = розділ '{ $section }' повинен мати елемент '{ $name }', а має: { $known }
error-data-file-unknown = { $path }: жоден файл даних не має такої назви; є: { $known }{ $hint }
error-data-entry-not-table = { $place }: кожен елемент у { $section } має бути таблицею з ключем id, а є: { $came }
error-data-entry-unknown = { $place }: у розділі { $section } немає '{ $name }'; є: { $known }
error-data-section-not-list = { $place }: { $section }: тут має бути список таблиць, а є: { $came }
error-data-entry-twice = { $place }: { $section } '{ $identity }' трапляється двічі
error-overlay-entry-not-table = { $place }: { $section } '{ $identity }': тут має бути таблиця, а є: { $came }
error-data-source-without-value = { $place }: { $section } '{ $name }': указано джерело для '{ $key }', а такого значення тут немає
error-data-source-unknown = { $place }: { $section } '{ $name }': source має бути одним із таких значень: { $known }, а є: { $came }
error-overlay-empty = { $root }: тут немає жодного файлу даних; накладка може мати: { $known }
error-overlay-not-folder = { $root }: накладка має бути текою з деякими з цих файлів: { $known }
error-data-key-unknown = { $where }: невідомий ключ '{ $key }'{ $hint }
error-data-section-unknown = { $where }: невідомий розділ '{ $section }'{ $hint }

## Стани й позиції

error-state-short = стан потребує щонайменше { $least } { $least ->
    [one] байта
    [few] байтів
   *[many] байтів
}, а тут їх { $count }
error-state-chance = не вдається прочитати випадковість у кінці байтів стану ({ $rest } { $rest ->
    [one] байт
    [few] байти
   *[many] байтів
}, джерело: { $source })
error-frame-not-table = { $where }: тут має бути таблиця з ключем "question" або "run", а є: { $came }
error-frames-too-many = { $where }: відкритих question і run може бути щонайбільше { $depth }
error-frame-unknown = { $where }: { $sort } не може мати назви { $came }; можливі: { $known }
error-frame-seat = { $where }: seat має бути одним із таких значень: { $known }, а є: { $came }
error-frame-field-missing = { $where }: '{ $frame }' повинно мати поле '{ $name }'
error-frame-field-unknown = { $where }: '{ $name }' не має поля '{ $key }'; є: { $known }
error-frame-stands-wrong = { $where }: { $sort } '{ $name }' має стояти після одного з { $on }, а стоїть після: { $stands }
error-asked-unfit = asked: відкриті запитання не відповідають столу
error-asked-leads-wrong = asked: відкриті запитання не відповідають столу ({ $wrong })
error-asked-unanswerable = asked: на це запитання в цій позиції немає відповіді
error-position-other-data = data: цю позицію записано з іншими даними ({ $came }, а тут { $digest })
error-position-is-view = seat: це вид з одного місця, а не позиція; позицію з нього створить resample
error-position-impossible = така позиція неможлива: { $wrong }

## Записи та збережені партії

error-after-answers = після { $count } { $count ->
    [one] відповіді
    [few] відповідей
   *[many] відповідей
}: { $error }
thing-answer = відповідь { $n }
error-answer-not-replayed = відповідь { $n } ('{ $action }') не вдається відтворити: { $error }
error-draw-not-of-seed = жеребкування { $count } ({ $what }) не випливає з початкового числа
error-draw-not-of-kept-seed = жеребкування { $draw } не випливає зі збереженого початкового числа
error-seat-not-to-move = відповідає місце { $mover }, а не місце { $seat }
error-take-back-range = take_back повертає до кількості відповідей від { $least } до { $answers }, а є: { $to }
error-kept-seed-commitment = збережене початкове число не відповідає зобов’язанню, зафіксованому до першого жеребкування
error-record-other-data = запис зроблено з іншими даними ({ $data }); завантажено { $digest }
error-record-other-rules = запис зроблено за правилами версії { $came }; установлено { $rules }
error-seed-commitment = початкове число не відповідає зобов’язанню, зафіксованому до першого жеребкування
thing-setup = підготовка до гри
error-setup-not-replayed = підготовку до гри не вдається відтворити: { $error }
error-record-other-game = це запис гри '{ $game }', а не '{ $name }'
error-record-seat-count = { $game } має { $count } { $count ->
    [one] місце
    [few] місця
   *[many] місць
}, а запис — { $came }
error-record-key-unknown = запис не має ключа '{ $key }'; є: { $known }
error-record-type = запис — це таблиця з "fathoms": "record", а є: { $came }
error-record-format = очікується запис у форматі { $form }, а є: { $came }
error-record-begun = begun каже, зі скількох відповідей починається запис: { $came } не підходить, їх там { $first }
error-record-nonces = nonces має бути списком текстів до { $most } { $most ->
    [one] літери
    [few] літер
   *[many] літер
}, а є: { $came }
error-record-seats = seats: тут має бути список назв, а є: { $came }
error-record-hex = { $key }: тут мають бути 64 шістнадцяткові цифри, а є: { $came }
error-draw-shape = { $where }: жеребкування — це [межа, значення], а є: { $came }
error-draw-range = { $where }: у жеребкуванні має бути 0 <= значення < межа, а є: { $came }
error-record-entry-seat = { $where }: номер місця — це число від 0 до { $most }, а є: { $came }
error-record-entry-action = { $where }: відповідь — це дія, записана як текст, а є: { $came }
error-record-entry-chance = { $where }: chance — це список пар [межа, значення], а є: { $came }
error-record-entry-take-back = { $where }: take_back повертає до кількості відповідей від { $least } до { $count }, а є: { $came }
error-record-entry-key-unknown = { $where }: { $kind } не має ключа '{ $key }'; є: { $known }
