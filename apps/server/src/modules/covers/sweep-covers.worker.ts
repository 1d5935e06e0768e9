import type { Deps } from '../../deps.ts';
import { deleteOutdatedCovers } from './covers.store.ts';
import { eraseCovers } from './erase-covers.ts';

export async function sweepCovers(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await eraseCovers(tx, deps, await deleteOutdatedCovers(tx, deps.config.business.coversVersion));
  });
}
