### Що каже лише текстовий стіл, у терміналі.

## Початок, вихід, продовження

table-title = { $game }: { $options }.
table-you = Ваша роль: { $seat }.
table-bot = Роль бота ({ $bot }): { $seat }.
table-hot-seat = Людей за цим екраном: { $count }. Екран закривають, коли наступний гравець не має права бачити все.
table-sealed = Випадковість запечатано: { $commitment }
table-help-hint = Введіть ?, щоб побачити довідку.
table-resumed = Партія триває після { $count } { $count ->
    [one] відповіді
   *[many] відповідей
}.
table-stops = На цьому партію перервано.
table-saved = Партію збережено у файлі { $file }. Щоб продовжити: fathoms play --resume { $file }
table-recorded = Запис партії — у файлі { $file }. Щоб переглянути: fathoms replay { $file }
table-save-failed = { $error }. Партія триває.

## Запитання

table-waiting = Тепер відповідає { $seat }.
table-choose-one = Введіть номер.
table-choose-exactly = Введіть { $count } { $count ->
    [one] номер
    [few] номери
   *[many] номерів
}, наприклад { $example }.
table-choose-between = { $high ->
    [2] Введіть { $low } або 2 номери, наприклад { $example }.
   *[other] Введіть від { $low } до { $high } номерів, наприклад { $example }.
}
table-choose-up-to = Введіть до { $high } { $high ->
    [one] номера
   *[many] номерів
}, наприклад { $example }, або { $none }, щоб не вибирати нічого.
table-choose-again = Номер може повторюватися.
table-so-far = Поки що: { $steps }
table-chosen = Вибрано: { $steps }. Виберіть ще { $count }.
table-preview = Ось що станеться:
table-preview-unknown = Що далі, ще невідомо.
table-confirm = Enter: виконати. { $undo }: вибрати знову.
table-log = Що вже відбулося:
table-log-empty = Ще нічого не відбулося.
table-confirm-on = Перед остаточним рішенням вас питатимуть ще раз.
table-confirm-off = Остаточні рішення виконуються одразу.
table-language = Тепер мова — українська.
table-cover = Екран закрито. Тепер відповідає { $seat }. Натисніть Enter, коли на екран дивитиметься лише цей гравець.
table-option = { $number }: { $text }

## Записана партія

replay-title = { $game }: { $options }. Відповідей: { $count }; { $state }; точка зору: { $eyes }.
replay-finished = партію завершено
replay-running = партія ще триває
replay-everything = видно все
replay-spectator = глядач
replay-take-back = До відповіді { $to } повертається { $seat }.
replay-table = Стіл після відповіді { $count }:
replay-verified = Перевірено. Відповідей: { $answers }, усі відтворюються. Початкове число не показано, тому самі жеребкування перевірити не можна.
replay-verified-seed = Перевірено. Відповідей: { $answers }, випадкових чисел: { $draws }; усі випливають із показаного початкового числа. Зобов’язання не було.
replay-verified-committed = Перевірено. Відповідей: { $answers }, випадкових чисел: { $draws }; усі випливають із початкового числа, яке стіл зафіксував на початку.
replay-verified-begun = Гру продовжено з іншої гри. Відповідей звідти: { $begun }; їхні випадкові числа тут не враховано.

## Слова, які можна ввести; перше показано в довідці, а англійські розуміють завжди

table-keys-help = ?, довідка
table-keys-table = п, показати, стіл
table-keys-log = ж, журнал
table-keys-undo = н, назад, скасувати
table-keys-confirm = к, контроль, підтвердження
table-keys-language = мова
table-keys-quit = в, вийти, вихід
table-keys-yes = так, гаразд
table-help-answer = Відповідь — це номер варіанта або його слова. Де вибирають кілька речей, введіть кілька номерів.
table-help-explain = { $key } 3 пояснює варіант 3; { $key } і назва пояснюють карту, деталь гри або місце.
table-help-table = { $key }: знову показати стіл із поясненням позначок
table-help-log = { $key }: усе, що вже відбулося
table-help-undo = { $key }: скасувати останній крок, якщо нічого ще не показано, не витягнуто й не кинуто
table-help-confirm = { $key }: питати чи більше не питати перед остаточним рішенням
table-help-language = { $key } pl: інша мова ({ $languages })
table-help-quit = { $key }: вийти; партію буде збережено

## Чого не може бути

table-expected-number = Очікується число від { $low } до { $high }, слова варіанта або ? для довідки, а не «{ $typed }».
table-expected-numbers = Очікуються числа від { $low } до { $high }, слова варіанта або ? для довідки, а не «{ $typed }».
table-expected-something = Очікується число від { $low } до { $high }, слова варіанта або ? для довідки, але нічого не введено.
table-expected-confirm = Очікується Enter, щоб виконати, або { $undo }, щоб вибрати знову, а не «{ $typed }».
table-expected-set = Це не поєднується: { $steps }. Виберіть наново.
table-ambiguous = «{ $typed }» може означати кілька варіантів: { $numbers }. Введіть номер.
table-nothing-about = Про «{ $typed }» нічого не відомо.
table-no-undo = Скасувати нічого не можна: після останньої відповіді щось показано, витягнуто чи кинуто або була черга іншого гравця.
