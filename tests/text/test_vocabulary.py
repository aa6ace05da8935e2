"""The names that the printed editions give their cards and blocks stand in the catalogues."""

import pytest

from fathoms.registry import folder
from fathoms.text import LANGUAGES, Texts

NAMES = [
    ("kelp-block-shell", "shell", "muszla", "мушля"),
    ("kelp-block-double-shell", "double shell", "podwójna muszla", "подвійна мушля"),
    ("kelp-block-octopus", "Octopus", "ośmiornica", "восьминіг"),
    ("kelp-card-crab", "Red Rock Crab", "Krab", "Червоний скельний краб"),
    ("kelp-card-snail", "Sea Snail", "Ślimak morski", "Морський равлик"),
    ("kelp-card-lobster", "Cape Rock Lobster", "Homar", "Південноафриканський лобстер"),
    ("kelp-card-abalone", "South African Abalone", "Uchowiec", "Південноафриканське морське вушко"),
    ("kelp-card-fast-learning", "Fast Learning", "Szybka nauka", "Швидке навчання"),
    ("kelp-card-nimble-dodge", "Nimble Dodge", "Zwinny unik", "Спритний виверт"),
    ("kelp-card-sneaking", "Sneaking", "Skradanie się", "Крадькома"),
    ("kelp-card-camouflage", "Camouflage", "Kamuflaż", "Маскування"),
    ("kelp-card-sudden-evasion", "Sudden Evasion", "Nagły unik", "Несподіване ухилення"),
    ("kelp-card-taking-chances", "Taking Chances", "Podjęcie ryzyka", "Або пан або пропав"),
    ("kelp-card-cloud-of-ink", "Cloud of Ink", "Chmura czernidła", "Чорнильна хмара"),
    ("kelp-card-in-plain-sight", "In Plain Sight", "Na widoku", "На видноті"),
    ("kelp-card-shed-skin", "Shed Skin", "Zrzucenie skóry", "Зміна шкіри"),
    ("kelp-card-devious-ideas", "Devious Ideas", "Podstępne pomysły", "Підступні задуми"),
    ("kelp-card-sharp-senses", "Sharp Senses", "Wyostrzone zmysły", "Чутливі рецептори"),
    ("kelp-effect-aggressive", "Aggressive", "Agresywny", "Агресивна"),
    ("kelp-effect-agile", "Agile", "Zwinny", "Рухлива"),
    ("kelp-effect-daring", "Daring", "Śmiały", "Смілива"),
    ("kelp-effect-hostile", "Hostile", "Wrogi", "Непримиренна"),
    ("kelp-effect-hungry", "Hungry", "Głodny", "Голодна"),
    ("kelp-effect-observant", "Observant", "Spostrzegawczy", "Спостережлива"),
    ("kelp-effect-reactive", "Reactive", "Reaktywny", "Блискавична"),
    ("kelp-effect-relentless", "Relentless", "Nieustępliwy", "Безжалісна"),
    ("kelp-effect-ruthless", "Ruthless", "Bezwzględny", "Жорстока"),
    ("kelp-effect-swift", "Swift", "Szybki", "Стрімка"),
    ("kelp-effect-vigilant", "Vigilant", "Czujny", "Пильна"),
    ("kelp-pair-fight", "Fight", "Walka", "Напад"),
    ("kelp-pair-retreat", "Retreat", "Wycofanie się", "Відступ"),
    ("kelp-pair-freeze", "Freeze", "Bezruch", "Завмирання"),
    ("aquatica-type-sb", "Shark Bay", "Zatoka Rekinów", "Акуляча затока"),
    ("aquatica-type-ss", "Sunken Ships", "Zatopione Statki", "Затонулі кораблі"),
    ("aquatica-type-ov", "Ocean Volcanoes", "Wulkany Oceanu", "Вулкани Океану"),
    ("aquatica-type-dc", "Fallen Civilizations", "Upadłe Cywilizacje", "Занепалі цивілізації"),
    ("aquatica-card-matrona", "Matrona", "Matrona", "Матрона"),
    ("aquatica-card-sealord", "Sealord", "Władca Mórz", "Володар морів"),
    ("aquatica-card-legion", "Legion", "Legion", "Легіон"),
    ("aquatica-card-seahorse", "Sea Horse", "Konik Morski", "Морський коник"),
    ("aquatica-card-waveteller", "Wave-Teller", "Wróżbita Fal", "Віщун хвиль"),
    ("aquatica-card-agent", "Agent of the Blue Water", "Agent Błękitnych Wód", "Агент Блакитних вод"),
    ("aquatica-card-grabber", "The Grabber", "Chciwiec", "Хапуга"),
    ("aquatica-card-crab", "Diplomatic Crab", "Dyplomatyczny Krab", "Краб-дипломат"),
    ("aquatica-card-turtle", "Turtle the Treasurer", "Żółw Skarbnik", "Черепаха-скарбник"),
    ("aquatica-card-researcher", "Researcher", "Badacz", "Дослідник"),
    ("aquatica-card-leader", "Manta’s Leader", "Przywódca Mant", "Ватажок мант"),
    ("aquatica-card-angler", "Anglerfish", "Żabnica", "Вудильник"),
    ("aquatica-card-healer", "Healer", "Uzdrowiciel", "Цілитель"),
    ("aquatica-card-meg", "Meg", "Meg", "Мег"),
    ("aquatica-card-diva", "Sea Diva", "Morska Diwa", "Морська діва"),
    ("aquatica-card-cai", "King Cai the Nimble", "Król Cai Zwinny", "Король Кай Спритний"),
    ("aquatica-card-sol", "King Sol the Great", "Król Sol Wielki", "Король Сол Великий"),
    ("aquatica-card-fancelot", "Fancelot the Alluring", "Fancelot Powabny", "Фанселот Чарівний"),
    ("aquatica-card-herbert", "Herbert the Forceful", "Herbert Potężny", "Герберт Могутній"),
    ("aquatica-card-xander", "Xander the Usurper", "Xander Uzurpator", "Ксандер Узурпатор"),
    ("aquatica-card-adela", "Adela the Liberator", "Adela Wyzwolicielka", "Адела Визволителька"),
    ("aquatica-table-rivals", "Ichthyanders", "Ichtianderzy", "Іхтіандри"),
    ("aquatica-table-row", "Ocean row", "Rząd postaci", "Ряд персонажів"),
    ("aquatica-table-upper", "Upper row", "Górny rząd", "Верхній ряд"),
    ("aquatica-table-lower", "Lower row", "Dolny rząd", "Нижній ряд"),
]


@pytest.mark.parametrize(("message", "en", "pl", "uk"), NAMES)
def test_a_name_is_that_of_the_edition(message: str, en: str, pl: str, uk: str) -> None:
    game = message.partition("-")[0]
    said = [Texts(lang, game, folder(game), {"edition": "final"})(message) for lang in LANGUAGES]
    assert said == [en, pl, uk]
