// The face of Kelp: its board, its columns, its confrontation.

import "./kelp.css";
import type { Face } from "../face";
import Aside from "./question/Aside.svelte";
import Board from "./board/Board.svelte";
import { describe } from "./board/describe";
import Extra from "./question/Extra.svelte";
import Glance from "./seats/Glance.svelte";
import Mat from "./seats/Mat.svelte";
import { facts, moments, sides } from "./words/moments";
import Overlay from "./confrontation/Overlay.svelte";
import Seat from "./seats/Seat.svelte";
import Sign from "./seats/Sign.svelte";
import Steps from "./question/Steps.svelte";
import Strip from "./seats/Strip.svelte";
import { mark } from "./words/marks";
import { why } from "./things/why";
import { brief, firstCurrent, print } from "./words/words";

export const face: Face = {
  Board,
  Seat,
  Strip,
  Mat,
  Overlay,
  Aside,
  Steps,
  Extra,
  Sign,
  Glance,
  sides,
  describe,
  brief,
  with: firstCurrent,
  mark,
  print,
  why,
  moments,
  facts,
};
