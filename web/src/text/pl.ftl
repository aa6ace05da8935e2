### Co mówi strona oprócz każdej gry. Słowa samych gier są w src/fathoms.

## Wszędzie

web-title = Kelp i Aquatica przy jednym stole
web-close = Zamknij
web-to-lobby = Do poczekalni
web-try-again = Spróbuj ponownie
web-yes = tak
web-no = nie
web-you = ty
web-more = Więcej
web-no-server = Serwer nie odpowiada.
web-trying-again = Próbuję ponownie.
web-error = Na tej stronie coś poszło nie tak. Wczytaj ją ponownie; przy stole nic nie przepadło.

## Ty i twoje ustawienia

web-you-and-settings = Ty i twoje ustawienia
web-you-are = Grasz jako
web-name = Imię
web-name-none = gość
web-name-change = Zmień imię
web-name-note = Inni widzą je przy stole. Nie ma kont; ta przeglądarka cię pamięta.
web-name-keep = Zapisz
web-language = Język
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-dark = ciemny
web-theme-light = jasny
web-theme-contrast = wysoki kontrast
web-settings = Ustawienia
web-size = Wielkość tekstu
web-speed = Animacja
web-speed-off = brak
web-speed-fast = szybka
web-speed-normal = zwykła
web-speed-slow = wolna
web-speed-note = Jeśli system prosi o mniej ruchu, nic się nie porusza.
web-sound = Dźwięk
web-volume = Głośność
web-marks = Znaki na ukrytych blokach
web-marks-note = Czym blok może jeszcze być, według twojej wiedzy.
web-heat = Mapa ciepła
web-heat-note = Jak prawdopodobna jest ośmiornica w każdej strefie, jeśli stół na to pozwala.

## Klawisze

web-keys = Klawisze
web-key-choose = wybierz opcję
web-key-more = reszta dłuższej listy
web-key-confirm = wykonaj wybrane
web-key-back = odłóż wybór, zamknij panel
web-key-undo = cofnij ostatni krok
web-key-hurry = ponagl bota
web-key-walk = przejdź po tym, co świeci na planszy
web-key-tab = do następnej rzeczy, którą można zrobić
web-key-help = ta lista
web-keys-note = We wszystko można grać samymi klawiszami: lista opcji zawiera każdy ruch.

## Poczekalnia

web-lobby = Poczekalnia
web-lobby-title = Dwie gry pod wodą.
web-lobby-text = Bot jest gotowy od jednego kliknięcia. Konto niepotrzebne.
web-welcome-back = Witaj ponownie, { $name }.
web-games-wait = { $count ->
    [one] Jedna gra czeka na twój ruch.
    [few] { $count } gry czekają na twój ruch.
   *[other] { $count } gier czeka na twój ruch.
}
web-kelp-about = Jedno poluje, drugie się kryje: rekin kontra ośmiornica.
web-kelp-players = 2 osoby
web-kelp-time = około 40 minut
web-kelp-sort = ukryte bloki, blef
web-aquatica-about = Wynoś zatopione miejsca, szkol manty, buduj silnik.
web-aquatica-players = od 1 do 4 osób
web-aquatica-time = około 50 minut
web-aquatica-sort = jawna informacja
web-you-play = Grasz jako
web-either = los
web-solo = solo
web-bots = Bot
web-level = Poziom
web-level-random = losowy
web-level-greedy = zachłanny
web-level-search = przeszukujący
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = ekspert
web-play-now = Graj teraz
web-play-against = przeciw botowi: { $level }
web-play-solo = samotnie
web-all-settings = Wszystkie ustawienia
web-all-settings-note = plansza, miejsca, zegar
web-more-ways = Inne sposoby gry
web-way-create = Utwórz stół
web-way-create-note = plansza, miejsca, boty, zegar
web-way-invite = Zaproś znajomą osobę
web-way-invite-note = stół Kelp i link do niego
web-join-link = Dołącz przez link
web-way-join-note = albo kod stołu
web-tables-and-games = Stoły i gry
web-your-games = Twoje gry
web-your-games-none = Jeszcze nic. Rozpoczęta gra czeka tu na ciebie, także po zamknięciu laptopa.
web-your-turn = Twój ruch
web-look = Zobacz
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie czeka na graczy. Utwórz stół i pokaż go na tej liście.
web-open-count = do gry: { $join }, do oglądania: { $watch }
web-seeks = { $who } · wolne: { $seat }
web-waits-for-players = czeka na graczy
web-seat-free = wolne
web-bot-level = bot ({ $level })
web-alone = solo
web-alone-yet = Jeszcze nikogo
web-sit = Usiądź
web-sit-at = Usiądź: { $seat }
web-watch = Oglądaj
web-finished = Zakończone gry
web-show-all = Pokaż wszystkie: { $count }
web-import = Wczytaj plik gry
web-import-note = i obejrzyj ją tutaj
web-import-busy = jest właśnie odtwarzana
web-import-large = Ten plik jest za duży jak na grę: najwyżej 2 MB.
web-import-unreadable = { $file } to nie zapis gry: potrzebny jest plik JSON, który udostępnia zakończona gra.
web-left-minutes = zostało { $count } min
web-left-hours = zostało { $count } godz.
web-left-days = { $count ->
    [one] został { $count } dzień
    [few] zostały { $count } dni
   *[other] zostało { $count } dni
}
web-foot-private = Bez konta, bez śledzenia: wszystko pochodzi z tego serwera.
web-foot-fair = Każda gra jest uczciwa i możesz to sprawdzić.
web-tab-play = Graj
web-tab-tables = Stoły

