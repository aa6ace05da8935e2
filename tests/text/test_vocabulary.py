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
]


@pytest.mark.parametrize(("message", "en", "pl", "uk"), NAMES)
def test_a_name_is_that_of_the_edition(message: str, en: str, pl: str, uk: str) -> None:
    said = [Texts(lang, "kelp", folder("kelp"), {"edition": "final"})(message) for lang in LANGUAGES]
    assert said == [en, pl, uk]
