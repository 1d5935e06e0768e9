import { writeFileSync } from 'node:fs';

/** What must be there, what was found, and by how much they differ. */
export interface Tally {
  /** Of something that was acknowledged so often. */
  count(what: string, acknowledged: number, found: number): void;
  readonly lost: string[];
  readonly doubled: string[];
}

export function openTally(): Tally {
  const lost: string[] = [];
  const doubled: string[] = [];
  return {
    lost,
    doubled,
    count(what, acknowledged, found) {
      if (found < acknowledged) lost.push(`${acknowledged - found} ${what}`);
      if (found > acknowledged) doubled.push(`${found - acknowledged} ${what}`);
    },
  };
}

/** What a bench prints of a test that it runs. */
export interface KillResult {
  kills: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** What the audit of the ledger says in the end. */
  audit: string[];
}

/** Into the file that a bench names; nowhere without one. */
export function tellBench(result: KillResult): void {
  const { KINORA_TEST_KILL_RESULT: file } = process.env;
  if (file !== undefined) writeFileSync(file, JSON.stringify(result));
}
