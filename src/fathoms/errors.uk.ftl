### Помилки бібліотеки, її команд і сервера: чого очікували і що було.

## Що може сказати будь-хто з них

error-unreadable = { $path }: файл не вдається прочитати: { $why }
error-at = { $place }: { $error }
error-must-be = { $where }: тут має бути: { $expected }, а є: { $came }
error-not-together = це не поєднується: { $options }
error-choice = значення параметра { $name } має бути одним із таких: { $known }, а не { $came }
error-value-unfit = значення { $name } не підходить
thing-nothing = нічого
error-toml-unreadable = { $place }: це не TOML, який можна прочитати
error-toml-at = { $place }:{ $at }: це не TOML, у стовпці { $column }
error-toml-twice = { $place }:{ $at }: це вже є, вдруге бути не може
hint-near = ; можливо, ви мали на увазі '{ $near }'?
hint-known = ; відомі: { $known }
thing-position = позиція
error-some-of = { $where }: тут можуть бути лише { $known }, а є: { $came }{ $hint }
error-key-means-nothing = { $where }: цей ключ тут нічого не означає{ $hint }
error-not-table = { $where }: тут має бути таблиця, а є: { $came }
error-one-of-or-near = { $where }: тут має бути одне зі значень: { $known }, а є: { $came }{ $hint }
error-json-unreadable = { $path }: це не JSON, який можна прочитати
error-json-at = { $path }:{ $line }: це не JSON, у стовпці { $column }
error-one-of = { $where }: тут має бути один із ключів: { $known }, а є: { $came }
error-itself = { $error }
error-unwritable = { $path }: файл не вдається записати: { $why }
error-toml = { $path }: це не TOML: { $error }
error-letters = тут є знаки, які неможливо показати: { $came }
error-two-together = { $one } і { $other } не можна вказати разом
error-name-taken = { $path }: щось із такою назвою вже є, його не буде перезаписано; вкажіть іншу
error-language = мова має бути однією з таких: { $known }, а не '{ $came }'

## Чого очікували

expected-number-above-zero = число, більше за 0
expected-number = число
expected-whole-number = ціле число
expected-at-most = { $high } або менше
expected-at-least = { $low } або більше
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

## Чому чимось не можна скористатися

reason-address-taken = там слухає інша програма
reason-is-folder = це тека
reason-link-loop = це посилання, що веде саме до себе
reason-not-utf8 = це не текст в UTF-8
reason-folder-is-file = замість його теки є файл
reason-name-too-long = назва задовга
reason-system = система повідомляє: { $error }
reason-no-space = забракло місця
reason-no-such-file = такого файлу чи теки немає
reason-not-allowed = немає дозволу
reason-no-such-address = ця машина не має такої адреси
reason-no-server = там не відповідає жоден сервер
reason-wrong-password = неправильний користувач або пароль
reason-no-such-database = бази даних із такою назвою немає
reason-not-sqlite = цей файл не є базою SQLite

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
error-game-setting-unknown = параметра '{ $name }' немає; є: { $known }
error-game-unknown = гри '{ $name }' немає; є: { $known }{ $hint }
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

error-save-changed = { $path }: файл тим часом змінився, можливо, в іншому вікні; ця партія в ньому не зберігається
error-record-not-resumed = { $path }: це запис перебігу партії, продовжити його не можна; щоб прочитати: fathoms replay { $path }
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
error-over-after-answer = після відповіді { $to } гру вже закінчено; грайте далі з ранішої
error-kept-seed-commitment = збережене початкове число не відповідає зобов’язанню, зафіксованому до першого жеребкування
error-record-answer-range = запис має { $count } { $count ->
    [one] відповідь
    [few] відповіді
   *[many] відповідей
}; { $to } не в межах від 0 до { $count }
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
error-record-entry-range = запис має { $count } { $count ->
    [one] елемент
    [few] елементи
   *[many] елементів
}; { $n } не в межах від 0 до { $count }
error-save-keys = збережена партія має ключі { $known }, а є: { $came }
error-save-format = очікується збережена партія у форматі { $form }, а є: { $came }
error-save-chance = chance: тут має бути { "{" }"fast": початкове число{ "}" } або { "{" }"sealed": 64 шістнадцяткові цифри{ "}" }
error-save-seats = seats: тут має бути таблиця, хто на якому місці грає, а є: { $came }

