// Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.

export const SEATS = ["octopus", "shark"] as const;
export type Seat = (typeof SEATS)[number];

export const ZONE_NAMES = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"] as const;
export type Zone = (typeof ZONE_NAMES)[number];

export type Space = string;

export const END_NAMES = ["north", "east", "south", "west"] as const;
export type End = (typeof END_NAMES)[number];

export type Card = string;

export type SharkCard = string;

export const BLOCK_NAMES = ["octopus", "crab", "snail", "lobster", "abalone", "trap_hide", "trap_one", "trap_two",
    "trap_den", "double_shell", "shell"] as const;
export type Block = (typeof BLOCK_NAMES)[number];

export const PILE_NAMES = ["move", "hide", "learn", "eat"] as const;
export type Pile = (typeof PILE_NAMES)[number];

export const DIE_NAMES = ["blue 1", "blue 2", "blue 3", "blue 4", "blue 5", "blue 6", "yellow 1", "yellow 2",
    "yellow 3", "yellow 4", "yellow 5", "yellow 6", "red 1", "red 2", "red 3", "red 4", "red 5", "red 6"] as const;
export type Die = (typeof DIE_NAMES)[number];

export const COLOUR_NAMES = ["blue", "yellow", "red"] as const;
export type Colour = (typeof COLOUR_NAMES)[number];

export const TILE_NAMES = ["reroll", "five_more", "reroll_again", "third_die"] as const;
export type Tile = (typeof TILE_NAMES)[number];

export const EFFECT_NAMES = ["aggressive", "agile", "daring", "hostile", "hungry", "observant", "reactive",
    "relentless", "ruthless", "swift", "vigilant"] as const;
export type Effect = (typeof EFFECT_NAMES)[number];

export const PAIR_NAMES = ["fight", "retreat", "freeze"] as const;
export type Pair = (typeof PAIR_NAMES)[number];

export const STEP_NAMES = ["draw", "refill", "before_roll", "rolled", "currents", "move", "after_move", "search",
    "order", "resolve", "store", "buy", "end"] as const;
export type Step = (typeof STEP_NAMES)[number];

export const PICK_NAMES = ["hidden", "revealed", "outside"] as const;
export type Pick = (typeof PICK_NAMES)[number];

export const WHY_NAMES = ["fight", "setup", "trap"] as const;
export type Why = (typeof WHY_NAMES)[number];

export const REASON_NAMES = ["food", "exhausted", "confrontation", "no_strike_left", "survived"] as const;
export type Reason = (typeof REASON_NAMES)[number];

export const KEPT_NAMES = ["kept"] as const;
export type Kept = (typeof KEPT_NAMES)[number];

/** Steps of the Shark's turn, in their order, as those who play know them. */
export const STEP_GROUPS = ["roll", "currents", "move", "search", "energy"] as const;
export type StepGroup = (typeof STEP_GROUPS)[number];
export const STEP_GROUP: Record<Step, StepGroup> = { draw: "roll", refill: "roll", before_roll: "roll", rolled: "roll",
    currents: "currents", move: "move", after_move: "move", search: "search", order: "search", resolve: "search",
    store: "energy", buy: "energy", end: "energy" };

/** The type of what lies in each place of the table. */
export const PLACES = {"zone": "zone", "space": "space", "pair": "pair", "hand": "card", "discard": "card",
    "draw": "card", "trash": "card", "deck": "deck", "food": "block", "pile": "pile", "beside": "block",
    "aside": "block", "pool": "die", "energy": "die", "kept": "die", "drawn": "colour", "bag": "colour",
    "whole_bag": "whole_bag", "row": "shark_card", "effect": "effect"} as const;
export type PlaceOnTable = keyof typeof PLACES;

