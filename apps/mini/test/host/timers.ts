/** The timers of the host's scripts, over those of Node: what is waiting can be looked at. */
export class HostTimers {
  readonly #waiting = new Map<unknown, number>();

  /** The delays, ms, of all timers that are set. */
  get delays(): readonly number[] {
    return [...this.#waiting.values()];
  }

  readonly api = {
    setTimeout: (handler: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(timer);
        handler(...args);
      }, delayMs);
      this.#waiting.set(timer, delayMs);
      return timer;
    },
    setInterval: (handler: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
      const timer = setInterval(handler, delayMs, ...args);
      this.#waiting.set(timer, delayMs);
      return timer;
    },
    clearTimeout: (timer: NodeJS.Timeout | undefined) => this.#clear(timer),
    clearInterval: (timer: NodeJS.Timeout | undefined) => this.#clear(timer),
  };

  #clear(timer: NodeJS.Timeout | undefined): void {
    clearTimeout(timer);
    this.#waiting.delete(timer);
  }

  /** Ends them all: the app is gone. */
  stop(): void {
    for (const timer of this.#waiting.keys()) clearTimeout(timer as NodeJS.Timeout);
    this.#waiting.clear();
  }
}
