import type { PgBoss, Queue, QueueResult } from 'pg-boss';
import type { JobDefinition } from '../adapters/ports/jobs.ts';

export interface QueueConditions {
  /** Silence after which a process that works on a job counts as dead; null where there is but this process. */
  heartbeatS: number | null;
  /** This process runs jobs, and so keeps their schedules. */
  isWorking: boolean;
}

const RETRY_DELAY_MAX_S = 300;
const GIVE_UP_RETRIES = 20;
const DAY_S = 86_400;
const TIME_ZONE = 'UTC';

/** What an update may change. */
type Settings = Omit<Queue, 'name' | 'policy' | 'partition'>;

/** The queue of the jobs that pg-boss gave up. */
export const deadLetterOf = (name: string): string => `${name}.dead`;

function settingsOf({ expireSeconds }: JobDefinition<unknown>, heartbeatS: number | null): Settings {
  return {
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_S,
    expireInSeconds: expireSeconds,
    deleteAfterSeconds: DAY_S,
    notify: true,
    ...(heartbeatS !== null && { heartbeatSeconds: heartbeatS }),
  };
}

function isUpToDate(queue: QueueResult, settings: Settings): boolean {
  const current = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(settings).every(([name, value]) => current.get(name) === value);
}

/**
 * Brings the queues and schedules of the jobs up to date. It asks first and writes what differs: every write is a
 * transaction on disk, and writing them all took a third of a warm start.
 */
export async function ensureQueues(
  boss: PgBoss,
  jobs: readonly JobDefinition<unknown>[],
  { heartbeatS, isWorking }: QueueConditions,
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));

  async function ensureQueue(name: string, settings: Settings, policy?: 'exclusive') {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
    else if (!isUpToDate(queue, settings)) await boss.updateQueue(name, settings);
  }

  for (const job of jobs) {
    const settings = settingsOf(job, heartbeatS);
    const deadLetter = deadLetterOf(job.name);
    await ensureQueue(deadLetter, { ...settings, retryLimit: GIVE_UP_RETRIES });
    await ensureQueue(job.name, { ...settings, retryLimit: job.retries, deadLetter }, 'exclusive');
  }
  if (isWorking) await ensureSchedules(boss, jobs);
}

async function ensureSchedules(boss: PgBoss, jobs: readonly JobDefinition<unknown>[]): Promise<void> {
  const schedules = await boss.getSchedules();
  for (const { name, cron } of jobs) {
    if (cron === undefined) continue;
    const isKnown = schedules.some(
      (schedule) => schedule.name === name && schedule.cron === cron && schedule.timezone === TIME_ZONE,
    );
    if (!isKnown) await boss.schedule(name, cron, {}, { tz: TIME_ZONE });
  }
}