/** What is open on the stack, the lowest first. */
export type KelpFrame =
  | { question: "den"; why: Why; may_stop: boolean }
  | { question: "action"; done: number }
  | { question: "pay"; card: Card; left: number; last: Zone | null }
  | { question: "swap"; }
  | { question: "hide"; left: number; last: Zone | null; may_stop: boolean; spared: Zone | null }
  | { question: "shuffle"; left: number; last: Zone | null; which: Pick }
  | { question: "gain"; left: number; may_stop: boolean; optional: boolean }
  | { question: "exchange"; block: Block; left: number; optional: boolean }
  | { question: "top"; }
  | { question: "take"; }
  | { question: "hide_gained"; left: number; last: Zone | null }
  | { question: "may_draw"; amount: number }
  | { question: "trash"; }
  | { question: "snail"; }
  | { question: "remove"; left: number; last: Space | null }
  | { question: "free_den"; why: Why; may_stop: boolean }
  | { question: "confront"; seat?: Seat; zone: Zone | null }
  | { question: "retreat"; }
  | { question: "freeze"; }
  | { question: "place"; left: number }
  | { question: "dice"; }
  | { question: "refill"; left: number }
  | { question: "before_roll"; }
  | { question: "reactive"; left: number; last: Colour }
  | { question: "replacement"; }
  | { question: "rolled"; }
  | { question: "relentless"; first: Die | null }
  | { question: "daring"; }
  | { question: "daring_other"; red: Die | null }
  | { question: "ruthless"; amount: number }
  | { question: "vigilant"; }
  | { question: "currents"; }
  | { question: "move"; moved: boolean }
  | { question: "after_move"; }
  | { question: "search"; last: Zone | null }
  | { question: "order"; }
  | { question: "observant"; trap: Block; zone: Zone | null }
  | { question: "store"; left: number; last: Die | null }
  | { question: "buy"; energy: number; may_replace: boolean }
  | { question: "replace"; }
  | { question: "hunger"; }
  | { run: "octopus"; done: number }
  | { run: "card"; card: Card; step: number }
  | { run: "shuffle"; }
  | { run: "food"; }
  | { run: "shark"; step: Step; last: Zone | null; moved: boolean }
  | { run: "die"; zone: Zone | null; second: boolean }
  | { run: "trap"; trap: Block; zone: Zone | null }
  | { run: "begin"; };

/** The Octopus's cards. Others than the Octopus know `hand_or_draw` in place of `draw`, and counts. */
export interface OctopusSide {
  hand: Card[];
  known: Card[];
  draw?: Card[];
  draw_top: Card[];
  discard: Card[];
  slots: (Card | null)[];
  trash: Card[];
  hand_size: number;
  hand_count?: number;
  draw_count?: number;
  hand_or_draw?: Card[];
  chosen?: string | null;
}

/** A pile of Octopus cards: the open one, and those below it in no order. */
export interface CardPile {
  top: Card | null;
  rest: Card[];
}

/** The Shark, its dice and its cards. */
export interface SharkSide {
  at: Space | null;
  facing: End | "right angle";
  bag: Record<Colour, number>;
  supply: Record<Colour, number>;
  drawn: Colour[];
  pool: Die[];
  energy: Die[];
  to_spend: number;
  kept: Die[];
  keeping: Die[];
  hunger: Colour[];
  tiles: number;
  growth: Colour[];
  row: (SharkCard | null)[];
  deck: SharkCard[];
  cards: SharkCard[];
  trash: SharkCard[];
  rerolls?: number;
  swum?: Space;
  searched?: number;
  bought?: number;
  energy_left?: number;
  replaced?: boolean;
}

/** How the game ended. */
export interface Over {
  winner: Seat;
  reason: Reason;
}

/** A position; in a view `seat` tells whose, and a block may be "hidden". */
export interface KelpView {
  game: "kelp";
  format: number;
  rules: number;
  data: string;
  board: "day" | "night";
  edition: "final" | "prototype";
  turn: number;
  blocks: Record<Zone, string>;
  known: Partial<Record<Zone, Block[]>>;
  beside: Block[];
  aside: Block[];
  food_track: string[];
  octopus: OctopusSide;
  piles: Record<Pile, CardPile>;
  shark: SharkSide;
  currents: Record<Space, number>;
  zone_dice: Partial<Record<Zone, Die>>;
  pairs: Pair[];
  asked: KelpFrame[];
  bag_blocks?: Block[];
  drawn_block?: string | null;
  fresh?: Zone[];
  gained?: number;
  over?: Over;
  chance?: unknown;
  seat?: Seat | "spectator";
}

/** One of the steps that a card performs. */
export interface EffectStep {
  verb: string;
  amount: number;
}

/** An Octopus card: `does` is its effect, step by step, and an Eat card has its `food`. */
export interface BoxCard {
  type: Pile;
  cost: number;
  effect: string[];
  does: EffectStep[];
  food?: Block;
  copies: number;
  where: string;
}

/** A Shark card, and the dice that it `brings` by their colour. */
export interface BoxSharkCard {
  effect: string;
  price: number;
  dice: string;
  brings: Partial<Record<Colour, number>>;
  amount?: number;
  copies: number;
}

