// The face of Kelp: its board, its columns, its confrontation.

import "./kelp.css";
import "./duel.css";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Overlay from "./Overlay.svelte";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import Strip from "./Strip.svelte";

const face: Face = { Board, Seat, Strip, Overlay, Aside, Sign, describe };

export default face;
