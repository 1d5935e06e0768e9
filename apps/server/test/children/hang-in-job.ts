import * as z from 'zod';
import { openPglite } from '../../src/database/pglite.ts';
import type { Deps } from '../../src/deps.ts';
import { createBossJobs } from '../../src/jobs/boss-jobs.ts';
import { createLog } from '../../src/log.ts';
import { databaseTemplate } from '../test-database.ts';
import { endlessJob } from './endless-job.ts';

/** Takes a job and never ends it. */
const [, , folder = ''] = process.argv;
const database = await openPglite({ folder, template: databaseTemplate, onPanic: () => process.exit(70) });
const jobs = createBossJobs({ database, databaseUrl: null, isWorking: true, log: createLog('silent') });
jobs.register(endlessJob, async () => {
  process.send?.('working');
  await new Promise(() => undefined);
});
// The worker of this job asks for nothing of the rest.
await jobs.start(z.custom<Deps>().parse({}));
await database.db.transaction().execute((tx) => jobs.enqueue(tx, endlessJob, { subject: 'it' }, { uid: null }));
