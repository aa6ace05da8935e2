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
web-marks = Znaki na ukrytych płytkach
web-marks-note = Czym płytka może jeszcze być, według twojej wiedzy.
web-heat = Mapa ciepła
web-heat-note = Jak prawdopodobne jest w każdym miejscu to, czego szukasz, jeśli stół na to pozwala.

## Klawisze

web-keys = Klawisze
web-key-choose = wybierz opcję
web-key-more = reszta dłuższej listy
web-key-confirm = wykonaj wybrane
web-key-back = odłóż wybór, zamknij panel
web-key-undo = cofnij ostatni krok
web-key-hurry = ponagl bota
web-key-walk = przejdź po tym, co świeci na planszy
web-key-read = przejdź po wszystkich polach planszy, aby o nich przeczytać
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
web-import-large = { $file } jest za duży jak na zapis gry, który ma najwyżej 2 MB. Wybierz plik JSON, który zakończona gra daje jako „Zapis”.
web-import-unfinished = Gra w pliku { $file } nie jest skończona. Można tu przynieść tylko zakończone gry: dograj ją do końca i zapisz jej zapis.
web-import-rules = Grę w pliku { $file } rozegrano z innymi zasadami lub kartami, niż ma ten serwer. Można ją odtworzyć tam, gdzie ją rozegrano.
web-import-dice = Los w pliku { $file } nie wynika z jego ziarna, więc grę zmieniono po rozegraniu. Wybierz plik taki, jaki dał stół.
web-import-broken = Gry w pliku { $file } nie da się odtworzyć: plik zmieniono albo jest urwany. Zapisz ją jeszcze raz tam, gdzie ją rozegrano, i przynieś ten plik.
web-import-unreadable = { $file } to nie zapis gry: potrzebny jest plik JSON, który udostępnia zakończona gra.
web-turn = tura { $turn }
web-left-minutes = zostało { $count } min
web-left-hours = zostało { $count } godz.
web-left-days = { $count ->
    [one] został { $count } dzień
    [few] zostały { $count } dni
   *[other] zostało { $count } dni
}
web-foot-private = Bez konta, bez śledzenia: wszystko pochodzi z tego serwera.
web-foot-fair = Każda gra jest uczciwa i możesz to sprawdzić.
web-way-invite-note = stół i skopiowany link
web-invite-text = Stół czeka pod swoim linkiem: kto go otworzy, może usiąść razem z tobą.
web-show-older = Starsze gry
web-foot = O tym miejscu
web-rules = Zasady w skrócie
web-rules-note = Każda karta, kość i płytka na stole mówi, co robi, gdy ją wskażesz. To, czego nie można zrobić, mówi dlaczego.
web-about = O programie
web-about-what = Co to jest
web-about-what-text = Fathoms to stół do gry w Kelp i Aquaticę w przeglądarce: z botami, z przyjaciółmi przy ich ekranach albo w kilka osób przy jednym.
web-about-fair = Uczciwy los
web-about-fair-text = Przed grą serwer pokazuje skrót ziarna, z którego wynika cały los gry; po grze pokazuje ziarno, a ta strona sprawdza, czy pasują do siebie. Do tego losu trafiają też słowa graczy, więc nikt nie mógł go wybrać w pojedynkę.
web-about-private = Prywatność
web-about-private-text = Nie ma kont. Ciasteczko tego serwera przez rok pamięta twoje imię i miejsca; żaden inny serwer o nic nie jest pytany.
web-about-owners = Czyje są gry
web-about-owners-text = Fathoms jest nieoficjalny. Nie tworzą go, nie licencjonują ani nie popierają wydawcy i autorzy gier, a ich nazwy należą do właścicieli. Słowa i rysunki są własne.
web-about-licence = Licencja
web-about-licence-text = Fathoms to wolne oprogramowanie na licencji Apache License, Version 2.0: wolno go używać, zmieniać i przekazywać dalej.
web-tab-play = Graj
web-tab-tables = Stoły

## Nowy stół

