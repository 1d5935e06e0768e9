import { randomUUID } from 'node:crypto';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobDefinition, Jobs, JobWorker, Progressed } from '../adapters/ports/jobs.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { bossDatabase } from './boss-database.ts';
import { deadLetterOf, ensureQueues } from './ensure-queues.ts';
import { forgetJobs, forgetJobsNaming } from './forget-jobs.ts';
import { handBackCrashed, handBackJobs, renewTries } from './hand-back.ts';
import { nextTurn } from './next-turn.ts';

export interface BossJobsOptions {
  database: Database;
  databaseUrl: string | null;
  /** False: this process only enqueues. */
  isWorking: boolean;
  log: Logger;
  /** How often the queue is asked, s, beside what wakes its workers; told in tests of the waking. */
  pollS?: number;
  /** Told of each run, for metrics. */
  onRun?(name: string, outcome: JobOutcome, durationMs: number): void;
}

export type JobOutcome = 'completed' | 'failed' | 'dead';

export interface BossJobs extends Jobs<Deps> {
  /** Jobs by queue and state, for metrics. */
  depth(): Promise<{ name: string; ready: number; active: number; deferred: number }[]>;
}

type Run = (deps: Deps, payload: unknown, signal: AbortSignal, progressed: Progressed) => Promise<void>;

interface Registration {
  job: JobDefinition<unknown>;
  run: Run;
  /** What follows when every try failed. */
  giveUp: Run;
}

/** Silence after which a process counts as dead; three signs of life in it. */
const HEARTBEAT_S = 10;
const SWEEP_MS = 2_000;
/** pg-boss’s own limit, which would use up a try: only where no process is there to look. */
const HEARTBEAT_LIMIT_S = 60;
const HEARTBEAT_REFRESH_S = 3;
/** How often dead processes are looked for; embedded there are none, and only figures and expiry are left to do. */
const SUPERVISE_SHARED_S = 3;
const SUPERVISE_EMBEDDED_S = 10;
// NOTIFY wakes the workers; polling finds what was put off, and what a lost notification left.
const POLL_S = 0.5;
const POLL_WITH_NOTIFY_S = 2;

