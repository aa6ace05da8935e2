### Co strona mówi o grze Aquatica w poczekalni, obok słów samej gry.

web-aquatica-about = Wynoś zatopione miejsca, szkol manty, buduj silnik.
web-aquatica-players = od 1 do 4 osób
web-aquatica-time = około 50 minut
web-aquatica-sort = jawna informacja
web-aquatica-turn = runda { $turn }
web-aquatica-setting-kings = Królowie
web-aquatica-setting-goals = Cele
web-aquatica-setting-first = Pierwszy gracz
web-aquatica-setting-matrona-sweep = Matrona
web-aquatica-setting-equal-turns = Ostatnie tury

## Zasady w skrócie

web-aquatica-rules-1 = Co turę zagrywasz jedną postać z ręki i robisz to, co na niej widać: kupujesz lokację za monety, podbijasz ją siłą, werbujesz postać, podnosisz lub punktujesz lokacje albo szukasz nowych.
web-aquatica-rules-2 = Zagrana postać leży na twoim stosie kart odrzuconych, aż ją odzyskasz, najczęściej dzięki Matronie.
web-aquatica-rules-3 = Zdobyta lokacja stoi w jednej z twoich pięciu kieszeni. Użyć można tylko jej najwyższej głębi: wsuwając kartę, zakrywasz tę głębię i dostajesz jej ikonę.
web-aquatica-rules-4 = Lokacja, której wszystkie głębie są zakryte, jest całkowicie podniesiona. Może przynieść dziką mantę, a jej punkty są pewne, gdy jakiś efekt ją zapunktuje.
web-aquatica-rules-5 = Manta daje swoją ikonę raz i jest potem zmęczona. Wyszkolone manty zaznaczają też cele: kto pierwszy wypełni cel, dostaje za niego najwięcej.
web-aquatica-rules-6 = Gdy ktoś ma manty na wszystkich czterech celach albo skończy się talia, każdy ma jeszcze jedną turę. Wygrywa najwięcej punktów: postacie na ręce, cele i zapunktowane lokacje.