/** A sort of block: `amount` is what its effect counts, of the crab the new hand size. */
export interface BoxBlock {
  role: "octopus" | "food" | "trap" | "shell";
  amount?: number;
  worth?: number;
  copies: number;
  start: number;
}

/** A zone, the value that a die needs there, and the zones adjacent to it. */
export interface BoxZone {
  kind: string;
  value: number;
  adjacent: Zone[];
}

/** A space, the zones beside it, and the spaces next to it, through the junction at each of its ends. */
export interface BoxSpace {
  zones: Zone[];
  ends: [End, End];
  junctions: [string, string];
  next: Space[];
}

/** A growth tile: `amount` is how much more energy it gives, or how many dice are drawn with it. */
export interface BoxTile {
  amount?: number;
}

/** How much there is room for, or how many. */
export interface BoxTrack {
  size: number;
}

/** The tracks, and other counts and limits. */
export interface BoxTracks {
  hunger: BoxTrack;
  food: BoxTrack;
  energy: BoxTrack;
  tile_dice: BoxTrack;
  row: BoxTrack;
  draw: BoxTrack;
  start_hand: BoxTrack;
  hand: BoxTrack;
  crab_hand: BoxTrack;
  last_turn: BoxTrack;
}

/** What is in the box, by type of message argument and name. */
export interface Box {
  card: Record<Card, BoxCard>;
  shark_card: Record<SharkCard, BoxSharkCard>;
  block: Record<string, BoxBlock>;
  zone: Record<Zone, BoxZone>;
  space: Record<Space, BoxSpace>;
  den: Record<Space, object>;
  tile: Record<Tile, BoxTile>;
  track: BoxTracks;
}

/** A question: its kind, and what its fields hold. */
export type KelpQuestion =
  | { kind: "den"; fields: { why: Why; may_stop: boolean } }
  | { kind: "action"; fields: { done: number } }
  | { kind: "pay"; fields: { card: Card; left: number; last: Zone | null } }
  | { kind: "swap"; fields: object }
  | { kind: "hide"; fields: { left: number; last: Zone | null; may_stop: boolean; spared: Zone | null } }
  | { kind: "shuffle"; fields: { left: number; last: Zone | null; which: Pick } }
  | { kind: "gain"; fields: { left: number; may_stop: boolean; optional: boolean } }
  | { kind: "exchange"; fields: { block: Block; left: number; optional: boolean } }
  | { kind: "top"; fields: object }
  | { kind: "take"; fields: object }
  | { kind: "hide_gained"; fields: { left: number; last: Zone | null } }
  | { kind: "may_draw"; fields: { amount: number } }
  | { kind: "trash"; fields: object }
  | { kind: "snail"; fields: object }
  | { kind: "remove"; fields: { left: number; last: Space | null } }
  | { kind: "free_den"; fields: { why: Why; may_stop: boolean } }
  | { kind: "confront"; fields: { seat?: Seat; zone: Zone | null } }
  | { kind: "retreat"; fields: object }
  | { kind: "freeze"; fields: object }
  | { kind: "place"; fields: { left: number } }
  | { kind: "dice"; fields: object }
  | { kind: "refill"; fields: { left: number } }
  | { kind: "before_roll"; fields: object }
  | { kind: "reactive"; fields: { left: number; last: Colour } }
  | { kind: "replacement"; fields: object }
  | { kind: "rolled"; fields: object }
  | { kind: "relentless"; fields: { first: Die | null } }
  | { kind: "daring"; fields: object }
  | { kind: "daring_other"; fields: { red: Die | null } }
  | { kind: "ruthless"; fields: { amount: number } }
  | { kind: "vigilant"; fields: object }
  | { kind: "currents"; fields: object }
  | { kind: "move"; fields: { moved: boolean } }
  | { kind: "after_move"; fields: object }
  | { kind: "search"; fields: { last: Zone | null } }
  | { kind: "order"; fields: object }
  | { kind: "observant"; fields: { trap: Block; zone: Zone | null } }
  | { kind: "store"; fields: { left: number; last: Die | null } }
  | { kind: "buy"; fields: { energy: number; may_replace: boolean } }
  | { kind: "replace"; fields: object }
  | { kind: "hunger"; fields: object };