/** The queue on pg-boss, in the database of the business rows, embedded or not. */
export function createBossJobs(options: BossJobsOptions): BossJobs {
  const { database, log } = options;
  const isShared = database.kind === 'postgres';
  const superviseS = isShared ? SUPERVISE_SHARED_S : SUPERVISE_EMBEDDED_S;
  const registrations = new Map<string, Registration>();
  const running = new Map<string, Promise<void>>();
  const workedQueues: string[] = [];
  const abort = new AbortController();
  let sweeping: NodeJS.Timeout | undefined;
  const boss = new PgBoss({
    ...bossDatabase(database, options.databaseUrl),
    schema: 'pgboss',
    useListenNotify: true,
    schedule: options.isWorking,
    supervise: options.isWorking,
    superviseIntervalSeconds: superviseS,
    monitorIntervalSeconds: superviseS,
    reindex: isShared,
  });
  boss.on('error', (error) => {
    // What was handed back still runs into its end, which the stopped queue no longer takes.
    if (abort.signal.aborted) log.debug({ err: error }, 'the stopped job queue reported an error');
    else log.error({ err: error }, 'the job queue reported an error');
  });
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warned'));

  async function handBack(silentS: number | null): Promise<void> {
    const fail = (name: string, id: string) => boss.fail(name, id, { message: 'the process died' });
    const count = await handBackCrashed(database.db, silentS, fail);
    if (count > 0) log.warn({ count }, 'jobs of a process that died go on');
  }

  function sweep(): void {
    handBack(HEARTBEAT_S).catch((error: unknown) => log.error({ err: error }, 'jobs of dead processes were not found'));
  }

  /** One pg-boss worker for each slot, each of which fetches again at once when its job has ended. */
  async function workOn(queue: string, slots: number, run: (job: JobWithMetadata<unknown>) => Promise<void>) {
    const settings = {
      pollingIntervalSeconds: options.pollS ?? POLL_S,
      notifyPollingIntervalSeconds: options.pollS ?? POLL_WITH_NOTIFY_S,
      ...(isShared && { heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S }),
    };
    for (let slot = 0; slot < slots; slot++) {
      let workerId = '';
      const handle = async ([job]: JobWithMetadata<unknown>[]): Promise<void> => {
        if (!job) return;
        const outcome = run(job);
        running.set(job.id, outcome);
        try {
          await outcome;
        } finally {
          running.delete(job.id);
          boss.notifyWorker(workerId);
        }
      };
      workerId = await boss.work(queue, { batchSize: 1, includeMetadata: true, ...settings }, handle);
    }
    workedQueues.push(queue);
  }

  async function runJob(
    deps: Deps,
    { job: { name, retries }, run }: Registration,
    job: JobWithMetadata<unknown>,
  ): Promise<void> {
    const startedMs = performance.now();
    let renewal: Promise<void> | undefined;
    const progressed = (): Promise<void> => (renewal ??= renewTries(database.db, job.id, retries));
    try {
      await run(deps, job.data, AbortSignal.any([job.signal, abort.signal]), progressed);
      options.onRun?.(name, 'completed', performance.now() - startedMs);
    } catch (error) {
      options.onRun?.(name, 'failed', performance.now() - startedMs);
      log.warn({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 }, 'a job failed');
      throw error;
    }
  }

  /** What pg-boss gave up arrives in a queue of its own, whose jobs are tried again like any other. */
  async function giveUpJob(deps: Deps, registration: Registration, job: JobWithMetadata<unknown>): Promise<void> {
    const { name } = registration.job;
    if (job.retryCount === 0) {
      options.onRun?.(name, 'dead', 0);
      log.error({ job: name, jobId: job.sourceId, retries: job.sourceRetryCount }, 'a job was given up');
    }
    await registration.giveUp(deps, job.data, AbortSignal.any([job.signal, abort.signal]), async () => undefined);
  }

  return {
    register<Payload>(
      job: JobDefinition<Payload>,
      worker: JobWorker<Payload, Deps>,
      exhausted: JobWorker<Payload, Deps> = async () => undefined,
    ): void {
      if (registrations.has(job.name)) throw new Error(`the job ${job.name} is registered twice`);
      registrations.set(job.name, {
        job,
        run: (deps, payload, ...rest) => worker(deps, job.payload.parse(payload), ...rest),
        giveUp: (deps, payload, ...rest) => exhausted(deps, job.payload.parse(payload), ...rest),
      });
    },

    async enqueue(tx, job, payload, { uid, singletonKey, startAfterSeconds }) {
      // The queues are exclusive by key; a job without one gets one of its own.
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromKysely(tx),
        singletonKey: singletonKey ?? randomUUID(),
        // The earliest turn goes first.
        priority: -(await nextTurn(tx, job.name, { uid, isPutOff: startAfterSeconds !== undefined })),
        ...(uid !== null && { group: { id: uid } }),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
      });
    },

    async forget(tx, uid) {
      const outliving = [...registrations.values()].filter(({ job }) => job.outlivesAccount);
      await forgetJobs(
        tx,
        uid,
        outliving.flatMap(({ job: { name } }) => [name, deadLetterOf(name)]),
      );
    },
    forgetNaming: forgetJobsNaming,

    async start(deps) {
      await boss.start();
      const definitions = [...registrations.values()].map(({ job }) => job);
      await ensureQueues(boss, definitions, {
        // Embedded, the next start knows without waiting.
        heartbeatS: isShared ? HEARTBEAT_LIMIT_S : null,
        isWorking: options.isWorking,
      });
      if (!options.isWorking) return;
      if (isShared) sweeping = setInterval(sweep, SWEEP_MS);
      // Embedded, this process holds the lock: whatever is active belongs to one that died.
      else await handBack(null);
      for (const registration of registrations.values()) {
        const { name, concurrency } = registration.job;
        await workOn(name, concurrency, (job) => runJob(deps, registration, job));
        await workOn(deadLetterOf(name), 1, (job) => giveUpJob(deps, registration, job));
      }
    },

    async stop(graceMs) {
      clearInterval(sweeping);
      for (const queue of workedQueues) await boss.offWork(queue, { wait: false });
      const settled = Promise.allSettled(running.values());
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([settled, grace]);
      clearTimeout(timer);
      const unfinished = [...running.keys()];
      if (unfinished.length > 0) {
        // Back in the queue before their workers hear of it: what they do from now on no longer counts.
        await handBackJobs(database.db, unfinished);
        log.warn({ count: unfinished.length }, 'unfinished jobs went back to the queue');
      }
      abort.abort(new Error('the server stops'));
      await boss.stop({ graceful: false });
    },

    async depth() {
      const queues = await boss.getQueues([...registrations.keys()]);
      return queues.map(({ name, readyCount, activeCount, deferredCount }) => ({
        name,
        ready: readyCount,
        active: activeCount,
        deferred: deferredCount,
      }));
    },
  };
}
