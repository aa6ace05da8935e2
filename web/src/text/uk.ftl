### Що каже сторінка поруч із будь-якою грою. Слова самих ігор лежать у src/fathoms.

## Усюди

web-title = Kelp і Aquatica за одним столом
web-close = Закрити
web-to-lobby = До вітальні
web-try-again = Спробувати ще раз
web-yes = так
web-no = ні
web-you = ви
web-more = Більше
web-no-server = Сервер не відповідає.
web-trying-again = Пробуємо ще раз.
web-error = На цій сторінці щось пішло не так. Завантажте її знову; за столом нічого не втрачено.

## Ви та ваші налаштування

web-you-and-settings = Ви та ваші налаштування
web-you-are = Ви граєте як
web-name = Ім’я
web-name-none = гість
web-name-change = Змінити ім’я
web-name-note = Інші бачать його за столом. Облікових записів немає; цей браузер вас пам’ятає.
web-name-keep = Зберегти
web-language = Мова
web-theme = Тема
web-theme-system = як у системі
web-theme-dark = темна
web-theme-light = світла
web-theme-contrast = висока контрастність
web-settings = Налаштування
web-size = Розмір тексту
web-speed = Анімація
web-speed-off = немає
web-speed-fast = швидка
web-speed-normal = звичайна
web-speed-slow = повільна
web-speed-note = Якщо система просить менше руху, ніщо не рухається.
web-sound = Звук
web-volume = Гучність
web-marks = Позначки на прихованих блоках
web-marks-note = Чим ще може бути блок, за вашими власними знаннями.
web-heat = Теплова мапа
web-heat-note = Наскільки ймовірний восьминіг у кожній зоні, якщо стіл це дозволяє.

## Клавіші

web-keys = Клавіші
web-key-choose = вибрати варіант
web-key-more = решта довшого списку
web-key-confirm = виконати вибране
web-key-back = відкласти вибір, закрити панель
web-key-undo = скасувати останній крок
web-key-hurry = поквапити бота
web-key-walk = пройти тим, що світиться на полі
web-key-tab = до наступного, що можна зробити
web-key-help = цей список
web-keys-note = У все можна грати самими клавішами: список варіантів містить кожен хід.

## Вітальня

web-lobby = Вітальня
web-lobby-title = Дві гри під водою.
web-lobby-text = Бот готовий за одне натискання. Обліковий запис не потрібен.
web-welcome-back = З поверненням, { $name }.
web-games-wait = { $count ->
    [one] { $count } гра чекає на ваш хід.
    [few] { $count } гри чекають на ваш хід.
   *[other] { $count } ігор чекають на ваш хід.
}
web-kelp-about = Одне полює, інше ховається: акула проти восьминога.
web-kelp-players = 2 гравці
web-kelp-time = близько 40 хвилин
web-kelp-sort = приховані блоки, блеф
web-aquatica-about = Піднімайте затонулі місця, навчайте мант, будуйте рушій.
web-aquatica-players = від 1 до 4 гравців
web-aquatica-time = близько 50 хвилин
web-aquatica-sort = відкрита інформація
web-you-play = Ви граєте
web-either = будь-ким
web-solo = соло
web-bots = Бот
web-level = Рівень
web-level-random = випадковий
web-level-greedy = жадібний
web-level-search = пошуковий
web-level-easy = легкий
web-level-medium = середній
web-level-hard = важкий
web-level-expert = експерт
web-play-now = Грати зараз
web-play-against = проти бота: { $level }
web-play-solo = наодинці
web-all-settings = Усі налаштування
web-all-settings-note = поле, місця, годинник
web-more-ways = Інші способи грати
web-way-create = Створити стіл
web-way-create-note = поле, місця, боти, годинник
web-way-invite = Запросити друга
web-way-invite-note = стіл Kelp та його посилання
web-join-link = Приєднатися за посиланням
web-way-join-note = або за кодом столу
web-tables-and-games = Столи та ігри
web-your-games = Ваші ігри
web-your-games-none = Поки що нічого. Розпочата гра чекає тут на вас, навіть коли ноутбук закрито.
web-your-turn = Ваш хід
web-look = Дивитися
web-open-tables = Відкриті столи
web-open-tables-none = Зараз ніхто не чекає на гравців. Створіть стіл і покажіть його в цьому списку.
web-open-count = грати: { $join }, дивитися: { $watch }
web-seeks = { $who } · вільно: { $seat }
web-waits-for-players = чекає на гравців
web-seat-free = вільно
web-bot-level = бот ({ $level })
web-alone = наодинці
web-alone-yet = Поки що нікого
web-sit = Сісти
web-sit-at = Сісти: { $seat }
web-watch = Дивитися
web-finished = Завершені ігри
web-show-all = Показати всі: { $count }
web-import = Принести файл гри
web-import-note = і переглянути її тут
web-import-busy = саме програється
web-import-large = Цей файл завеликий для гри: не більше 2 МБ.
web-import-unreadable = { $file } — це не запис гри: потрібен файл JSON, який дає завершена гра.
web-left-minutes = лишилося { $count } хв
web-left-hours = лишилося { $count } год
web-left-days = { $count ->
    [one] лишився { $count } день
    [few] лишилося { $count } дні
   *[other] лишилося { $count } днів
}
web-foot-private = Без облікового запису й стеження: усе надходить із цього сервера.
web-foot-fair = Кожна гра чесна, і ви можете це перевірити.
web-tab-play = Грати
web-tab-tables = Столи

