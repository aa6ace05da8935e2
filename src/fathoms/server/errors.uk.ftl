### У чому сервер відмовляє: сторінка бере це звідси.

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

## У чому там відмовляє й бібліотека

error-not-together = це не поєднується: { $options }
error-choice = значення параметра { $name } має бути одним із таких: { $known }, а не { $came }
error-value-unfit = значення { $name } не підходить
hint-near = ; можливо, ви мали на увазі '{ $near }'?
hint-known = ; відомі: { $known }
error-itself = { $error }
error-letters = тут є знаки, які неможливо показати: { $came }
error-two-together = { $one } і { $other } не можна вказати разом
error-game-setting-unknown = параметра '{ $name }' немає; є: { $known }
error-game-unknown = гри '{ $name }' немає; є: { $known }{ $hint }
error-over-after-answer = після відповіді { $to } гру вже закінчено; грайте далі з ранішої
error-record-answer-range = запис має { $count } { $count ->
    [one] відповідь
    [few] відповіді
   *[many] відповідей
}; { $to } не в межах від 0 до { $count }
error-record-entry-range = запис має { $count } { $count ->
    [one] елемент
    [few] елементи
   *[many] елементів
}; { $n } не в межах від 0 до { $count }
