// Something that is tried once at a time and may fail: whether it is under way, and what went wrong the last time.
export class Attempt {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Try it; `named` turns an error into what the reader is told. */
  async run(work: () => Promise<void>, named: (error: unknown) => unknown = (error) => error): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await work();
    } catch (error) {
      this.error = named(error);
    }
    this.busy = false;
  }
}
