/** How often whoever waits for a turn says that it is alive. */
const SIGN_OF_LIFE_MS = 20_000;

export interface TurnOptions {
  /** Gives up waiting. */
  signal?: AbortSignal | undefined;
  /** Called now and then while it waits. */
  onWaiting?(): void;
}

/** Lets so many run at once; the others wait in the order of their coming. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs it when its turn has come. Throws the signal's reason where that comes first. */
  async take<Result>(run: () => Promise<Result>, { signal, onWaiting }: TurnOptions = {}): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal, onWaiting);
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #wait(signal: AbortSignal | undefined, onWaiting: (() => void) | undefined): Promise<void> {
    const alive = onWaiting && setInterval(onWaiting, SIGN_OF_LIFE_MS);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const leave = (): void => {
      const at = this.#waiting.indexOf(resolve);
      // Its turn has come already: then it is given on by whoever runs.
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      clearInterval(alive);
      signal?.removeEventListener('abort', leave);
    }
  }
}
