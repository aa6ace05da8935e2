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
web-heat-note = Наскільки ймовірне в кожному місці те, що ви шукаєте, якщо стіл це дозволяє.

## Клавіші

web-keys = Клавіші
web-key-choose = вибрати варіант
web-key-more = решта довшого списку
web-key-confirm = виконати вибране
web-key-back = відкласти вибір, закрити панель
web-key-undo = скасувати останній крок
web-key-hurry = поквапити бота
web-key-walk = пройти тим, що світиться на полі
web-key-read = обійти всі місця ігрового поля, щоб прочитати про них
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
web-import-large = Файл { $file } завеликий для запису гри: той має щонайбільше 2 МБ. Оберіть файл JSON, який завершена гра дає як «Запис».
web-import-unfinished = Гру у файлі { $file } не закінчено. Сюди можна принести лише завершені ігри: дограйте її до кінця й збережіть запис.
web-import-rules = Гру у файлі { $file } зіграно з іншими правилами чи картами, ніж має цей сервер. Її можна переглянути там, де її зіграли.
web-import-dice = Жереб у файлі { $file } не випливає з його зерна, тож гру змінили після того, як зіграли. Оберіть файл таким, яким його дав стіл.
web-import-broken = Гру у файлі { $file } не вдається відтворити: файл змінено або обірвано. Збережіть запис ще раз там, де грали, і принесіть його.
web-import-unreadable = { $file } — це не запис гри: потрібен файл JSON, який дає завершена гра.
web-turn = хід { $turn }
web-left-minutes = лишилося { $count } хв
web-left-hours = лишилося { $count } год
web-left-days = { $count ->
    [one] лишився { $count } день
    [few] лишилося { $count } дні
   *[other] лишилося { $count } днів
}
web-foot-private = Без облікового запису й стеження: усе надходить із цього сервера.
web-foot-fair = Кожна гра чесна, і ви можете це перевірити.
web-way-invite-note = стіл і скопійоване посилання
web-invite-text = Стіл чекає за своїм посиланням: хто його відкриє, може сісти поруч із вами.
web-show-older = Давніші ігри
web-foot = Про це місце
web-rules = Правила коротко
web-rules-note = Кожна карта, кубик і блок на столі скажуть, що вони роблять, коли на них навести. Те, чого не можна зробити, скаже чому.
web-about = Про програму
web-about-what = Що це
web-about-what-text = Fathoms — це стіл для Kelp і Aquatica в браузері: проти ботів, із друзями за їхніми екранами або кількома за одним.
web-about-fair = Чесний жереб
web-about-fair-text = Перед грою сервер показує хеш зерна, з якого випливає весь жереб гри; після гри він показує зерно, а ця сторінка перевіряє, чи вони збігаються. До нього додаються й слова гравців, тож ніхто не міг обрати жереб самотужки.
web-about-private = Приватність
web-about-private-text = Облікових записів немає. Цей браузер рік пам’ятає для цього сервера ваше ім’я та місця; до жодного іншого сервера сторінка не звертається.
web-about-owners = Чиї це ігри
web-about-owners-text = Fathoms неофіційний. Його не створювали, не ліцензували й не схвалювали видавці чи автори ігор, чиї назви належать власникам. Слова й малюнки власні.
web-about-licence = Ліцензія
web-about-licence-text = Fathoms — вільна програма за ліцензією Apache 2.0: її можна використовувати, змінювати й передавати далі.
web-tab-play = Грати
web-tab-tables = Столи

## Новий стіл

