import { accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { ServerModule } from '../server-module.ts';
import { moveConsents } from './merge-consents.store.ts';

export const consentsModule: ServerModule = {
  subscribers: [atOnce(accountMerged, (tx, deps, { from, to }) => moveConsents(tx, from, to, deps.now()))],
};
