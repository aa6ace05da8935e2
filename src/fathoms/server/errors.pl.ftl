### Czego odmawia serwer: strona bierze to stąd.

## Serwer

error-unforeseen = coś się tu nie powiodło i nic się nie zmieniło
error-no-such-table = nie ma takiego stołu
error-nothing-here = pod tym adresem nic nie ma
error-method = pod tym adresem nie można zrobić { $method }
error-brought-too-long = zapis może tu mieć najwyżej { $most } { $most ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}, a ma { $came }
error-brought-without-seed = zapis ze zobowiązaniem musi mieć ziarno, które pokazuje, że go dotrzymano
error-brought-unfinished = przynieść tu można tylko zakończoną grę
error-brought-data = danych tego zapisu nie da się odczytać
error-begun = gra się zaczęła; poddaj się przy stole
error-seat-taken = to miejsce nie jest wolne; wolne: { $known }
error-table-changed = stół się tymczasem zmienił; spójrz jeszcze raz
error-table-closed = ten stół nie jest już otwarty
error-not-seated = nie siedzisz przy tym stole
error-no-watching = temu stołowi nie wolno się przyglądać
error-game-gone = gra '{ $name }' nie jest tu już zainstalowana
error-token = ten żeton nie należy tu do żadnego miejsca
error-body-long = treść może mieć najwyżej { $most } { $most ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}
error-body-not-json = treść musi być w formacie JSON: content-type application/json
error-foreign-page = strona spod innego adresu nie może tego zrobić
error-database-away = baza danych jest teraz niedostępna; spróbuj za chwilę jeszcze raz
error-database-unconfirmed = baza danych tego nie potwierdziła; sprawdź, czy zostało to zrobione
error-body-other = tej treści nie da się odczytać: nie jest tym, o co tu chodzi
error-body-field-unknown = tej treści nie da się odczytać: nie ma pola { $field }
error-body-field-unfit = tej treści nie da się odczytać: { $field } ma niepasującą wartość
error-body-field-missing = tej treści nie da się odczytać: brakuje pola { $field }
error-body-field-low = tej treści nie da się odczytać: { $field } musi wynosić co najmniej { $least }
error-body-field-high = tej treści nie da się odczytać: { $field } może wynosić najwyżej { $most }
error-too-often = to za często; poczekaj chwilę
error-kept-unplayable = tego, co zachowano z tej gry, nie da się rozegrać ponownie
error-play-on-unfinished = grać dalej można tylko od chwili z zakończonej gry
error-play-on-other-rules = tamtą grę rozegrano według innych zasad albo innymi kartami niż obecne tutaj, więc nie da się grać od niej dalej
error-play-on-other-game = to była gra '{ $game }', nie da się od niej grać dalej w '{ $came }'
error-play-on-option = { $name } w tamtej grze to { $value } i tak zostaje, gdy gra się dalej
error-hello = hello służy do gniazda; tutaj żeton przychodzi z każdym żądaniem
error-own-view = w trwającej grze widać tylko to, co widać z własnego miejsca
error-seat-unknown = seat musi być jednym z: { $known }
error-course-running = przebieg jest pokazywany po zakończeniu gry
error-record-running = zapis jest pokazywany po zakończeniu gry
error-too-many-games = tych gier jest za dużo; poczekaj chwilę
error-too-many-tables = tych stołów jest za dużo; poczekaj chwilę
error-not-begun = ta gra się jeszcze nie zaczęła

## Czego odmawia tam także biblioteka

error-not-together = tego nie można połączyć: { $options }
error-choice = { $name } nie może mieć wartości { $came }; możliwe: { $known }
error-value-unfit = { $name } ma nieodpowiednią wartość
hint-near = ; czy chodziło o '{ $near }'?
hint-known = ; znane: { $known }
error-itself = { $error }
error-letters = są tu znaki, których nie da się pokazać: { $came }
error-two-together = { $one } i { $other } nie można podać razem
error-game-setting-unknown = nie ma opcji '{ $name }'; dostępne: { $known }
error-game-unknown = nie ma gry '{ $name }'; dostępne: { $known }{ $hint }
error-over-after-answer = po odpowiedzi { $to } gra jest już skończona; graj dalej od wcześniejszej
error-record-answer-range = zapis ma { $count } { $count ->
    [one] odpowiedź
    [few] odpowiedzi
   *[many] odpowiedzi
}; { $to } nie mieści się w zakresie od 0 do { $count }
error-record-entry-range = zapis ma { $count } { $count ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}; { $n } nie mieści się w zakresie od 0 do { $count }
