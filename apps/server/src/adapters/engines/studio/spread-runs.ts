/**
 * Shares runs out among threads, so that each has about as many sheets: a run stays whole, the first one is begun first.
 * @returns for each thread its sheets in order.
 */
export function spreadRuns(runs: readonly (readonly number[])[], threads: number): number[][] {
  const [first = [], ...others] = runs;
  const shares: (readonly number[])[][] = Array.from({ length: threads }, () => []);
  const lengthOf = (share: readonly (readonly number[])[]): number => share.flat().length;
  for (const run of [first, ...others.toSorted((a, b) => b.length - a.length)]) {
    const [shortest] = shares.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    shortest?.push(run);
  }
  return shares.map((share) => share.toSorted((a, b) => runs.indexOf(a) - runs.indexOf(b)).flat());
}