## Боти та поєдинки

error-bot-answer-illegal = { $bot }: відповіді { $came } немає серед дозволених
error-bot-stuck = { $bot }: { $verb } не завершує роботу
error-bot-raised = { $bot }: у { $verb } сталася помилка { $error }{ $where }
error-bot-overran = { $bot }: рішення забрало { $seconds } с процесора, а годинник дає { $clock } с
error-bot-unknown = бота '{ $name }' немає; є: { $known } та класи у файлах: path/to/file.py:Name{ $hint }
error-bot-package-broken = бота '{ $name }' з іншого пакета не вдається завантажити з { $value }: { $error }
error-bot-file-broken = { $path }: цей файл не вдається виконати: { $error }
error-bot-class-unknown = { $path }: класу '{ $name }' немає{ $hint }
error-bot-not-made = не вдається створити бота { $spec }: { $error }
error-bot-incomplete = { $spec } — це не бот: бракує { $missing }; бот має { $known }
error-bot-class-missing = { $spec }: разом із файлом ботів треба вказати клас, ось так: path/to/file.py:Name
error-bot-seconds = { $spec }: seconds має бути числом, більшим за 0
error-arena-bots = --bots: треба вказати двох ботів через кому, а є: '{ $came }'
error-arena-sprt = --sprt: треба вказати дві різниці Ело, спершу меншу, наприклад 0,35; а є: '{ $came }'
error-ladder-levels = --levels: треба вказати щонайменше двох різних ботів через кому, а є: '{ $came }'
error-open-spiel-missing = для порівняння потрібен OpenSpiel: pip install fathoms[lab]
error-process-ended = процес, у якому тривали партії, перервано ззовні; спробуйте ще раз або з --jobs 1
error-results-other-contest = { $path }: це результати іншого поєдинку: { $key } мало значення { $came }, а тепер має { $wanted }; вкажіть інший файл
error-results-foreign = { $path }: це не файл результатів арени, тож його не буде перезаписано
error-results-order = { $path }:{ $line }: це не наступна партія

## Командний рядок

error-package-missing = бракує пакета { $name }; pip install 'fathoms[server]' установить усе, що потрібно серверу
error-resume-alone = --resume продовжує збережену партію; поруч можуть стояти лише --lang і --plain
error-nothing-to-resume = у теці { $home } немає збереженої партії, яку можна продовжити
error-seats-who = seats: треба вказати, хто грає на місцях { $known }, і щонайменше на одному з них має бути { $person }
error-game-missing = бракує назви гри; є: { $known }
error-game-option-unknown = у грі { $game } немає параметра { $name }; є: { $known }{ $hint }
error-option-needs-one-of = параметр { $name } потребує значення, одного з таких: { $known }
error-option-takes-no-value = параметр { $name } не приймає значення
error-command-unknown = команди '{ $name }' немає; є: { $known }{ $hint }
error-option-unknown = параметра { $name } немає{ $hint }
error-command-line = не вдається прочитати цей командний рядок: { $error }
error-argument-too-many = це зайве: { $came }
error-argument-missing = бракує: { $name }
error-option-needs-value = параметр { $name } потребує значення

## База даних

error-database-faults = { $name }: знайдено помилок: { $count }
error-copy-failed = { $name }: копію зробити не вдалося: { $error }
error-database-without-tables = { $name }: у ній немає столів Fathoms
fault-loose-row = рядок у '{ $name }' не належить жодному столу
fault-step-order = стіл { $table }: після { $count } { $count ->
    [one] елемента
    [few] елементів
   *[many] елементів
} запису йде крок із номером { $number }
fault-no-beginning = стіл { $table }: кроки є, а початку запису немає
fault-length = стіл { $table }: його запис має { $count } { $count ->
    [one] елемент
    [few] елементи
   *[many] елементів
}, а вказана довжина — { $length }
fault-step-entries = стіл { $table }: крок { $number } не містить { $count } { $count ->
    [one] елемента
    [few] елементів
   *[many] елементів
}, хоча мав би
fault-not-json = стіл { $table }: записане про нього — не JSON
fault-table = стіл { $table }: { $error }
fault-file-damaged = файл пошкоджено: { $error }
error-database-setting-unknown = URL-адреса PostgreSQL не має налаштування '{ $key }'; має: { $known }
error-database-scheme = база даних — це sqlite:///FILE або postgresql://USER@HOST/NAME, а не { $came }
error-database-sqlite-file = база SQLite — це файл: sqlite:///FILE або, від кореня, sqlite:////FILE
error-database-url = цю URL-адресу { $scheme } не вдається прочитати
error-database-missing = { $path }: тут немає бази даних; її створить `fathoms db upgrade`
error-database-later = { $name }: цю базу оновила новіша версія Fathoms; установіть її
error-database-old = { $name }: база даних застаріла; це виправить `fathoms db upgrade`
error-not-kept = база даних цього не зберегла: { $why }
error-database-closed = базу даних закрито
error-table-gone = столу '{ $table }' немає

