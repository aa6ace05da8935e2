// Whether the last thing that was pressed was pressed by a finger: a finger shows nothing before it touches.
let finger = false;

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), {
    capture: true,
    passive: true,
  });
  addEventListener("keydown", () => (finger = false), { capture: true, passive: true });
}

export const byFinger = (): boolean => finger;
