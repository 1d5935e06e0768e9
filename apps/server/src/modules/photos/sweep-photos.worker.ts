import { DELETE_UNDO_S } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { eraseTwice } from '../erasure/index.ts';
import { deletePhotosBefore } from './photos.store.ts';
import { forgetPublications } from './publications.store.ts';

const DAY_MS = 86_400_000;
/** Keys of one erasing job. */
const KEYS_A_JOB = 1_000;

export async function sweepPhotos(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    await forgetPublications(tx, now - DAY_MS);
    const erased = await deletePhotosBefore(tx, {
      deleted: now - DELETE_UNDO_S * 1000,
      unkept: now - deps.config.business.keepDays * DAY_MS,
    });
    for (const [uid, photos] of Map.groupBy(erased, (photo) => photo.uid)) {
      const keys = photos.flatMap((photo) => photo.keys);
      for (let start = 0; start < keys.length; start += KEYS_A_JOB)
        await eraseTwice(tx, deps, { uid, keys: keys.slice(start, start + KEYS_A_JOB) });
    }
  });
}