web-new-table = Новий стіл
web-game = Гра
web-setting-players = Гравці
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
web-whole-number = Ціле число від { $min } до { $max }.
web-absent = Коли чийсь час вийде
web-absent-lose = гру програно
web-absent-bot = далі грає бот
web-absent-lose-told = це місце програє
web-absent-bot-told = грає бот ({ $level }), доки гравець не повернеться
web-absent-note = Бот грає на місці того, кого немає. Цей гравець може повернутися будь-коли.
web-listed = Показати у списку відкритих столів
web-spectators = Глядачі можуть дивитися
web-heat-allowed = Теплова мапа дозволена
web-nonce = Ваше слово для жеребу
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
web-begun = Продовження
web-begun-told = { $to ->
    [0] завершеної партії, від її початку
   *[other] завершеної партії, після відповіді { $to }
}
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

## Стіл: смужка, місця, годинники

web-table-skips = Швидкі переходи
web-table-skip-question = До запитання
web-table-skip-board = До поля
web-table-skip-log = До журналу
web-table-title = { $game } · Fathoms
web-table-title-turn = (1) Ваш хід · { $game } · Fathoms
web-table-bar = Стіл
web-table-bar-lobby = Fathoms, до вітальні
web-table-bar-turn = хід { $turn }
web-table-bar-watching = ви глядач
web-table-bar-undo = Назад
web-table-bar-replay = Повтор
web-table-bar-sound = Звук
web-table-bar-heat = Мапа шансів
web-table-bar-keys = Клавіші
web-table-bar-settings = Налаштування
web-table-bar-resign = Здатися
web-table-tabs = Частини столу
web-table-tab-board = Поле
web-table-tab-others = Інші
web-table-tab-unread = Чат ({ $count })
web-table-board = Стіл гри { $game }
web-table-you = Ви
web-table-nobody = ще нікого
web-table-spectator = Глядач
web-table-player-bot = бот, { $level }
web-table-player-thinking = думає
web-table-player-turn = відповідає
web-table-player-your-turn = ваш хід
web-table-player-waits = обрано
web-table-player-open = вільне місце
web-table-player-resigned = здача
web-table-player-flag = час вийшов
web-table-player-away = відсутність, грає бот ({ $level })
web-table-clock = Залишилося часу: { $time }
web-table-clock-days = { $days } д { $hours } год
web-table-clock-paused = тут зупинено

## Стіл: про що питають

web-table-prompt = Запитання
web-table-prompt-loading = Стіл завантажується.
web-table-prompt-away = Ваш час вийшов, тож за вас грає бот ({ $level }).
web-table-prompt-away-note = До кінця гри ви можете будь-коли повернутися на своє місце.
web-table-prompt-come-back = Повернутися до гри
web-table-prompt-ready = Зробити це?
web-table-prompt-waits = Ваш вибір зроблено. Інша сторона обирає.
web-table-prompt-pass = Тепер черга: { $who }. Закрийте екран і передайте його далі.
web-table-prompt-cover = Закрити екран
web-table-prompt-thinks = { $who }: думає.
web-table-prompt-other = Тепер відповідає: { $who }.
web-table-hurry = Поквапити
web-table-close = Закрити
web-table-cancel = Скасувати
web-table-options = Варіанти
web-table-options-seek = Знайти варіант
web-table-options-count = { $count } { $count ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
}
web-table-options-more = нумерує наступні дев’ять
web-table-options-all = Показати всі ({ $count })
web-table-preview-unknown = Що буде далі, ще невідомо.
web-table-sofar = Обрано досі
web-table-sofar-then = Станеться ось що:
web-table-sofar-final = Цього не можна буде скасувати.
web-table-sofar-do = Зробити
web-table-sofar-undo = Крок назад
web-table-sofar-reset = Спочатку
web-table-no-meaning = { $thing }: у цьому запитанні з цим нічого не зробити.
web-table-nothing-back = Ще немає жодної відповіді, тож нема чого скасовувати.
web-table-why-past = Ви дивитеся на минуле. Щоб грати, поверніться до теперішнього.
web-table-why-watching = Ви глядач; обирають лише гравці.
web-table-why-over = Гру закінчено.
web-table-why-lost = Зараз немає зв’язку. Триває нова спроба.
web-table-why-waits = Ваш вибір уже зроблено; інша сторона обирає.
web-table-why-ready = Ваш хід готовий: зробіть його або поверніться на крок.
web-table-why-turn = Зараз не ваша черга.
web-table-why-away = Зараз за вас грає бот. Поверніться до гри, щоб обирати самостійно.
web-table-why-asked = Зараз запитання таке: { $question } Це його не стосується.
web-table-why-picked = Це не поєднати з уже вибраним.
web-table-offer = { $who } просить скасувати останній хід.
web-table-offer-mine = Ви попросили скасувати свій хід. Інших питають про згоду.
web-table-offer-yes = Погодитися
web-table-offer-no = Відмовити
web-table-hint = Підказка
web-table-hint-thinks = Бот обмірковує ваші варіанти.
web-table-hint-title = Бот ({ $level }) обрав би перше з цього:
web-table-hint-worth = виграв би приблизно { $count } зі 100 ігор
web-table-hint-share = обрав би це приблизно { $count } разів зі 100

