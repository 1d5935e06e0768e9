import type { Environment } from './area.ts';

const PREFIX = 'KINORA_';
/** Read by programs of tests alone. */
const TEST_PREFIX = 'KINORA_TEST_';

export interface UnknownVariable {
  name: string;
  /** The known one that is written most alike. */
  closest: string | undefined;
}

/** Variables that look like ours and that nothing reads: as a rule a slip of the pen. */
export function findUnknown(known: ReadonlySet<string>, environment: Environment): UnknownVariable[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !name.startsWith(TEST_PREFIX) && !known.has(name))
    .map((name) => ({ name, closest: findClosest(name, [...known]) }));
}

function findClosest(name: string, known: readonly string[]): string | undefined {
  const [closest] = known
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.other;
}

/** Letters to insert, delete or change (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
