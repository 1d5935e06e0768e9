import { randomUUID } from 'node:crypto';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobDefinition, Jobs, JobWorker } from '../adapters/ports/jobs.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { bossDatabase } from './boss-database.ts';
import { deadLetterOf, ensureQueues } from './ensure-queues.ts';
import { handBackAll, handBackJobs } from './hand-back.ts';

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

type Run = (deps: Deps, payload: unknown, signal: AbortSignal) => Promise<void>;

interface Registration {
  job: JobDefinition<unknown>;
  run: Run;
  /** What follows when every try failed. */
  giveUp: Run;
}

/** Silence after which a process counts as dead, the least that pg-boss allows; three signs of life in it. */
const HEARTBEAT_S = 10;
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
    { job: { name }, run }: Registration,
    job: JobWithMetadata<unknown>,
  ): Promise<void> {
    const startedMs = performance.now();
    try {
      await run(deps, job.data, AbortSignal.any([job.signal, abort.signal]));
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
    await registration.giveUp(deps, job.data, AbortSignal.any([job.signal, abort.signal]));
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
        run: (deps, payload, signal) => worker(deps, job.payload.parse(payload), signal),
        giveUp: (deps, payload, signal) => exhausted(deps, job.payload.parse(payload), signal),
      });
    },

    async enqueue(tx, job, payload, { singletonKey, priority, startAfterSeconds } = {}) {
      // The queues are exclusive by key; a job without one gets one of its own.
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromKysely(tx),
        singletonKey: singletonKey ?? randomUUID(),
        ...(priority !== undefined && { priority }),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
      });
    },

    async start(deps) {
      await boss.start();
      const definitions = [...registrations.values()].map(({ job }) => job);
      await ensureQueues(boss, definitions, {
        // Embedded, the next start knows without waiting.
        heartbeatS: isShared ? HEARTBEAT_S : null,
        isWorking: options.isWorking,
      });
      if (!options.isWorking) return;
      // Embedded, this process holds the lock: whatever is active belongs to one that died.
      if (!isShared) {
        const count = await handBackAll(database.db, (name, id) =>
          boss.fail(name, id, { message: 'the process died' }),
        );
        if (count > 0) log.warn({ count }, 'jobs of a process that died go on');
      }
      for (const registration of registrations.values()) {
        const { name, concurrency } = registration.job;
        await workOn(name, concurrency, (job) => runJob(deps, registration, job));
        await workOn(deadLetterOf(name), 1, (job) => giveUpJob(deps, registration, job));
      }
    },

    async stop(graceMs) {
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
