### Що сторінка каже про гру Aquatica поряд зі словами самої гри.

## У лобі

web-aquatica-about = Піднімайте затонулі місця, навчайте мант, будуйте рушій.
web-aquatica-players = від 1 до 4 гравців
web-aquatica-time = близько 50 хвилин
web-aquatica-sort = відкрита інформація
web-aquatica-turn = раунд { $turn }
