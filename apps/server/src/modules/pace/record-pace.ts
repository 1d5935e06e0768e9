import type { EngineKind } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { mixPace } from './pace.store.ts';
import type { PaceKind } from './pace.tables.ts';

/** Seconds until something was measured: two cores made 20 sheets in about 10 s; other engines have a few under way at once. */
export const FIRST_GUESS: Readonly<Record<PaceKind, number>> = {
  sheet: 0.6,
  prepare: 4,
  'sheet-comfyui': 10,
  'sheet-hosted': 10,
};
/** Weight of the newest measure. */
const PACE_WEIGHT = 0.3;

/** What the pace of an engine's sheets is kept under. */
export function paceOf(engine: EngineKind): PaceKind {
  return engine === 'studio' ? 'sheet' : `sheet-${engine}`;
}

/** Remembers how long a sheet or a preparation took. */
export async function recordPace(db: Db, kind: PaceKind, seconds: number, now: number): Promise<void> {
  await mixPace(db, { kind, seconds, weight: PACE_WEIGHT, now });
}
