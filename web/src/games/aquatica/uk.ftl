### Що сторінка каже про гру Aquatica поряд зі словами самої гри.

## Що є на її столі

web-aquatica-view-ocean = Океан, без порядку
web-aquatica-view-box = Поза грою
web-aquatica-view-deck = У колоді, без порядку
web-aquatica-view-location-discard = Скинуті Локації
web-aquatica-view-wild = Дикі манти в запасі
web-aquatica-view-tracks = Цілі
web-aquatica-view-goal = Ціль
web-aquatica-view-ending = Останні ходи
web-aquatica-view-turns-left = Залишилося ходів
web-aquatica-view-pockets = Кишені
web-aquatica-view-location = Локація
web-aquatica-view-paid = Оплачено
web-aquatica-view-saw = Побачені королі
web-aquatica-view-risen = Піднято на
web-aquatica-view-ready = Готові
web-aquatica-view-tired = Втомлені
web-aquatica-view-wild-ready = Дикі, готові
web-aquatica-view-wild-tired = Дикі, втомлені
