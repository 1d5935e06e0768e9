/** Lets one navigation through at a time. */
export interface NavigationGuard {
  isBusy(): boolean;
  /** Runs the change, or answers false at once while another one runs. */
  run(change: () => Promise<void>): Promise<boolean>;
  /** Begins as soon as no change runs: for a navigation that must not be refused. */
  whenIdle<Result>(begin: () => Promise<Result>): Promise<Result>;
}

export function createNavigationGuard(): NavigationGuard {
  let running: Promise<void> | undefined;
  return {
    isBusy: () => running !== undefined,
    async run(change) {
      if (running) return false;
      const mine = change();
      running = mine;
      try {
        await mine;
        return true;
      } finally {
        running = undefined;
      }
    },
    async whenIdle(begin) {
      while (running) await running.catch(() => undefined); // Whoever began it is told of its failure.
      return begin();
    },
  };
}
