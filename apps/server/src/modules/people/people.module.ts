import { accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { ServerModule } from '../server-module.ts';
import { movePeople } from './merge-people.store.ts';

export const peopleModule: ServerModule = {
  subscribers: [atOnce(accountMerged, (tx, _deps, merged) => movePeople(tx, merged))],
};