web-new-table = Nowy stół
web-game = Gra
web-setting-players = Gracze
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
web-whole-number = Liczba całkowita od { $min } do { $max }.
web-absent = Gdy komuś skończy się czas
web-absent-lose = przegrywa
web-absent-bot = dalej gra bot
web-absent-lose-told = to miejsce przegrywa
web-absent-bot-told = gra bot ({ $level }), aż gracz wróci
web-absent-note = Bot gra na miejscu tego, kogo nie ma. Ten gracz może wrócić w każdej chwili.
web-listed = Pokaż na liście otwartych stołów
web-spectators = Widzowie mogą oglądać
web-heat-allowed = Mapa ciepła jest dozwolona
web-nonce = Twoje słowo dla losu
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
web-begun = Dalszy ciąg
web-begun-told = { $to ->
    [0] zakończonej gry, od jej początku
   *[other] zakończonej gry, po odpowiedzi { $to }
}
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

## Stół: pasek, miejsca, zegary

web-table-skips = Skróty
web-table-skip-question = Do pytania
web-table-skip-board = Do planszy
web-table-skip-log = Do dziennika
web-table-title = { $game } · Fathoms
web-table-title-turn = (1) Twój ruch · { $game } · Fathoms
web-table-bar = Stół
web-table-bar-lobby = Fathoms, do poczekalni
web-table-bar-turn = tura { $turn }
web-table-bar-watching = oglądasz
web-table-bar-undo = Cofnij
web-table-bar-replay = Powtórka
web-table-bar-sound = Dźwięk
web-table-bar-heat = Mapa szans
web-table-bar-keys = Klawisze
web-table-bar-settings = Ustawienia
web-table-bar-resign = Poddaj się
web-table-tabs = Części stołu
web-table-tab-board = Plansza
web-table-tab-others = Inni
web-table-tab-unread = Czat ({ $count })
web-table-board = Stół gry { $game }
web-table-you = Ty
web-table-nobody = jeszcze nikt
web-table-spectator = Widz
web-table-player-bot = bot, { $level }
web-table-player-thinking = myśli
web-table-player-turn = odpowiada
web-table-player-your-turn = twój ruch
web-table-player-waits = wybrane
web-table-player-open = wolne miejsce
web-table-player-resigned = poddanie
web-table-player-flag = koniec czasu
web-table-player-away = nieobecność, gra bot ({ $level })
web-table-clock = Pozostały czas: { $time }
web-table-clock-days = { $days } d { $hours } godz.
web-table-clock-paused = tu wstrzymany

## Stół: o co chodzi teraz

web-table-prompt = Pytanie
web-table-prompt-loading = Stół jest pobierany.
web-table-prompt-away = Twój czas się skończył, więc gra za ciebie bot ({ $level }).
web-table-prompt-away-note = Do końca gry możesz w każdej chwili wrócić na swoje miejsce.
web-table-prompt-come-back = Wróć do gry
web-table-prompt-ready = Wykonać to?
web-table-prompt-waits = Twój wybór jest gotowy. Druga strona wybiera.
web-table-prompt-pass = Teraz kolej: { $who }. Zakryj ekran i przekaż go dalej.
web-table-prompt-cover = Zakryj ekran
web-table-prompt-thinks = { $who }: myśli.
web-table-prompt-other = Teraz odpowiada: { $who }.
web-table-hurry = Pospiesz
web-table-close = Zamknij
web-table-cancel = Anuluj
web-table-options = Możliwości
web-table-options-seek = Znajdź możliwość
web-table-options-count = { $count } { $count ->
    [one] możliwość
    [few] możliwości
   *[many] możliwości
}
web-table-options-more = numeruje dziewięć następnych
web-table-options-all = Pokaż wszystkie ({ $count })
web-table-preview-unknown = Co nastąpi dalej, jeszcze nie wiadomo.
web-table-sofar = Wybrane do tej pory
web-table-sofar-then = To się stanie:
web-table-sofar-final = Tego nie da się cofnąć.
web-table-sofar-do = Wykonaj
web-table-sofar-undo = Krok wstecz
web-table-sofar-reset = Od nowa
web-table-no-meaning = { $thing }: w tym pytaniu nic się z tym nie da zrobić.
web-table-nothing-back = Nie ma jeszcze żadnej odpowiedzi, więc nie ma czego cofnąć.
web-table-why-past = Oglądasz przeszłość. Aby grać, wróć do teraźniejszości.
web-table-why-watching = Oglądasz; wybierają tylko gracze.
web-table-why-over = Gra jest skończona.
web-table-why-lost = W tej chwili nie ma połączenia. Trwa następna próba.
web-table-why-waits = Twój wybór jest już gotowy; druga strona wybiera.
web-table-why-ready = Twój ruch jest pełny: wykonaj go albo zrób krok wstecz.
web-table-why-turn = Teraz nie twoja kolej.
web-table-why-away = Teraz gra za ciebie bot. Wróć do gry, aby wybierać samodzielnie.
web-table-why-asked = Teraz pytanie brzmi: { $question } To nie ma z nim związku.
web-table-why-picked = Nie pasuje do tego, co już wybrano.
web-table-offer = { $who } prosi o cofnięcie ostatniego ruchu.
web-table-offer-mine = Poprosiłeś o cofnięcie swojego ruchu. Pozostali są pytani o zgodę.
web-table-offer-yes = Zgoda
web-table-offer-no = Odmowa
web-table-hint = Podpowiedź
web-table-hint-thinks = Bot zastanawia się nad twoimi możliwościami.
web-table-hint-title = Bot ({ $level }) wybrałby pierwszą z tych możliwości:
web-table-hint-worth = wygrałby około { $count } na 100 gier
web-table-hint-share = wybrałby to około { $count } razy na 100

