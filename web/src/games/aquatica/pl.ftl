### Co strona mówi o grze Aquatica obok słów samej gry.

## W lobby

web-aquatica-about = Wynoś zatopione miejsca, szkol manty, buduj silnik.
web-aquatica-players = od 1 do 4 osób
web-aquatica-time = około 50 minut
web-aquatica-sort = jawna informacja
web-aquatica-turn = runda { $turn }
