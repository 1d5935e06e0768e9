import type { Db, Deps } from '../../deps.ts';
import { type PhotoRow, watchersOf } from '../photos/index.ts';

/** Tells the open clients of everyone concerned that a photo changed. */
export async function tellWatchers(tx: Db, deps: Deps, photo: PhotoRow): Promise<void> {
  for (const uid of watchersOf(photo)) await deps.push.notify(tx, uid, 'photo', photo.id);
}