## Stół: dziennik, czat, przeszłość

web-table-log = Dziennik
web-table-log-about = wiersz pokazuje swoją chwilę
web-table-log-empty = Tu będzie opisane to, co się dzieje.
web-table-log-begin = Początek
web-table-log-turn = { $turn }
web-table-log-turn-of = { $turn } · { $seat }
web-table-chat = Czat
web-table-chat-empty = Nikt jeszcze nic nie powiedział.
web-table-chat-phrases = Gotowe zwroty
web-table-chat-line = Twoje słowa
web-table-chat-send = Wyślij
web-table-chat-watching = Rozmawiają tu tylko gracze.
web-table-chat-hello = Cześć
web-table-chat-luck = Powodzenia
web-table-chat-well = Dobrze zagrane
web-table-chat-thanks = Dziękuję
web-table-chat-moment = Chwileczkę, proszę
web-table-chat-again = Jeszcze raz?
web-table-past = Przeszłość
web-table-past-shown = Gra po odpowiedzi { $to } z { $all }.
web-table-past-at = { $to } z { $all }
web-table-past-step = Krok
web-table-past-first = Na początek
web-table-past-back = Krok wstecz
web-table-past-on = Krok naprzód
web-table-past-last = Na koniec
web-table-past-eyes = Punkt widzenia
web-table-past-everything = Wszystko
web-table-past-present = Wróć do gry
web-table-past-result = Wróć do wyniku

## Stół: koniec, połączenie, wspólny ekran

web-table-result-rematch = Rewanż, zamiana miejsc
web-table-result-again = Zagraj jeszcze raz
web-table-result-next = Do następnej gry
web-table-result-asked = Chcesz zagrać jeszcze raz. Pozostali są pytani.
web-table-result-wanted = Chce zagrać jeszcze raz: { $who }.
web-table-result-look = Obejrzyj jeszcze raz
web-table-result-lobby = Poczekalnia
web-table-result-record = Zapis
web-table-result-share = Kopiuj link
web-table-result-resign = { $who }: poddanie.
web-table-result-flag = { $who }: koniec czasu.
web-table-result-taken-over = { $who }: nieobecność, do końca grał bot.
web-table-result-points = { $who }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-table-fair = Uczciwy los
web-table-fair-about = Przed grą serwer pokazał skrót ziarna, z którego wynika cały los tej gry. Teraz pokazuje ziarno: kto ma zapis, może sprawdzić, że pasują do siebie.
web-table-fair-commitment = Pokazane przedtem: skrót
web-table-fair-yes = Ziarno pasuje do skrótu, sprawdzono w tej przeglądarce.
web-table-fair-no = Ziarno nie pasuje do skrótu.
web-table-fair-seed = Pokazane teraz: ziarno
web-table-fair-verified = Tę grę przyniesiono z innego miejsca. Jej los wynika z jej ziarna; czy skrót pokazano przed grą, tego ten serwer nie może wiedzieć.
web-table-fair-unverified = Tę grę przyniesiono z innego miejsca bez ziarna: nikt nie może sprawdzić jej losu.
web-table-fair-begun = Tę grę rozegrano dalej od innej: przygotowanie i pierwsze odpowiedzi ({ $count }) pochodzą stamtąd, a ich losu tu nie sprawdzono. Przed dalszą grą serwer pokazał skrót, który obejmuje je i ziarno; teraz pokazuje ziarno, z którego wynika cały późniejszy los.
web-table-fair-begun-brought = Tę grę przyniesiono z innego miejsca i rozegrano dalej od innej: przygotowanie i pierwsze odpowiedzi ({ $count }) pochodzą stamtąd, a ich losu tu nie sprawdzono. Cały późniejszy los wynika z ziarna; czy skrót pokazano przedtem, tego ten serwer nie może wiedzieć.
web-table-resign = Poddajesz się?
web-table-resign-about = Gra kończy się dla ciebie i liczy się jako przegrana.
web-table-resign-yes = Poddaję się
web-table-net-lost = Połączenie zerwane, trwa następna próba. Nic nie przepadło.
web-table-net-back = Znów połączone
web-table-net-covered = Ta gra toczy się w innej karcie.
web-table-net-here = Graj tutaj
web-table-cover = Ekran jest zakryty
web-table-cover-who = { $name }, { $role }
web-table-cover-about = Gdy nikt inny nie patrzy, pokaż stół.
web-table-cover-show = Pokaż

