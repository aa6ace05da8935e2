// A first game of Kelp, as the Octopus: loaded when a table is guided, never before.

import "./lessons.css";
import type { Lessons } from "../../lessons";
import { sceneOf, type Scene } from "./scene";
import { CHAPTERS, STEPS, isNow, noteNow, passed, type Chapter } from "./steps";
import Words from "./Words.svelte";

const PANELS: Record<string, { chapters: Chapter[]; questions: string[] }> = {
  shark: { chapters: ["shark", "learn", "face", "end"], questions: [] },
  piles: { chapters: ["learn", "face", "end"], questions: ["gain", "exchange", "top", "take"] },
  pairs: { chapters: ["face", "end"], questions: ["confront"] },
};

export const lessons: Lessons<Scene> = {
  chapters: CHAPTERS,
  steps: STEPS,
  panels: PANELS,
  sceneOf,
  noteNow,
  isNow,
  passed,
  cover: ".duel",
  Words,
  wordsUntil: "piles",
};