## Сервер

error-unforeseen = тут щось пішло не так, і нічого не змінилося
error-no-such-table = такого столу немає
error-nothing-here = за цією адресою нічого немає
error-method = за цією адресою { $method } зробити не можна
error-brought-too-long = запис може мати тут щонайбільше { $most } { $most ->
    [one] елемент
    [few] елементи
   *[many] елементів
}, а має { $came }
error-brought-without-seed = запис із зобов’язанням мусить мати початкове число, яке показує, що його дотримано
error-brought-unfinished = сюди можна принести лише завершену гру
error-brought-data = дані цього запису неможливо прочитати
error-listen = неможливо слухати на { $host }, порт { $port }: { $why }
error-origins = origins — це адреси на зразок https://example.org, а не '{ $came }'
error-setting-range = { $name } має бути від { $low } до { $high }, а не { $came }
error-setting-unknown = { $where }: немає налаштування '{ $name }'{ $hint }
error-workers-database = для { $workers } { $workers ->
    [one] робочого процесу
    [few] робочих процесів
   *[many] робочих процесів
} потрібен PostgreSQL, бо в SQLite пише лише один: --database postgresql://… або --workers 1
error-begun = гра почалася; здайтеся за столом
error-seat-taken = це місце не вільне; вільні: { $known }
error-table-changed = стіл тим часом змінився; погляньте ще раз
error-table-closed = цей стіл уже не відкритий
error-not-seated = ви не сидите за цим столом
error-no-watching = за цим столом не можна спостерігати
error-game-gone = гра '{ $name }' тут більше не встановлена
error-token = цей токен тут не належить жодному місцю
error-body-long = вміст може мати щонайбільше { $most } { $most ->
    [one] байт
    [few] байти
   *[many] байтів
}
error-body-not-json = вміст має бути у форматі JSON: content-type application/json
error-foreign-page = сторінка з іншої адреси не може цього робити
error-database-away = база даних зараз недоступна; спробуйте за мить ще раз
error-database-unconfirmed = база даних цього не підтвердила; перевірте, чи це зроблено
error-body-other = цей вміст неможливо прочитати: це не те, що тут потрібно
error-body-field-unknown = цей вміст неможливо прочитати: поля { $field } немає
error-body-field-unfit = цей вміст неможливо прочитати: { $field } має невідповідне значення
error-body-field-missing = цей вміст неможливо прочитати: бракує поля { $field }
error-body-field-low = цей вміст неможливо прочитати: { $field } має бути щонайменше { $least }
error-body-field-high = цей вміст неможливо прочитати: { $field } має бути щонайбільше { $most }
error-too-often = це надто часто; зачекайте трохи
error-kept-unplayable = збережене з цієї гри неможливо розіграти знову
error-play-on-unfinished = грати далі можна лише із завершеної гри
error-play-on-other-rules = ту гру зіграно за іншими правилами або іншими картами, ніж тут є тепер, тож грати з неї далі не можна
error-play-on-other-game = то була гра '{ $game }', і грати з неї далі в '{ $came }' не можна
error-play-on-option = { $name } у тій грі — { $value }, і так лишається, коли грати далі
error-hello = hello — для сокета; тут токен надходить із кожним запитом
error-own-view = у грі, що триває, видно лише те, що видно з власного місця
error-seat-unknown = seat має бути одним із: { $known }
error-course-running = перебіг показують, коли гру завершено
error-record-running = запис показують, коли гру завершено
error-too-many-games = цих ігор забагато; зачекайте трохи
error-too-many-tables = цих столів забагато; зачекайте трохи
error-not-begun = ця гра ще не почалася
