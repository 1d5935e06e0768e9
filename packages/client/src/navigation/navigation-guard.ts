/** Lets one navigation through at a time. */
export interface NavigationGuard {
  isBusy(): boolean;
  /** Runs the change, or answers false at once while another one runs. */
  run(change: () => Promise<void>): Promise<boolean>;
}

export function createNavigationGuard(): NavigationGuard {
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    async run(change) {
      if (isBusy) return false;
      isBusy = true;
      try {
        await change();
        return true;
      } finally {
        isBusy = false;
      }
    },
  };
}
