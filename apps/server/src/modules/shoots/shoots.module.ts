import type { shootsCommands } from '@kinora/contract';
import { accountMerged } from '../../events/account-events.ts';
import { faceSettled } from '../../events/face-events.ts';
import { afterwards, atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { moveShoots } from './merge-shoots.store.ts';
import { queryAttrs } from './query-attrs.ts';
import { queueResult } from './queue-result.ts';
import { settleWaitingShoots } from './settle-waiting-shoots.ts';
import { shootElsewhereJob, shootJob } from './shoot.job.ts';
import { shoot } from './shoot.ts';
import { giveUpShoot, makeShoot } from './shoot.worker.ts';

export const shootsHandlers = {
  SHOOT: shoot,
  QUEUERESULT: queueResult,
  QUERYATTRS: queryAttrs,
} satisfies Pick<Handlers, keyof typeof shootsCommands>;

export const shootsModule: ServerModule = {
  jobs: [work(shootJob, makeShoot, giveUpShoot), work(shootElsewhereJob, makeShoot, giveUpShoot)],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, merged) => moveShoots(tx, merged)),

    afterwards(faceSettled, {
      name: 'face-settled',
      worker: settleWaitingShoots,
      ownerOf: ({ uid }) => uid ?? null,
      retries: 20,
      expireSeconds: 60,
      concurrency: 2,
    }),
  ],
};
