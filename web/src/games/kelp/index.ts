// The face of Kelp: its board, its columns, its confrontation.

import "./kelp.css";
import "./panels.css";
import "./duel.css";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Extra from "./Extra.svelte";
import Glance from "./Glance.svelte";
import Mat from "./Mat.svelte";
import { facts, moments, sides } from "./moments";
import Overlay from "./Overlay.svelte";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import Steps from "./Steps.svelte";
import Strip from "./Strip.svelte";
import { mark } from "./marks";
import { why } from "./why";
import { brief, firstCurrent, print } from "./words";

const seekers = ["shark"];

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
  seekers,
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
