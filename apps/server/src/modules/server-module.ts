import type { JobDefinition, Jobs, JobWorker } from '../adapters/ports/jobs.ts';
import type { Subscriber } from '../events/subscriber.ts';

/** What a module works on besides its commands: its own jobs, and what follows in it from events of others. */
export interface ServerModule {
  jobs?: readonly ModuleJob[];
  subscribers?: readonly Subscriber[];
}

/** A job with its worker. */
export interface ModuleJob {
  register(jobs: Jobs): void;
}

/** Gives a job its worker; `exhausted` follows when its last try failed. */
export function work<Payload>(
  job: JobDefinition<Payload>,
  worker: JobWorker<Payload>,
  exhausted?: JobWorker<Payload>,
): ModuleJob {
  return { register: (jobs) => jobs.register(job, worker, exhausted) };
}
