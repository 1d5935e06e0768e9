/** Runs the closers of what was opened, the last first; all of them even when one fails. */
export class Closers {
  readonly #closers: (() => Promise<void> | void)[] = [];

  add(close: () => Promise<void> | void): void {
    this.#closers.push(close);
  }

  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'the server did not close cleanly');
  }
}

/** The time that requests and jobs have together after a stop was asked for; none before. */
export class Grace {
  readonly #lengthMs: number;
  #endMs = 0;

  constructor(lengthMs: number) {
    this.#lengthMs = lengthMs;
  }

  begin(): void {
    this.#endMs = performance.now() + this.#lengthMs;
  }

  get isRunning(): boolean {
    return this.#endMs > 0;
  }

  leftMs(): number {
    return Math.max(0, this.#endMs - performance.now());
  }
}
