import { secondsSince } from './figures.ts';

/** How many there were a second, and how long the slowest of a hundred took. */
export interface Rate {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Has clients do one thing after the other for some seconds, or until there is nothing left for any of them to do. */
export async function clientsAtOnce(
  { clients, seconds }: { clients: number; seconds: number },
  work: (client: number, turn: number) => Promise<unknown> | undefined,
): Promise<Rate> {
  const startMs = performance.now();
  const took: number[] = [];
  const client = async (_: unknown, place: number): Promise<void> => {
    for (let turn = 0; secondsSince(startMs) < seconds; turn++) {
      const beganMs = performance.now();
      const done = work(place, turn);
      if (!done) return;
      await done;
      took.push(performance.now() - beganMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const sorted = took.toSorted((one, other) => one - other);
  return {
    perSecond: took.length / secondsSince(startMs),
    p99Ms: sorted[Math.ceil(took.length * 0.99) - 1] ?? Number.NaN,
  };
}
