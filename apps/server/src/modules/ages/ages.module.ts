import { accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { ServerModule } from '../server-module.ts';
import { moveStatement } from './ages.store.ts';

export const agesModule: ServerModule = {
  subscribers: [atOnce(accountMerged, (tx, _deps, { from, to }) => moveStatement(tx, from, to))],
};
