import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isAnyKept } from '../photos/index.ts';
import { restMinutes } from './rest-minutes.ts';
import { listEndedSince } from './shoots.store.ts';

const MINUTE_MS = 60_000;

/**
 * Who keeps nothing of many shoots in a row lets the studio rest, for as long as the operator says or until something is kept
 * (specification, section 9). Throws AppError.
 */
export async function requireKeeping(tx: Db, { config, now }: Deps, uid: string): Promise<void> {
  const { freeBatch, waitMinutes } = config.business;
  if (freeBatch === 0) return;
  const ended = await listEndedSince(tx, uid, now() - waitMinutes * MINUTE_MS, freeBatch);
  const times = ended.map(({ ended_at }) => ended_at);
  const minutes = restMinutes(times, { freeBatch, waitMinutes }, now());
  const ids = ended.map(({ id }) => id);
  if (minutes === 0 || (await isAnyKept(tx, ids))) return;
  throw new AppError(ERROR.shootsRest, 'nothing kept', [String(freeBatch), String(minutes)]);
}
