// Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.

export const SEATS = ["player1", "player2", "player3", "player4"] as const;
export type Seat = (typeof SEATS)[number];

export type Location = string;

export type Card = string;

export type King = string;

export const ICON_NAMES = ["C1", "C2", "P1", "P2", "TS", "TK", "TV", "TC", "R1", "R2", "RF", "FR", "TB", "SC"] as const;
export type Icon = (typeof ICON_NAMES)[number];

export const PLACE_NAMES = ["1", "2", "3", "4", "5", "6"] as const;
export type Place = (typeof PLACE_NAMES)[number];

export const TRACK_NAMES = ["1", "2", "3", "4"] as const;
export type Track = (typeof TRACK_NAMES)[number];

export const GOAL_NAMES = ["hand8", "board5", "scored3", "wild2", "points15", "discard_all", "locations11", "wild3",
    "types4", "discard10", "same4", "conquer5", "risen5", "recruit5"] as const;
export type Goal = (typeof GOAL_NAMES)[number];

export const SORT_NAMES = ["trained", "wild"] as const;
export type Sort = (typeof SORT_NAMES)[number];

export const STATE_NAMES = ["ready", "tired"] as const;
export type State = (typeof STATE_NAMES)[number];

export const PHASE_NAMES = ["before", "after", "ending"] as const;
export type Phase = (typeof PHASE_NAMES)[number];

export const BRANCH_NAMES = ["1", "2"] as const;
export type Branch = (typeof BRANCH_NAMES)[number];

export const VERB_NAMES = ["buy", "conquer", "recruit", "recruit_free", "raise", "raise_full", "score", "scout",
    "take_back", "ready", "salvage", "replay", "oust", "others_raise", "others_score", "others_discard"] as const;
export type Verb = (typeof VERB_NAMES)[number];

export type Target = string;

export const REASON_NAMES = ["goals", "locations", "ocean", "ichthyanders", "turns"] as const;
export type Reason = (typeof REASON_NAMES)[number];

/** The type of what lies in each place of the table. */
export const PLACES = {"hand": "card", "discard": "card", "row": "place", "rows": "location", "pocket": "location",
    "dropped": "location", "packet": "card", "ready": "icon", "tired": "icon", "wild_ready": "icon",
    "wild_tired": "icon", "goal": "track"} as const;
export type PlaceOnTable = keyof typeof PLACES;

/** What is open on the stack, the lowest first. */
export type AquaticaFrame =
  | { question: "king"; seat?: Seat }
  | { question: "before"; seat?: Seat }
  | { question: "after"; seat?: Seat }
  | { question: "claim"; seat?: Seat }
  | { question: "buy"; seat?: Seat; own: number; optional: boolean }
  | { question: "conquer"; seat?: Seat; own: number; optional: boolean }
  | { question: "recruit"; seat?: Seat; own: number; optional: boolean }
  | { question: "pay"; seat?: Seat; verb: Verb; target: Target; missing: number; price: number }
  | { question: "free"; seat?: Seat; most: number }
  | { question: "raise"; seat?: Seat; left: number; last: Location | null; spared: Location | null }
  | { question: "raise_full"; seat?: Seat; spared: Location | null }
  | { question: "score"; seat?: Seat; left: number; last: Location | null; spared: Location | null }
  | { question: "take_back"; seat?: Seat; left: number; last: Card | null }
  | { question: "scout"; seat?: Seat }
  | { question: "drop"; seat?: Seat; left: number; last: Location | null }
  | { question: "branch"; seat?: Seat; card: Card | null; step: number }
  | { question: "replay"; seat?: Seat; price: number; optional: boolean }
  | { question: "salvage"; seat?: Seat }
  | { question: "discard"; seat?: Seat; left: number }
  | { question: "track"; seat?: Seat }
  | { run: "turn"; seat?: Seat; phase: Phase }
  | { run: "card"; seat?: Seat; card: Card | null; step: number; asked: number; replayed: boolean }
  | { run: "others"; seat?: Seat; verb: Verb; amount: number; next: number }
  | { run: "solo"; seat?: Seat; asked: boolean }
  | { run: "kings"; }
  | { run: "start"; seat?: Seat };

/** A goal, and who lies on its spaces, the first one first. */
export interface GoalTrack {
  goal: Goal;
  mantas: (Seat | "ichthyanders")[];
}

