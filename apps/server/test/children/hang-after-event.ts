import * as z from 'zod';
import { openPglite } from '../../src/database/pglite.ts';
import type { Deps } from '../../src/deps.ts';
import { publish } from '../../src/events/publish.ts';
import { createBossJobs } from '../../src/jobs/boss-jobs.ts';
import { createLog } from '../../src/log.ts';
import { databaseTemplate } from '../test-database.ts';
import { bellRang, follow } from './test-event.ts';

/** Publishes an event and never comes to the end of what follows. */
const [, , folder = ''] = process.argv;
const database = await openPglite({ folder, template: databaseTemplate, onPanic: () => process.exit(70) });
const jobs = createBossJobs({ database, databaseUrl: null, isWorking: true, log: createLog('silent') });
const subscriber = follow(async () => {
  process.send?.('happened');
  await new Promise(() => undefined);
});
subscriber.register(jobs);
// What follows asks for nothing of the rest.
const deps = z.custom<Deps>().parse({ jobs, subscribers: [subscriber] });
await jobs.start(deps);
await database.db.transaction().execute((tx) => publish(tx, deps, bellRang, { bell: 'tower' }));
