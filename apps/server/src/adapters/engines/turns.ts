/** How often whoever waits for a turn says that it is alive. */
const SIGN_OF_LIFE_MS = 20_000;

/** Lets so many pictures of one engine be made at once, of all shoots together; the others wait in the order of their coming. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs it when its turn has come. Throws the signal's reason where that comes first. */
  async take<Result>(
    run: () => Promise<Result>,
    { signal, onWaiting }: { signal?: AbortSignal | undefined; onWaiting(): void },
  ): Promise<Result> {
    await this.#come(signal, onWaiting);
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #come(signal: AbortSignal | undefined, onWaiting: () => void): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const alive = setInterval(onWaiting, SIGN_OF_LIFE_MS);
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