## Стіл: журнал, чат, минуле

web-table-log = Журнал
web-table-log-about = рядок показує свою мить
web-table-log-empty = Тут буде описано все, що стається.
web-table-log-begin = Початок
web-table-log-turn = { $turn }
web-table-log-turn-of = { $turn } · { $seat }
web-table-chat = Чат
web-table-chat-empty = Ще ніхто нічого не сказав.
web-table-chat-phrases = Готові фрази
web-table-chat-line = Ваші слова
web-table-chat-send = Надіслати
web-table-chat-watching = Тут говорять лише гравці.
web-table-chat-hello = Вітаю
web-table-chat-luck = Хай щастить
web-table-chat-well = Гарно зіграно
web-table-chat-thanks = Дякую
web-table-chat-moment = Хвилинку, будь ласка
web-table-chat-again = Ще раз?
web-table-past = Минуле
web-table-past-shown = Гра після відповіді { $to } з { $all }.
web-table-past-at = { $to } з { $all }
web-table-past-step = Крок
web-table-past-first = На початок
web-table-past-back = Крок назад
web-table-past-on = Крок уперед
web-table-past-last = У кінець
web-table-past-eyes = Погляд
web-table-past-everything = Усе
web-table-past-present = Назад до гри
web-table-past-result = Назад до результату

## Стіл: кінець, зв’язок, спільний екран

web-table-result-rematch = Реванш зі зміною місць
web-table-result-again = Зіграти ще раз
web-table-result-next = До наступної гри
web-table-result-asked = Ви хочете зіграти ще раз. Інших питають.
web-table-result-wanted = Хоче зіграти ще раз: { $who }.
web-table-result-look = Переглянути ще раз
web-table-result-lobby = Вітальня
web-table-result-record = Запис
web-table-result-share = Копіювати посилання
web-table-result-resign = { $who }: здача.
web-table-result-flag = { $who }: час вийшов.
web-table-result-taken-over = { $who }: відсутність, до кінця грав бот.
web-table-result-points = { $who }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
web-table-fair = Чесний жереб
web-table-fair-about = Перед грою сервер показав хеш зерна, з якого випливає весь жереб гри. Тепер він показує зерно: хто має запис, може перевірити, що вони збігаються.
web-table-fair-commitment = Показано раніше: хеш
web-table-fair-yes = Зерно збігається з хешем, перевірено в цьому браузері.
web-table-fair-no = Зерно не збігається з хешем.
web-table-fair-seed = Показано тепер: зерно
web-table-fair-verified = Цю партію принесено з іншого місця. Її жереб випливає з її зерна; чи показали хеш перед грою, цей сервер знати не може.
web-table-fair-unverified = Цю партію принесено з іншого місця без зерна: ніхто не може перевірити її жереб.
web-table-fair-begun = Цю партію продовжено з іншої: підготовку й перші відповіді ({ $count }) взято звідти, і їхній жереб тут не перевірено. Перед продовженням сервер показав хеш, що охоплює їх і зерно; тепер він показує зерно, з якого випливає весь подальший жереб.
web-table-fair-begun-brought = Цю партію принесено з іншого місця й продовжено з іншої: підготовку й перші відповіді ({ $count }) взято звідти, і їхній жереб тут не перевірено. Увесь подальший жереб випливає із зерна; чи показали хеш раніше, цей сервер знати не може.
web-table-resign = Ви здаєтеся?
web-table-resign-about = Для вас гра закінчиться й зарахується як програш.
web-table-resign-yes = Здаюся
web-table-net-lost = Зв’язок втрачено, триває нова спроба. Нічого не пропало.
web-table-net-back = Знову на зв’язку
web-table-net-covered = Ця гра триває в іншій вкладці.
web-table-net-here = Грати тут
web-table-cover = Екран закрито
web-table-cover-who = { $name }, { $role }
web-table-cover-about = Коли ніхто інший не дивиться, покажіть стіл.
web-table-cover-show = Показати

