"""The actions of Kelp by name: what each id of names.Act means and how it reads."""

from fathoms.core.actions import ActionKind, ActionTable, Row, padded
from fathoms.games.kelp.cards import BLOCK_NAMES, COLOURS, CONFRONTATION, EFFECTS, TYPES, ZONE_NAMES, Names
from fathoms.games.kelp.names import CARDS, SHARK_CARDS, Act

DICE = tuple(f"{colour} {value}" for colour in COLOURS for value in range(1, 7))
FOOD = BLOCK_NAMES[1:5]


def action_table(names: Names) -> ActionTable:
    zones: list[Row] = [(zone,) for zone in ZONE_NAMES]
    spaces: list[Row] = [(space,) for space in names.spaces]
    colours: list[Row] = [(colour,) for colour in COLOURS]
    dice: list[Row] = [(die,) for die in DICE]
    cards = padded(names.cards, CARDS)
    shark_cards = padded(names.shark_cards, SHARK_CARDS)
    poses = [(space, end) for space, ends in zip(names.spaces, names.ends, strict=True) for end in ends]
    one: list[Row] = [()]
    zone = (("zone", "zone"),)
    space = (("space", "space"),)
    die = (("die", "die"),)
    card = (("card", "card"),)
    pose = (("space", "space"), ("facing", "end"))
    kinds = [
        ActionKind("done", Act.DONE, "done", (), one),
        ActionKind("end_turn", Act.END_TURN, "end the turn", (), one),
        ActionKind("go_on", Act.GO_ON, "go on", (), one),
        ActionKind("roll", Act.ROLL, "roll", (), one),
        ActionKind("draw", Act.DRAW, "draw", (), one),
        ActionKind("resolve", Act.RESOLVE, "use the card", (), one),
        ActionKind("two", Act.TWO, "draw two dice", (), one),
        ActionKind("three", Act.THREE, "draw three dice", (), one),
        ActionKind("food", Act.FOOD, "use the {food}", (("food", "block"),), [(food,) for food in FOOD]),
        ActionKind("confront", Act.CONFRONT, "choose {pair}", (("pair", "pair"),), [(pair,) for pair in CONFRONTATION]),
        ActionKind("return", Act.RETURN, "return a {colour} die", (("colour", "colour"),), colours),
        ActionKind("choose", Act.CHOOSE, "take a {colour} die", (("colour", "colour"),), colours),
        ActionKind("gain_card", Act.GAIN_CARD, "gain the top {pile} card", (("pile", "pile"),), [(t,) for t in TYPES]),
        ActionKind("gain_block", Act.GAIN_BLOCK, "gain {block}", (("block", "block"),), [(b,) for b in BLOCK_NAMES]),
        ActionKind("use", Act.USE, "use {effect}", (("effect", "effect"),), [(effect,) for effect in EFFECTS]),
        ActionKind("reveal", Act.REVEAL, "reveal {zone}", zone, zones),
        ActionKind("hide", Act.HIDE, "hide {zone}", zone, zones),
        ActionKind("take", Act.TAKE, "shuffle {zone}", zone, zones),
        ActionKind("name", Act.NAME, "place in {zone}", zone, zones),
        ActionKind("exchange", Act.EXCHANGE, "exchange {zone}", zone, zones),
        ActionKind("first", Act.FIRST, "first {zone}", zone, zones),
        ActionKind("retreat", Act.RETREAT, "retreat with {zone}", zone, zones),
        ActionKind(
            "swap", Act.SWAP, "swap {zone} and {other}", (("zone", "zone"), ("other", "zone")), list(names.pairs)
        ),
        ActionKind("den", Act.DEN, "put the Shark on {space}", space, spaces),
        ActionKind("lift", Act.LIFT, "take the Current off {space}", space, spaces),
        ActionKind("die", Act.DIE, "choose {die}", die, dice),
        ActionKind("reroll", Act.REROLL, "reroll {die}", die, dice),
        ActionKind("store", Act.STORE, "store {die}", die, dice),
        ActionKind("lower", Act.LOWER, "lower {die}", die, dice),
        ActionKind("hunger", Act.HUNGER, "{die} to hunger", die, dice),
        ActionKind("play", Act.PLAY, "play {card}", card, cards),
        ActionKind("discard", Act.DISCARD, "discard {card}", card, cards),
        ActionKind("top", Act.TOP, "put {card} on top", card, cards),
        ActionKind("to_hand", Act.TO_HAND, "take {card} to hand", card, cards),
        ActionKind("from_draw", Act.FROM_DRAW, "take {card} from the draw pile", card, cards),
        ActionKind("from_discard", Act.FROM_DISCARD, "take {card} from the discard pile", card, cards),
        ActionKind("trash_hand", Act.TRASH_HAND, "trash {card} from hand", card, cards),
        ActionKind("trash_discard", Act.TRASH_DISCARD, "trash {card} from the discard pile", card, cards),
        ActionKind("buy", Act.BUY, "buy {card}", (("card", "shark_card"),), shark_cards),
        ActionKind("replace", Act.OUT, "replace {card}", (("card", "shark_card"),), shark_cards),
        ActionKind("step", Act.STEP, "swift to {space} facing {facing}", pose, list(poses)),
        ActionKind("clear", Act.CLEAR, "push to {space} facing {facing}", pose, list(poses)),
        ActionKind(
            "current",
            Act.CURRENT,
            "place {kept} {die} on {space}",
            (("kept", "kept"), *die, *space),
            [(kept, die, space) for kept in ("", "kept") for die in DICE[:6] for space in names.spaces],
        ),
        ActionKind(
            "search",
            Act.SEARCH,
            "use {kept} {die} in {zone}",
            (("kept", "kept"), *die, *zone),
            [(kept, die, zone) for kept in ("", "kept") for die in DICE[6:] for zone in ZONE_NAMES],
        ),
        ActionKind("move", Act.MOVE, "swim to {space} facing {facing}", pose, list(poses)),
        ActionKind(
            "swim",
            Act.MOVE + len(poses),
            "swim over {over} to {space} facing {facing}",
            (("over", "space"), *pose),
            [(over, *pose) for over in names.spaces for pose in poses],
        ),
    ]
    return ActionTable(kinds)
