/** How often whoever waits for a turn says that it is alive. */
const SIGN_OF_LIFE_MS = 20_000;

export interface TurnOptions {
  /** Whose run it is: among those who wait, each owner has a turn after the other, however many runs one of them has. Default: all are one owner's. */
  owner?: string | undefined;
  /** Gives up waiting. */
  signal?: AbortSignal | undefined;
  /** Called now and then while it waits. */
  onWaiting?(): void;
}

/** Lets so many run at once; the others wait, an owner after the other, those of one owner in the order of their coming. */
export class Turns {
  #free: number;
  /** By owner, who is next first; nobody who has nothing waiting. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs it when its turn has come. Throws the signal's reason where that comes first. */
  async take<Result>(run: () => Promise<Result>, { owner = '', signal, onWaiting }: TurnOptions = {}): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(owner, signal, onWaiting);
    try {
      return await run();
    } finally {
      const next = this.#takeNext();
      if (next) next();
      else this.#free += 1;
    }
  }

  /** Takes the next one out of the line; its owner, where more of theirs wait, is then behind everybody else. */
  #takeNext(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [owner, own] = first;
    const next = own.shift();
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    return next;
  }

  async #wait(owner: string, signal: AbortSignal | undefined, onWaiting: (() => void) | undefined): Promise<void> {
    const alive = onWaiting && setInterval(onWaiting, SIGN_OF_LIFE_MS);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const known = this.#waiting.get(owner);
    if (known) known.push(resolve);
    else this.#waiting.set(owner, [resolve]);
    const leave = (): void => {
      const own = this.#waiting.get(owner) ?? [];
      // Its turn has come already: then it is given on by whoever runs.
      if (!own.includes(resolve)) return;
      own.splice(own.indexOf(resolve), 1);
      if (own.length === 0) this.#waiting.delete(owner);
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