## Перегляд закінченої партії

web-replay-keys = Перегляд закінченої партії
web-replay-game = Ця партія
web-replay-beside = Грати далі, журнал і місця
web-replay-result = Результат
web-replay-won = { $id ->
    [octopus] Восьминіг перемагає
    [shark] Акула перемагає
   *[other] перемагає { $seat }
}
web-replay-turns = Ходів
web-replay-eyes-mine = те, що ви тоді знали
web-replay-eyes-seat = що тоді знала ця сторона
web-replay-eyes-spectator = лише відкрите для всіх
web-replay-eyes-everything = нічого не приховано
web-replay-timeline = Кроки партії
web-replay-play = Відтворити
web-replay-pause = Призупинити
web-replay-step = Крок { $to } з { $all }
web-replay-turn = хід { $turn }
web-replay-turn-of = хід { $turn }, { $seat }
web-replay-speed = Швидкість
web-replay-speed-slow = повільно
web-replay-speed-normal = звичайно
web-replay-speed-fast = швидко
web-replay-next = Наступний ключовий момент
web-replay-moments = Ключові моменти
web-replay-moment = Хід { $turn }: { $what }
web-replay-course = Шанси на перемогу, оцінка
web-replay-chance = { $seat } ≈ { $percent }%
web-replay-on = Грати далі звідси
web-replay-on-as = ви: { $seat }, рівень ботів: { $level }
web-replay-on-level = Рівень ботів
web-replay-on-over = Тут партія закінчується: поверніться на крок.
web-replay-link = Посилання на цей крок
web-replay-json = Запис цієї партії у форматі JSON
web-replay-fair = перевірено тут
web-replay-fair-from = перевірено від відповіді { $from }
web-replay-foul = не збігається
web-replay-check = Перевірити ще раз
web-replay-unable = Цей браузер може перевірити це лише за захищеною адресою або на комп’ютері, де працює сервер.
web-replay-how = Як це працює
web-replay-key-step = крок
web-replay-key-turn = хід
web-replay-key-moment = наступний ключовий момент
web-replay-key-eyes = погляд
web-replay-key-on = грати далі
web-replay-key-play = відтворити, призупинити
web-replay-key-ends = на початок, у кінець

## Гра без малюнка: що є на її столі

web-table-view-of-seat = Що належить цьому місцю: { $seat }
web-table-view-show = Показати все ({ $count })
web-table-view-nothing = нічого
web-table-view-yes = так
web-table-view-no = ні
web-table-view-turn = Хід
web-table-view-turns = Ходи
web-table-view-active = Ходить
web-table-view-reason = Причина
web-table-view-points = Очки

## Провідник першої гри

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
web-guide-count = { $number } з { $all }
web-guide-next = Далі
web-guide-back = Назад
web-guide-skip = Пропустити
web-guide-finish = Грати далі
web-guide-yours = Ваш хід