/** The mantas of a seat by their sort, each by its icon. */
export interface Mantas {
  ready: Icon[];
  tired: Icon[];
  wild_ready: Icon[];
  wild_tired: Icon[];
}

/** A Location on a board, and how many of its depths are covered. */
export interface Pocket {
  location: Location;
  risen: number;
}

/** All that a seat has. */
export interface Realm {
  turns: number;
  king: string | null;
  hand: Card[];
  discard: Card[];
  mantas: Mantas;
  pockets: (Pocket | null)[];
  scored: Location[];
  points: number;
  saw?: King[] | "unknown";
}

/** What ends the game, and how many turns are left, this one included. */
export interface Ending {
  reason: Reason;
  turns_left: number | null;
}

/** Points and ranks by seat; alone, the creature that they reach. */
export interface Over {
  points: number[];
  ranks: number[];
  creature?: string;
}

/** A position; in a view `seat` tells whose. */
export interface AquaticaView {
  game: "aquatica";
  format: number;
  rules: number;
  data: string;
  players: number;
  kings: "none" | "dealt" | "draft";
  goals: "printed" | "tokens";
  matrona_sweep: boolean;
  equal_turns: boolean;
  first: Seat;
  first_given: boolean;
  turn: number;
  active: Seat;
  row: Card[];
  ocean: Card[];
  box: Card[];
  upper: (Location | null)[];
  lower: (Location | null)[];
  deck: Location[];
  location_discard: Location[];
  wild: Icon[];
  tracks: GoalTrack[];
  seats: Partial<Record<Seat, Realm>>;
  asked: AquaticaFrame[];
  paid?: Location[];
  recruited_dear?: boolean;
  packet?: King[] | "unknown";
  drafted?: number;
  ending?: Ending;
  over?: Over;
  chance?: unknown;
  seat?: Seat | "spectator";
}

/** What a character does, and how much of it, or the icon that it gains. */
export interface CardEffect {
  verb: string;
  amount?: number;
  icon?: Icon;
}

/** One of the steps of a character; or two effects of which one is chosen. */
export interface CardStep {
  verb: string;
  amount?: number;
  icon?: Icon;
  one?: CardEffect;
  other?: CardEffect;
}

/** A question: its kind, and what its fields hold. */
export type AquaticaQuestion =
  | { kind: "king"; fields: { seat?: Seat } }
  | { kind: "before"; fields: { seat?: Seat } }
  | { kind: "after"; fields: { seat?: Seat } }
  | { kind: "claim"; fields: { seat?: Seat } }
  | { kind: "buy"; fields: { seat?: Seat; own: number; optional: boolean } }
  | { kind: "conquer"; fields: { seat?: Seat; own: number; optional: boolean } }
  | { kind: "recruit"; fields: { seat?: Seat; own: number; optional: boolean } }
  | { kind: "pay"; fields: { seat?: Seat; verb: Verb; target: Target; missing: number; price: number } }
  | { kind: "free"; fields: { seat?: Seat; most: number } }
  | { kind: "raise"; fields: { seat?: Seat; left: number; last: Location | null; spared: Location | null } }
  | { kind: "raise_full"; fields: { seat?: Seat; spared: Location | null } }
  | { kind: "score"; fields: { seat?: Seat; left: number; last: Location | null; spared: Location | null } }
  | { kind: "take_back"; fields: { seat?: Seat; left: number; last: Card | null } }
  | { kind: "scout"; fields: { seat?: Seat } }
  | { kind: "drop"; fields: { seat?: Seat; left: number; last: Location | null } }
  | { kind: "branch"; fields: { seat?: Seat; card: Card | null; step: number } }
  | { kind: "replay"; fields: { seat?: Seat; price: number; optional: boolean } }
  | { kind: "salvage"; fields: { seat?: Seat } }
  | { kind: "discard"; fields: { seat?: Seat; left: number } }
  | { kind: "track"; fields: { seat?: Seat } };

