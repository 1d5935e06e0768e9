import { Turns } from './turns.ts';

/** Work that many may ask for at once. */
export interface SharedRuns<Result> {
  /**
   * Runs it when its turn comes; whoever asks for the same name meanwhile waits for the same run.
   * @param owner whose run it is: owners have their turns one after the other.
   */
  run(name: string, work: () => Promise<Result>, owner?: string): Promise<Result>;
  /** Whether a run of that name is under way or waits. */
  has(name: string): boolean;
  /** Runs that are under way or wait. */
  readonly size: number;
}

/** At most `width` runs at once, one for each name. */
export function createSharedRuns<Result>(width: number): SharedRuns<Result> {
  const turns = new Turns(width);
  const running = new Map<string, Promise<Result>>();
  return {
    run(name, work, owner) {
      const known = running.get(name);
      if (known) return known;
      const started = turns.take(work, { owner }).finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
    has: (name) => running.has(name),
    get size() {
      return running.size;
    },
  };
}
