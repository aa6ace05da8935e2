### Co strona mówi o grze Kelp w poczekalni, obok słów samej gry.

web-kelp-about = Jedno poluje, drugie się kryje: rekin kontra ośmiornica.
web-kelp-players = 2 osoby
web-kelp-time = około 40 minut
web-kelp-sort = ukryte płytki, blef
web-kelp-setting-board = Plansza
web-kelp-setting-edition = Wydanie
web-kelp-heat-allowed = Rekin może widzieć, jak prawdopodobna jest ośmiornica w każdym obszarze.

## Zasady w skrócie

web-kelp-rules-1 = Dziewięć płytek stoi w dziewięciu obszarach, a ich przody widzi tylko ośmiornica. Jedna z nich to sama ośmiornica; pozostałe to muszle, pułapki i, później, pokarm.
web-kelp-rules-2 = Ośmiornica wykonuje dwie akcje na turę. Karty zamieniają, mieszają i ukrywają płytki; za większość płaci się, odkrywając płytki, które rekin odtąd widzi.
web-kelp-rules-3 = Rekin pływa po liniach między obszarami. Co turę dobiera kości z worka i rzuca nimi: niebieskie stają się prądami, które niosą go dalej, żółte przeszukują sąsiedni obszar, czerwone go atakują.
web-kelp-rules-4 = Do przeszukania lub ataku potrzebna jest kość o wyniku co najmniej równym wartości obszaru. Kości, które zostają, stają się energią, a za nią kupuje się karty i kolejne kości; każdy atak i każdy zakup karmi tor głodu.
web-kelp-rules-5 = Zaatakowana ośmiornica staje do starcia: oboje w tajemnicy wybierają kartę. Różne karty pozwalają jej uciec, a ta para opuszcza grę.
web-kelp-rules-6 = Ośmiornica wygrywa, gdy zje cztery pokarmy albo gdy na torze głodu leży siedem kości. Rekin wygrywa, gdy w starciu karty są takie same.