/** An option by its kind; the arguments of its message are what it refers to on the table. */
export type AquaticaOption =
  | { kind: "go_on"; said: { id: "aquatica-action-go-on"; arguments: object } }
  | { kind: "end_turn"; said: { id: "aquatica-action-end-turn"; arguments: object } }
  | { kind: "decline"; said: { id: "aquatica-action-decline"; arguments: object } }
  | { kind: "scout"; said: { id: "aquatica-action-scout"; arguments: object } }
  | { kind: "branch"; said: { id: "aquatica-action-branch"; arguments: { branch: ["branch", Branch] } } }
  | { kind: "king"; said: { id: "aquatica-action-king"; arguments: { king: ["card", Card] } } }
  | { kind: "recruit"; said: { id: "aquatica-action-recruit"; arguments: { place: ["place", Place] } } }
  | { kind: "free"; said: { id: "aquatica-action-free"; arguments: { place: ["place", Place] } } }
  | { kind: "track"; said: { id: "aquatica-action-track"; arguments: { track: ["track", Track] } } }
  | { kind: "play"; said: { id: "aquatica-action-play"; arguments: { card: ["card", Card] } } }
  | { kind: "discard"; said: { id: "aquatica-action-discard"; arguments: { card: ["card", Card] } } }
  | { kind: "take_back"; said: { id: "aquatica-action-take-back"; arguments: { card: ["card", Card] } } }
  | { kind: "replay"; said: { id: "aquatica-action-replay"; arguments: { card: ["card", Card] } } }
  | { kind: "manta"; said: { id: "aquatica-action-manta"; arguments: { icon: ["icon", Icon]; sort: ["sort", Sort] } } }
  | { kind: "claim"; said: { id: "aquatica-action-claim"; arguments: { track: ["track", Track]; icon: ["icon", Icon];
    state: ["state", State] } } }
  | { kind: "depth"; said: { id: "aquatica-action-depth"; arguments: { location: ["location", Location] } } }
  | { kind: "buy"; said: { id: "aquatica-action-buy"; arguments: { location: ["location", Location] } } }
  | { kind: "conquer"; said: { id: "aquatica-action-conquer"; arguments: { location: ["location", Location] } } }
  | { kind: "raise"; said: { id: "aquatica-action-raise"; arguments: { location: ["location", Location] } } }
  | { kind: "raise_full"; said: { id: "aquatica-action-raise-full"; arguments: { location: ["location", Location] } } }
  | { kind: "score"; said: { id: "aquatica-action-score"; arguments: { location: ["location", Location] } } }
  | { kind: "salvage"; said: { id: "aquatica-action-salvage"; arguments: { location: ["location", Location] } } }
  | { kind: "drop"; said: { id: "aquatica-action-drop"; arguments: { location: ["location", Location] } } };

/** Something that happened. */
export type AquaticaEvent =
  | { event: "turn"; seat: Seat; turn: number }
  | { event: "king_picked"; seat: Seat; king: Card | null }
  | { event: "king"; seat: Seat; king: Card | null }
  | { event: "played"; seat: Seat; card: Card | null }
  | { event: "recruited"; seat: Seat; card: Card | null; place: Place; coins: number }
  | { event: "row"; seat: Seat; card: Card | null; place: Place }
  | { event: "ousted"; seat: Seat; card: Card | null }
  | { event: "bought"; seat: Seat; location: Location | null; coins: number }
  | { event: "conquered"; seat: Seat; location: Location | null; power: number }
  | { event: "salvaged"; seat: Seat; location: Location | null }
  | { event: "manta_used"; seat: Seat; icon: Icon; sort: Sort }
  | { event: "depth_used"; seat: Seat; location: Location | null; icon: Icon }
  | { event: "raised"; seat: Seat; location: Location | null; steps: number }
  | { event: "risen"; seat: Seat; location: Location | null }
  | { event: "manta_gained"; seat: Seat; icon: Icon }
  | { event: "scored"; seat: Seat; location: Location | null; points: number }
  | { event: "scouted"; seat: Seat; }
  | { event: "dropped"; seat: Seat; location: Location | null }
  | { event: "dealt"; seat: Seat; location: Location | null }
  | { event: "ready"; seat: Seat; }
  | { event: "took_back"; seat: Seat; card: Card | null }
  | { event: "discarded"; seat: Seat; card: Card | null }
  | { event: "replayed"; seat: Seat; card: Card | null }
  | { event: "boxed"; seat: Seat; card: Card | null }
  | { event: "claimed"; seat: Seat; goal: Goal; space: number; icon: Icon }
  | { event: "placed"; seat: Seat; goal: Goal; space: number }
  | { event: "last_turns"; seat: Seat; reason: Reason }
  | { event: "over"; seat: Seat; points: number; rank: number };
