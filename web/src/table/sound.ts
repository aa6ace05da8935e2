// Two soft notes when it is your turn, made here: no file is loaded, and nothing sounds unless it is wanted.

import { settings } from "../shell/settings.svelte";

let context: AudioContext | null = null;

function note(at: AudioContext, pitch: number, start: number, loud: number): void {
  const tone = at.createOscillator();
  const volume = at.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  tone.connect(volume).connect(at.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}

/** A browser lets nothing sound before the page was touched; then this stays silent. */
export function yourTurn(): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  const loud = 0.16 * settings.volume;
  note(context, 523.25, context.currentTime, loud);
  note(context, 783.99, context.currentTime + 0.16, loud);
}
