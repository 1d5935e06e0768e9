import { accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { ServerModule } from '../server-module.ts';
import { moveStatement } from './ages.store.ts';
import { followAge } from './require-guardian.ts';

export const agesModule: ServerModule = {
  subscribers: [
    // Behind faces, with which comes what was said, photos and covers: what the other account brought along is not shown of who is too young either.
    atOnce(accountMerged, async (tx, deps, { from, to }) => {
      await moveStatement(tx, from, to);
      await followAge(tx, deps, to);
    }),
  ],
};