## Oglądanie zakończonej gry

web-replay-keys = Oglądanie zakończonej gry
web-replay-game = Ta gra
web-replay-beside = Gra dalej, dziennik i miejsca
web-replay-result = Wynik
web-replay-won = { $id ->
    [octopus] Ośmiornica wygrywa
    [shark] Rekin wygrywa
   *[other] wygrywa { $seat }
}
web-replay-turns = Tury
web-replay-eyes-mine = to, co wtedy było ci wiadomo
web-replay-eyes-seat = co wtedy wiedziała ta strona
web-replay-eyes-spectator = tylko to, co jawne
web-replay-eyes-everything = nic nie jest ukryte
web-replay-timeline = Kroki gry
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-step = Krok { $to } z { $all }
web-replay-turn = tura { $turn }
web-replay-turn-of = tura { $turn }, { $seat }
web-replay-speed = Tempo
web-replay-speed-slow = wolne
web-replay-speed-normal = zwykłe
web-replay-speed-fast = szybkie
web-replay-next = Następny kluczowy moment
web-replay-moments = Kluczowe momenty
web-replay-moment = Tura { $turn }: { $what }
web-replay-course = Szanse na wygraną, szacunek
web-replay-chance = { $seat } ≈ { $percent }%
web-replay-on = Graj dalej stąd
web-replay-on-as = jako { $seat }, poziom botów: { $level }
web-replay-on-level = Poziom botów
web-replay-on-over = Tu gra się kończy: cofnij się o krok.
web-replay-link = Link do tego kroku
web-replay-json = Zapis tej gry jako JSON
web-replay-fair = sprawdzone tutaj
web-replay-fair-from = sprawdzone od odpowiedzi { $from }
web-replay-foul = nie pasuje
web-replay-check = Sprawdź ponownie
web-replay-unable = Ta przeglądarka może to sprawdzić tylko pod adresem https albo na komputerze, na którym działa serwer.
web-replay-how = Jak to działa
web-replay-key-step = krok
web-replay-key-turn = tura
web-replay-key-moment = następny kluczowy moment
web-replay-key-eyes = punkt widzenia
web-replay-key-on = graj dalej
web-replay-key-play = odtwarzaj, wstrzymaj
web-replay-key-ends = na początek, na koniec

## Gra bez rysunku: co jest na jej stole

web-table-view-of-seat = Co należy do tego miejsca: { $seat }
web-table-view-show = Pokaż wszystko ({ $count })
web-table-view-nothing = nic
web-table-view-yes = tak
web-table-view-no = nie
web-table-view-turn = Tura
web-table-view-turns = Tury
web-table-view-active = Na ruchu
web-table-view-reason = Powód
web-table-view-points = Punkty

## Przewodnik pierwszej gry

web-guide = Przewodnik
web-guide-new-here = Pierwszy raz? Zacznij tutaj
web-guide-learn-in = Nauka w pięć minut
web-guide-learn-note = pierwsza gra z przewodnikiem
web-guide-first = twoja pierwsza gra
web-guide-title = Twoja pierwsza gra
web-guide-left = { $count ->
    [one] jeszcze około minuty
    [few] jeszcze około { $count } minut
   *[many] jeszcze około { $count } minut
}
web-guide-done = zrobione
web-guide-count = { $number } z { $all }
web-guide-next = Dalej
web-guide-back = Wstecz
web-guide-skip = Pomiń
web-guide-finish = Graj dalej
web-guide-yours = Twój ruch