## Новий стіл

web-new-table = Новий стіл
web-game = Гра
web-setting-board = Поле
web-setting-edition = Видання
web-setting-players = Гравці
web-setting-kings = Королі
web-setting-goals = Цілі
web-setting-first = Перший гравець
web-setting-matrona-sweep = Матрона
web-setting-equal-turns = Останні ходи
web-not-with = «{ $value }» не поєднується з таким: { $rest }.
web-seats = Місця
web-sits-me = ви
web-sits-bot = бот
web-sits-open = вільно
web-hot-seat-note = Кілька людей грають за цим екраном. Між їхніми ходами він закривається там, де щось приховано.
web-open-note = Вільне місце — для того, хто прийде за посиланням.
web-clock = Годинник
web-clock-none = без годинника
web-clock-live = наживо
web-clock-days = дні на хід
web-clock-minutes = Хвилин кожному
web-clock-increment = Секунд більше за хід
web-clock-days-each = Днів на кожен хід
web-clock-live-told = по { $minutes } хв
web-clock-live-more = по { $minutes } хв + { $seconds } с
web-clock-days-told = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
web-listed = Показати у списку відкритих столів
web-spectators = Глядачі можуть дивитися
web-heat-allowed = Теплова мапа дозволена
web-heat-allowed-note = Акула може бачити, наскільки ймовірний восьминіг у кожній зоні.
web-nonce = Ваше слово для кубиків
web-nonce-note = Будь-які ваші літери: вони входять до жеребу, тож ніхто не міг обрати його самотужки.
web-create-and-copy = Створити й скопіювати посилання
web-only-create = Лише створити
web-create-and-begin = Створити й почати

## Приєднання та очікування

web-join-title = Стіл гри { $game } чекає на вас
web-join-as = Ви сідаєте як { $name }.
web-join-paste = Посилання або код столу
web-join-go = До столу
web-join-unreadable = Це не посилання на стіл і не його код із 16 знаків. Скопіюйте ще раз.
web-seat-taken = Хтось був швидшим: це місце зайняте. Оберіть інше або дивіться.
web-allowed = дозволена
web-not-allowed = не дозволена
web-commitment = Печатка жеребу
web-commitment-note = Жереб закріплено під цією печаткою, перш ніж хтось сяде. Після гри зерно жеребу показують, і кожен може перевірити, чи воно відповідає.
web-waiting-title = Стіл гри { $game } чекає на гравців
web-waiting-text = Надішліть це посилання тому, з ким хочете зіграти. Гра почнеться, коли буде зайняте останнє місце; тим часом сторінку можна закрити.
web-link = Посилання на цей стіл
web-copy = Копіювати
web-copied = Посилання скопійовано.
web-copy-yourself = Цей браузер не дає сторінці копіювати. Посилання виділено: скопіюйте його самі.
web-leave = Піти від столу

## Сторінки, які не можна показати

web-not-found = За цією адресою нічого немає
web-not-found-text = В адресі може бути помилка. З вітальні ви потрапите до своїх ігор і до кожного відкритого столу.
web-dead-link = Такого столу немає
web-dead-link-text = Жоден стіл не має цього посилання. Можливо, воно обірване чи з помилкою, або той, хто створив стіл, пішов до початку гри. Попросіть посилання ще раз.
web-foreign-seat = Це не ваше місце
web-foreign-seat-text = Там сидить хтось інший, або цей браузер вас забув. Ви можете дивитися гру, якщо стіл це дозволяє, або грати далі в тому браузері, де почали.
web-not-watched = За цим столом не можна спостерігати
web-not-watched-text = Гравці хочуть бути самі. Після гри вони можуть надіслати вам її запис.
web-full = Усі місця зайняті
web-full-text = Гра почалася без вас. Ви можете дивитися її або створити власний стіл.
web-gone = Цього столу вже немає
web-gone-text = Той, хто його створив, пішов до початку гри. Створіть новий стіл у вітальні.
web-no-server-text = Можливо, його зупинено або немає мережі. Нічого не втрачено: кожна підтверджена відповідь збережена.
web-no-record = Такого запису немає
web-no-record-text = Гра ще не скінчилася, або її тут ніколи не було.
web-unexpected = Сервер відмовив
web-unexpected-text = Спробуйте за мить або поверніться до вітальні.
