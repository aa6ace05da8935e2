// The guided first game: loaded when a table is guided, never before.

import "./guide.css";

export { Guide } from "./guide.svelte";
export { default as Chapters } from "./Chapters.svelte";
export { default as Note } from "./Note.svelte";
