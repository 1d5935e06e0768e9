import type { EngineKind } from '@kinora/contract';
import type { PaceKind } from '../../database/tables/shoots.ts';
import type { Db } from '../../deps.ts';
import { mixPace, queueAhead, readPace } from './waiting.store.ts';

/** Seconds until something was measured: two cores made 20 sheets in about 10 s; other engines have a few under way at once. */
const FIRST_GUESS: Readonly<Record<PaceKind, number>> = {
  sheet: 0.6,
  prepare: 4,
  'sheet-comfyui': 10,
  'sheet-hosted': 10,
};
/** Weight of the newest measure. */
const PACE_WEIGHT = 0.3;

export interface Wait {
  /** Shoots that come before. */
  ahead: number;
  seconds: number;
}

export interface Waiting {
  /** Null when it has no place yet: everything in the queue comes before. */
  queueNumber: number | null;
  /** Shoots of other engines stand in a queue of their own. */
  engine: EngineKind;
  /** Sheets of its own that are still to be made. */
  sheets: number;
  /** A face must be prepared first. */
  isPreparing: boolean;
}

/** How long it takes until the last sheet, from the measured pace and the queue. */
export async function estimateWait(db: Db, waiting: Waiting): Promise<Wait> {
  const [queue, pace] = await Promise.all([queueAhead(db, waiting.engine, waiting.queueNumber), readPace(db)]);
  const perSheet = pace.get(paceOf(waiting.engine)) ?? FIRST_GUESS[paceOf(waiting.engine)];
  const preparation = waiting.isPreparing ? (pace.get('prepare') ?? FIRST_GUESS.prepare) : 0;
  const seconds = preparation + perSheet * (queue.sheets + waiting.sheets);
  return { ahead: queue.shoots, seconds: Math.ceil(seconds) };
}

/** What the pace of an engine's sheets is kept under. */
export function paceOf(engine: EngineKind): PaceKind {
  return engine === 'studio' ? 'sheet' : `sheet-${engine}`;
}

/** Remembers how long a sheet or a preparation took. */
export async function recordPace(db: Db, kind: PaceKind, seconds: number, now: number): Promise<void> {
  await mixPace(db, { kind, seconds, weight: PACE_WEIGHT, now });
}
