import type { JobDefinition, JobWorker } from '../adapters/ports/jobs.ts';
import type { Deps } from '../deps.ts';
import type { Subscriber } from '../events/subscriber.ts';
import type { OperatorOrder } from './operator-order.ts';

/** What a module works on besides its commands: its own jobs, and what follows in it from events of others. */
export interface ServerModule {
  jobs?: readonly ModuleJob[];
  subscribers?: readonly Subscriber<Deps>[];
  /** What its operator does by `npm run operator`. */
  orders?: readonly OperatorOrder[];
}

/** A job with its worker. */
export interface ModuleJob {
  register(jobs: Deps['jobs']): void;
}

/** Gives a job its worker; `exhausted` follows when its last try failed. */
export function work<Payload>(
  job: JobDefinition<Payload>,
  worker: JobWorker<Payload, Deps>,
  exhausted?: JobWorker<Payload, Deps>,
): ModuleJob {
  return { register: (jobs) => jobs.register(job, worker, exhausted) };
}
