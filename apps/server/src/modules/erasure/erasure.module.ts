import { accountClosed, accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import { type ServerModule, work } from '../server-module.ts';
import { eraseObjectsJob } from './erase-objects.job.ts';
import { eraseObjects } from './erase-objects.worker.ts';
import { eraseUser, passUser } from './erase-user.ts';

export const erasureModule: ServerModule = {
  jobs: [work(eraseObjectsJob, eraseObjects)],
  subscribers: [
    atOnce(accountClosed, (tx, deps, { uid }) => eraseUser(tx, deps, uid)),
    atOnce(accountMerged, passUser),
  ],
};
