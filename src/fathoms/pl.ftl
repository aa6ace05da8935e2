### Sam stół po polsku: to, co mówi się przy każdej grze.

## Początek, koniec i ciąg dalszy

table-won = Wygrywasz.
table-lost = Przegrywasz.

## Pytania

table-took-back = Odpowiedź cofa { $seat }.
table-played-on = Odtąd gra toczy się dalej, a wszystko, co się losuje, jest nowe.

## Czego nie można

table-foreign = Ta gra zaczęła się z innymi zasadami lub innymi danymi, niż są tu zainstalowane. Można ją tylko oglądać.
table-damaged = Tego, co zachowano z tej gry, nie da się rozegrać ponownie.
refused-not-now = Teraz nie jest to możliwe.
refused-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz.
refused-take-back = Tego nie można cofnąć.
refused-over = Rozgrywka jest zakończona.
refused-not-kept = Baza danych tego nie potwierdziła. Spójrz na stół i spróbuj jeszcze raz, jeśli tego nie zrobiono.
refused-chat = Nie można tego powiedzieć: wiadomość jest pusta albo w krótkim czasie powiedziano za dużo.
refused-no-table = Nie ma takiego stołu.
refused-unreadable = Tej wiadomości nie da się odczytać.
refused-token = Ten klucz nie otwiera tu żadnego miejsca albo tego stołu nie wolno oglądać.
refused-too-often = To za często. Poczekaj chwilę.
refused-aid = Przy tym stole nie ma tej pomocy: ludzie grają tu przeciw sobie.

## Rezygnacje i powroty

replay-resign = Poddaje się { $seat }.
replay-flag = Koniec czasu: { $seat }.
replay-taken-over = Miejsce przejęte: { $seat }.
replay-came-back = Z powrotem przy stole: { $seat }.