## Nowy stół

web-new-table = Nowy stół
web-game = Gra
web-setting-board = Plansza
web-setting-edition = Wydanie
web-setting-players = Gracze
web-setting-kings = Królowie
web-setting-goals = Cele
web-setting-first = Pierwszy gracz
web-setting-matrona-sweep = Matrona
web-setting-equal-turns = Ostatnie tury
web-not-with = „{ $value }” nie łączy się z: { $rest }.
web-seats = Miejsca
web-sits-me = ty
web-sits-bot = bot
web-sits-open = wolne
web-hot-seat-note = Kilka osób gra przy tym ekranie. Między ich ruchami jest zasłaniany tam, gdzie coś jest ukryte.
web-open-note = Wolne miejsce jest dla tego, kto przyjdzie przez link.
web-clock = Zegar
web-clock-none = bez zegara
web-clock-live = na żywo
web-clock-days = dni na turę
web-clock-minutes = Minut dla każdego
web-clock-increment = Sekund więcej za turę
web-clock-days-each = Dni na każdą turę
web-clock-live-told = po { $minutes } min
web-clock-live-more = po { $minutes } min + { $seconds } s
web-clock-days-told = { $days ->
    [one] { $days } dzień na turę
   *[other] { $days } dni na turę
}
web-listed = Pokaż na liście otwartych stołów
web-spectators = Widzowie mogą oglądać
web-heat-allowed = Mapa ciepła jest dozwolona
web-heat-allowed-note = Rekin może widzieć, jak prawdopodobna jest ośmiornica w każdej strefie.
web-nonce = Twoje słowo dla kości
web-nonce-note = Dowolne litery od ciebie: wchodzą w skład losu, więc nikt nie mógł go wybrać samodzielnie.
web-create-and-copy = Utwórz i skopiuj link
web-only-create = Tylko utwórz
web-create-and-begin = Utwórz i zacznij

## Dołączanie i czekanie

web-join-title = Stół gry { $game } czeka na ciebie
web-join-as = Siadasz jako: { $name }.
web-join-paste = Link albo kod stołu
web-join-go = Do stołu
web-join-unreadable = To nie jest link do stołu ani jego kod z 16 znaków. Skopiuj go jeszcze raz.
web-seat-taken = Ktoś był szybszy: to miejsce jest zajęte. Wybierz inne albo oglądaj.
web-allowed = dozwolona
web-not-allowed = niedozwolona
web-commitment = Pieczęć losu
web-commitment-note = Los jest ustalony pod tą pieczęcią, zanim ktokolwiek usiądzie. Po grze ziarno losu jest pokazywane i każdy może sprawdzić, czy pasuje.
web-waiting-title = Stół gry { $game } czeka na graczy
web-waiting-text = Wyślij ten link osobie, z którą chcesz zagrać. Gra zaczyna się, gdy ostatnie miejsce będzie zajęte; tymczasem możesz zamknąć tę stronę.
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Link skopiowany.
web-copy-yourself = Ta przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: skopiuj go ręcznie.
web-leave = Odejdź od stołu

## Strony, których nie można pokazać

web-not-found = Pod tym adresem niczego nie ma
web-not-found-text = W adresie może być literówka. Z poczekalni trafisz do swoich gier i do każdego otwartego stołu.
web-dead-link = Nie ma takiego stołu
web-dead-link-text = Żaden stół nie ma tego linku. Może jest ucięty albo z literówką, albo twórca odszedł od stołu przed początkiem gry. Poproś o link jeszcze raz.
web-foreign-seat = To nie twoje miejsce
web-foreign-seat-text = Siedzi tam ktoś inny albo ta przeglądarka cię zapomniała. Możesz oglądać grę, jeśli stół na to pozwala, albo grać dalej w przeglądarce, w której zacząłeś lub zaczęłaś.
web-not-watched = Tego stołu nie można oglądać
web-not-watched-text = Gracze chcą być sami. Po grze mogą ci wysłać jej zapis.
web-full = Wszystkie miejsca są zajęte
web-full-text = Gra zaczęła się bez ciebie. Możesz ją oglądać albo utworzyć własny stół.
web-gone = Tego stołu już nie ma
web-gone-text = Twórca odszedł przed początkiem gry. Utwórz nowy stół w poczekalni.
web-no-server-text = Może został zatrzymany albo nie ma sieci. Nic nie przepadło: każda potwierdzona odpowiedź jest zapisana.
web-no-record = Nie ma takiego zapisu
web-no-record-text = Gra jeszcze się nie skończyła albo nigdy jej tu nie było.
web-unexpected = Serwer odmówił
web-unexpected-text = Spróbuj za chwilę albo wróć do poczekalni.
