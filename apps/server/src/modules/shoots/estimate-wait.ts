import type { EngineKind } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { FIRST_GUESS, paceOf, readPace } from '../pace/index.ts';
import { queueAhead } from './shoots.store.ts';

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

/** What is told goes by steps: nobody plans by single seconds, and it is the same on every page though the pace wavers. */
const TOLD_STEP_S = 5;

/** The wait as it is told before a shoot begins, seconds. */
export function roundWait(seconds: number): number {
  return Math.max(TOLD_STEP_S, Math.round(seconds / TOLD_STEP_S) * TOLD_STEP_S);
}