/** An option by its kind; the arguments of its message are what it refers to on the table. */
export type KelpOption =
  | { kind: "done"; said: { id: "kelp-action-done"; arguments: object } }
  | { kind: "end_turn"; said: { id: "kelp-action-end-turn"; arguments: object } }
  | { kind: "go_on"; said: { id: "kelp-action-go-on"; arguments: object } }
  | { kind: "roll"; said: { id: "kelp-action-roll"; arguments: object } }
  | { kind: "draw"; said: { id: "kelp-action-draw"; arguments: object } }
  | { kind: "resolve"; said: { id: "kelp-action-resolve"; arguments: object } }
  | { kind: "two"; said: { id: "kelp-action-two"; arguments: object } }
  | { kind: "three"; said: { id: "kelp-action-three"; arguments: object } }
  | { kind: "food"; said: { id: "kelp-action-food"; arguments: { food: ["block", Block] } } }
  | { kind: "confront"; said: { id: "kelp-action-confront"; arguments: { pair: ["pair", Pair] } } }
  | { kind: "return"; said: { id: "kelp-action-return"; arguments: { colour: ["colour", Colour] } } }
  | { kind: "choose"; said: { id: "kelp-action-choose"; arguments: { colour: ["colour", Colour] } } }
  | { kind: "gain_card"; said: { id: "kelp-action-gain-card"; arguments: { pile: ["pile", Pile] } } }
  | { kind: "gain_block"; said: { id: "kelp-action-gain-block"; arguments: { block: ["block", Block] } } }
  | { kind: "use"; said: { id: "kelp-action-use"; arguments: { effect: ["effect", Effect] } } }
  | { kind: "reveal"; said: { id: "kelp-action-reveal"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "hide"; said: { id: "kelp-action-hide"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "take"; said: { id: "kelp-action-take"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "name"; said: { id: "kelp-action-name"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "exchange"; said: { id: "kelp-action-exchange"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "first"; said: { id: "kelp-action-first"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "retreat"; said: { id: "kelp-action-retreat"; arguments: { zone: ["zone", Zone] } } }
  | { kind: "swap"; said: { id: "kelp-action-swap"; arguments: { zone: ["zone", Zone]; other: ["zone", Zone] } } }
  | { kind: "den"; said: { id: "kelp-action-den"; arguments: { space: ["space", Space] } } }
  | { kind: "lift"; said: { id: "kelp-action-lift"; arguments: { space: ["space", Space] } } }
  | { kind: "die"; said: { id: "kelp-action-die"; arguments: { die: ["die", Die] } } }
  | { kind: "reroll"; said: { id: "kelp-action-reroll"; arguments: { die: ["die", Die] } } }
  | { kind: "store"; said: { id: "kelp-action-store"; arguments: { die: ["die", Die] } } }
  | { kind: "lower"; said: { id: "kelp-action-lower"; arguments: { die: ["die", Die] } } }
  | { kind: "hunger"; said: { id: "kelp-action-hunger"; arguments: { die: ["die", Die] } } }
  | { kind: "play"; said: { id: "kelp-action-play"; arguments: { card: ["card", Card] } } }
  | { kind: "discard"; said: { id: "kelp-action-discard"; arguments: { card: ["card", Card] } } }
  | { kind: "top"; said: { id: "kelp-action-top"; arguments: { card: ["card", Card] } } }
  | { kind: "to_hand"; said: { id: "kelp-action-to-hand"; arguments: { card: ["card", Card] } } }
  | { kind: "from_draw"; said: { id: "kelp-action-from-draw"; arguments: { card: ["card", Card] } } }
  | { kind: "from_discard"; said: { id: "kelp-action-from-discard"; arguments: { card: ["card", Card] } } }
  | { kind: "trash_hand"; said: { id: "kelp-action-trash-hand"; arguments: { card: ["card", Card] } } }
  | { kind: "trash_discard"; said: { id: "kelp-action-trash-discard"; arguments: { card: ["card", Card] } } }
  | { kind: "buy"; said: { id: "kelp-action-buy"; arguments: { card: ["shark_card", SharkCard] } } }
  | { kind: "replace"; said: { id: "kelp-action-replace"; arguments: { card: ["shark_card", SharkCard] } } }
  | { kind: "step"; said: { id: "kelp-action-step"; arguments: { space: ["space", Space]; facing: ["end", End] } } }
  | { kind: "clear"; said: { id: "kelp-action-clear"; arguments: { space: ["space", Space]; facing: ["end", End] } } }
  | { kind: "current"; said: { id: "kelp-action-current"; arguments: { kept?: ["kept", Kept]; die: ["die", Die];
    space: ["space", Space] } } }
  | { kind: "search"; said: { id: "kelp-action-search"; arguments: { kept?: ["kept", Kept]; die: ["die", Die];
    zone: ["zone", Zone] } } }
  | { kind: "move"; said: { id: "kelp-action-move"; arguments: { space: ["space", Space]; facing: ["end", End] } } }
  | { kind: "swim"; said: { id: "kelp-action-swim"; arguments: { over: ["space", Space]; space: ["space", Space];
    facing: ["end", End] } } };

/** Something that happened. */
export type KelpEvent =
  | { event: "turn"; seat: Seat; turn: number }
  | { event: "shark_put"; seat: Seat; space: Space | null }
  | { event: "played"; seat: Seat; card: Card }
  | { event: "drew"; seat: Seat; count: number }
  | { event: "drew_card"; seat: Seat; card: Card }
  | { event: "reshuffled"; seat: Seat; count: number }
  | { event: "discarded"; seat: Seat; card: Card }
  | { event: "trashed"; seat: Seat; card: Card }
  | { event: "revealed"; seat: Seat; zone: Zone | null; block: Block }
  | { event: "hidden"; seat: Seat; zone: Zone | null }
  | { event: "swapped"; seat: Seat; zone: Zone | null; other: Zone | null }
  | { event: "taken"; seat: Seat; zone: Zone | null }
  | { event: "block_drawn"; seat: Seat; block: Block }
  | { event: "placed"; seat: Seat; zone: Zone | null }
  | { event: "gained_card"; seat: Seat; card: Card }
  | { event: "pile_top"; seat: Seat; pile: Pile; card: Card }
  | { event: "gained_block"; seat: Seat; block: Block; zone: Zone | null; replaced: Block }
  | { event: "put_on_top"; seat: Seat; card: Card }
  | { event: "took_to_hand"; seat: Seat; card: Card }
  | { event: "took_from_draw"; seat: Seat; }
  | { event: "took_card"; seat: Seat; card: Card }
  | { event: "ate"; seat: Seat; food: Block; zone: Zone | null }
  | { event: "used_food"; seat: Seat; food: Block }
  | { event: "dice_drawn"; seat: Seat; blue: number; yellow: number; red: number }
  | { event: "rolled"; seat: Seat; die: Die | null }
  | { event: "rerolled"; seat: Seat; die: Die | null; became: Die | null }
  | { event: "used_card"; seat: Seat; effect: Effect; card: SharkCard }
  | { event: "returned"; seat: Seat; colour: Colour }
  | { event: "chosen"; seat: Seat; colour: Colour }
  | { event: "raised"; seat: Seat; die: Die | null; became: Die | null }
  | { event: "kept"; seat: Seat; die: Die | null }
  | { event: "current_placed"; seat: Seat; space: Space | null; value: number }
  | { event: "current_lifted"; seat: Seat; space: Space | null }
  | { event: "turned"; seat: Seat; facing: End }
  | { event: "moved"; seat: Seat; start: Space | null; space: Space | null; over: Space | null }
  | { event: "die_placed"; seat: Seat; die: Die | null; zone: Zone | null }
  | { event: "searched"; seat: Seat; zone: Zone | null; die: Die | null }
  | { event: "struck"; seat: Seat; zone: Zone | null; die: Die | null }
  | { event: "grew"; seat: Seat; colour: Colour }
  | { event: "tile"; seat: Seat; tile: number }
  | { event: "hunger"; seat: Seat; colour: Colour; count: number }
  | { event: "trap"; seat: Seat; trap: Block; zone: Zone | null }
  | { event: "trap_ignored"; seat: Seat; trap: Block }
  | { event: "stored"; seat: Seat; die: Die | null }
  | { event: "energy_lost"; seat: Seat; }
  | { event: "lowered"; seat: Seat; die: Die | null }
  | { event: "replaced"; seat: Seat; card: SharkCard }
  | { event: "bought"; seat: Seat; card: SharkCard }
  | { event: "row"; seat: Seat; card: SharkCard; place: number }
  | { event: "confrontation"; seat: Seat; zone: Zone | null }
  | { event: "chose"; seat: Seat; pair: Pair }
  | { event: "shown"; seat: Seat; octopus: Pair; shark: Pair }
  | { event: "pair_lost"; seat: Seat; pair: Pair }
  | { event: "over"; seat: Seat; reason: Reason };
