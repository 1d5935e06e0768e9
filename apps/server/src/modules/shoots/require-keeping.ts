import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isAnyKept } from '../photos/index.ts';
import { listEndedSince } from './shoots.store.ts';

const MINUTE_MS = 60_000;

/**
 * Who keeps nothing of many shoots in a row lets the studio rest, for as long as the operator says or until something is kept
 * (specification, section 9). Throws AppError.
 */
export async function requireKeeping(tx: Db, { config, now }: Deps, uid: string): Promise<void> {
  const { freeBatch, waitMinutes } = config.business;
  if (freeBatch === 0) return;
  const restMs = waitMinutes * MINUTE_MS;
  const ended = await listEndedSince(tx, uid, now() - restMs, freeBatch);
  const oldest = ended.at(-1);
  if (!oldest || ended.length < freeBatch) return;
  const ids = ended.map(({ id }) => id);
  if (await isAnyKept(tx, ids)) return;
  const minutes = Math.ceil((oldest.ended_at + restMs - now()) / MINUTE_MS);
  throw new AppError(ERROR.shootsRest, 'nothing kept', [String(freeBatch), String(minutes)]);
}
