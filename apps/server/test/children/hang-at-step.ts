import { sql } from 'kysely';
import type { JobWorker, Progressed } from '../../src/adapters/ports/jobs.ts';
import { loadConfig } from '../../src/config/config.ts';
import type { Deps } from '../../src/deps.ts';
import { accountClosed } from '../../src/events/account-events.ts';
import { atOnce } from '../../src/events/follow.ts';
import { createLog } from '../../src/log.ts';
import { sweepClosingJob } from '../../src/modules/closing/sweep-closing.job.ts';
import { makeExportJob } from '../../src/modules/exports/make-export.job.ts';
import { makeExport } from '../../src/modules/exports/make-export.worker.ts';
import { serverModules } from '../../src/server-parts.ts';
import { startServer } from '../../src/start-server.ts';

/**
 * The product's server, which never gets beyond one step of an export or of a deletion, and tells when it is there. The last act of a
 * deletion is due as soon as the files are erased, and accounts whose time is over are looked for at its start rather than every ten minutes.
 */
const step = process.env.KINORA_TEST_STEP ?? '';

/** Where it is found is told before any job begins: one that halts in a transaction would hold all of an embedded database, which the start needs. */
const found = Promise.withResolvers<void>();

async function reach(name: string): Promise<void> {
  if (name !== step) return;
  process.send?.(name);
  await new Promise(() => undefined);
}

/** The same, with halts before and after what a job does to files, when it has found another one to do, and in the middle of its last transaction. */
function withHalts(deps: Deps, job: string): Deps {
  const { jobs, objects, push } = deps;
  return {
    ...deps,
    jobs: {
      ...jobs,
      async enqueue(...order) {
        await jobs.enqueue(...order);
        await reach(`${job}: enqueued`);
      },
    },
    objects: {
      ...objects,
      async put(...order) {
        await reach(`${job}: before storing`);
        await objects.put(...order);
        await reach(`${job}: stored`);
      },
      async deleteFolder(prefix) {
        await reach(`${job}: before erasing`);
        await objects.deleteFolder(prefix);
        await reach(`${job}: erased`);
        if (job === 'erase-objects')
          await sql`update pgboss.job set start_after = now() where name = 'finish-destruction'`.execute(deps.db);
      },
    },
    push: {
      ...push,
      async forget(...order) {
        await push.forget(...order);
        await reach(`${job}: forgotten`);
      },
    },
  };
}

function register(jobs: Deps['jobs']): void {
  serverModules.registerJobs({
    ...jobs,
    register(job, worker, exhausted) {
      const halting: JobWorker<never, Deps> = async (deps, payload, signal, progressed) => {
        await found.promise;
        const halted = withHalts(deps, job.name);
        const told: Progressed = async () => {
          await progressed();
          await reach(`${job.name}: between two`);
        };
        // Of an export each file is a part of its own.
        if (job.name === makeExportJob.name) return makeExport(halted, payload, signal, told, 1);
        return worker(halted as never, payload, signal, told);
      };
      jobs.register(job, halting as typeof worker, exhausted);
    },
  });
}

const ending = atOnce(accountClosed, () => reach('ending'));
const config = loadConfig(process.env);
const modules = { ...serverModules, registerJobs: register, subscribers: [...serverModules.subscribers, ending] };
const server = await startServer(config, modules, {
  log: createLog(config.logLevel),
  // Another code may go to the phone by then.
  now: () => Date.now() + Number(process.env.KINORA_TEST_AHEAD_MS ?? 0),
  onPanic: () => process.exit(70),
  studioProgram: new URL('./fake-studio-program.ts', import.meta.url),
});
const { db, jobs } = server.deps;
await db.transaction().execute((tx) => jobs.enqueue(tx, sweepClosingJob, {}, { uid: null }));
process.send?.({ address: server.address, inbox: server.inbox });
found.resolve();
