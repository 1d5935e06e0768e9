import type { CancelSignal } from './cancel-signal';

/** Cancels work that was given its signal; an AbortController for machines that have none. */
export interface CancelSource {
  readonly signal: CancelSignal;
  cancel(): void;
}

export function createCancelSource(): CancelSource {
  const listeners = new Set<() => void>();
  let isCancelled = false;
  return {
    signal: {
      get aborted() {
        return isCancelled;
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    cancel() {
      if (isCancelled) return;
      isCancelled = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
