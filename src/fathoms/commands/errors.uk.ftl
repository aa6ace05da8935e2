### Помилки, які читає лише той, хто запускає команду: жодна сторінка їх не показує.

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

## Файли й налаштування

error-unwritable = { $path }: файл не вдається записати: { $why }
error-toml = { $path }: це не TOML: { $error }
error-name-taken = { $path }: щось із такою назвою вже є, його не буде перезаписано; вкажіть іншу
error-language = мова має бути однією з таких: { $known }, а не '{ $came }'
expected-number-above-zero = число, більше за 0
expected-number = число
expected-at-most = { $high } або менше
expected-at-least = { $low } або більше
error-save-changed = { $path }: файл тим часом змінився, можливо, в іншому вікні; ця партія в ньому не зберігається
error-record-not-resumed = { $path }: це запис перебігу партії, продовжити його не можна; щоб прочитати: fathoms replay { $path }
error-save-keys = збережена партія має ключі { $known }, а є: { $came }
error-save-format = очікується збережена партія у форматі { $form }, а є: { $came }
error-save-chance = chance: тут має бути { "{" }"fast": початкове число{ "}" } або { "{" }"sealed": 64 шістнадцяткові цифри{ "}" }
error-save-seats = seats: тут має бути таблиця, хто на якому місці грає, а є: { $came }
error-listen = неможливо слухати на { $host }, порт { $port }: { $why }
error-origins = origins — це адреси на зразок https://example.org, а не '{ $came }'
error-setting-range = { $name } має бути від { $low } до { $high }, а не { $came }
error-setting-unknown = { $where }: немає налаштування '{ $name }'{ $hint }
error-workers-database = для { $workers } { $workers ->
    [one] робочого процесу
    [few] робочих процесів
   *[many] робочих процесів
} потрібен PostgreSQL, бо в SQLite пише лише один: --database postgresql://… або --workers 1
