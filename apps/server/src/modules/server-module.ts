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
  /** What it tells of itself among the metrics. */
  gauges?: readonly ModuleGauge[];
}

/** A figure that is read whenever the metrics are asked for. */
export interface ModuleGauge {
  name: string;
  help: string;
  read(deps: Deps): Promise<number>;
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
