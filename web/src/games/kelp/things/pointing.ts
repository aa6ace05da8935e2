// What is pointed at: the first option that a thing stands for, as long as the pointer or the focus rests on it.

import type { Option, TableModel } from "../../face";

export class Pointing {
  private shown: Option | null = null;

  constructor(private readonly table: TableModel) {}

  on(options: readonly Option[]): void {
    const [first] = options;
    if (first) this.table.hovered = this.shown = first;
  }

  /** A thing that vanishes loses the focus while the page is drawn: nothing may be changed just then. */
  off(): void {
    const shown = this.shown;
    this.shown = null;
    if (shown)
      queueMicrotask(() => {
        if (this.table.hovered === shown) this.table.hovered = null;
      });
  }
}
