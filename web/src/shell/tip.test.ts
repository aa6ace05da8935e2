// Explanations come when they are asked for, and are never left behind.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideTip, tip, tips } from "./tip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  hideTip();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function thing(text: string): { element: HTMLElement; drop: () => void } {
  const element = document.createElement("span");
  element.getBoundingClientRect = () => new DOMRect(10, 10, element.isConnected ? 40 : 0, element.isConnected ? 20 : 0);
  document.body.append(element);
  return { element, drop: tip(text)(element) };
}

const point = (element: Element, name: string, pointerType = "mouse"): void => {
  element.dispatchEvent(Object.assign(new Event(name), { pointerType }));
};

it("waits until the pointer rests, and goes with it", async () => {
  const { element } = thing("a block");
  point(element, "pointerenter");
  expect(tips.current).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(tips.current?.text).toBe("a block");
  point(element, "pointerleave");
  await vi.advanceTimersByTimeAsync(1);
  expect(tips.current).toBeNull();
});

it("is not shown of a thing that went away before, nor by one that took it off the page", async () => {
  const gone = thing("gone");
  point(gone.element, "pointerenter");
  gone.drop();
  gone.element.remove();
  await vi.advanceTimersByTimeAsync(400);
  expect(tips.current).toBeNull();
  const unplugged = thing("unplugged");
  point(unplugged.element, "pointerdown", "touch");
  unplugged.element.remove();
  await vi.advanceTimersByTimeAsync(600);
  expect(tips.current).toBeNull();
});

it("does not come back for a pointer that only passed while another explanation stood", async () => {
  const [shown, passed] = [thing("shown"), thing("passed")];
  point(shown.element, "pointerenter");
  await vi.advanceTimersByTimeAsync(400);
  point(passed.element, "pointerenter");
  point(passed.element, "pointerleave");
  await vi.advanceTimersByTimeAsync(400);
  expect(tips.current?.text).toBe("shown");
});

it("answers a long press, which then chooses nothing", async () => {
  const { element } = thing("a die");
  const clicked = vi.fn();
  element.addEventListener("click", clicked);
  point(element, "pointerdown", "touch");
  await vi.advanceTimersByTimeAsync(500);
  expect(tips.current?.text).toBe("a die");
  element.click();
  expect(clicked).not.toHaveBeenCalled();
});

it("says what is true now, also in another language", async () => {
  let said = "a die";
  const element = thing("").element;
  tip(() => said)(element);
  point(element, "pointerenter");
  await vi.advanceTimersByTimeAsync(400);
  expect(tips.current?.text).toBe("a die");
  said = "kość";
  expect(tips.current?.text).toBe("kość");
});
