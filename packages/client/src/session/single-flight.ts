import { delay } from '../lib/delay';

const RETRY_MS = 200;

/** Runs one at a time: while one is under way, another looks again after 200 ms (specification, section 4). */
export function createSingleFlight(wait: (durationMs: number) => Promise<void> = delay) {
  let isBusy = false;
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    while (isBusy) await wait(RETRY_MS);
    isBusy = true;
    try {
      return await task();
    } finally {
      isBusy = false;
    }
  };
}
