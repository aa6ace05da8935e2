### Co strona mówi o grze Aquatica obok słów samej gry.

## Co jest na jej stole

web-aquatica-view-ocean = Ocean, bez kolejności
web-aquatica-view-box = Poza grą
web-aquatica-view-deck = W talii, bez kolejności
web-aquatica-view-location-discard = Odrzucone Lokacje
web-aquatica-view-wild = Dzikie manty w zasobach
web-aquatica-view-tracks = Cele
web-aquatica-view-goal = Cel
web-aquatica-view-ending = Ostatnie tury
web-aquatica-view-turns-left = Pozostało tur
web-aquatica-view-pockets = Kieszenie
web-aquatica-view-location = Lokacja
web-aquatica-view-paid = Opłacone
web-aquatica-view-saw = Obejrzani królowie
web-aquatica-view-risen = Podniesiona o
web-aquatica-view-ready = Gotowe
web-aquatica-view-tired = Zmęczone
web-aquatica-view-wild-ready = Dzikie, gotowe
web-aquatica-view-wild-tired = Dzikie, zmęczone
