/** Work that many may ask for at once. */
export interface Turns<Result> {
  /** Runs it when its turn comes; whoever asks for the same name meanwhile waits for the same run. */
  take(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** At most `width` runs at once, one for each name. */
export function createTurns<Result>(width: number): Turns<Result> {
  const running = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let free = width;

  async function run(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return {
    take(name, work) {
      const known = running.get(name);
      if (known) return known;
      const started = run(work).finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
  };
}
