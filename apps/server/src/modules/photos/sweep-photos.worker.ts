import { DELETE_UNDO_S } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { eraseTwice } from '../erasure/index.ts';
import { deletePhotosBefore } from './photos.store.ts';

const DAY_MS = 86_400_000;
/** Keys of one erasing job. */
const KEYS_A_JOB = 200;

export async function sweepPhotos(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const keys = await deletePhotosBefore(tx, {
      deleted: now - DELETE_UNDO_S * 1000,
      unkept: now - deps.config.business.keepDays * DAY_MS,
    });
    for (let start = 0; start < keys.length; start += KEYS_A_JOB) {
      await eraseTwice(tx, deps, { keys: keys.slice(start, start + KEYS_A_JOB) });
    }
  });
}
