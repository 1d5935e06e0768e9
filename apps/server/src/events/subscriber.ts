import type { JobDefinition, Jobs, JobWorker } from '../adapters/ports/jobs.ts';
import type { Db, Deps } from '../deps.ts';
import type { EventDefinition } from './define-event.ts';

/** What follows from an event in one module. */
export interface Subscriber {
  eventName: string;
  /** Called within the transaction in which it happened. */
  notice(tx: Db, deps: Deps, payload: unknown): Promise<void>;
  /** Gives what follows its worker, where it is a job. */
  register(jobs: Jobs): void;
}

/**
 * Follows within the transaction of the event: for rows that nobody may see a moment longer. It touches the database alone
 * and is quick; whatever fails in it undoes what happened.
 */
export function atOnce<Payload>(
  event: EventDefinition<Payload>,
  react: (tx: Db, deps: Deps, payload: Payload) => Promise<void>,
): Subscriber {
  return {
    eventName: event.name,
    notice: (tx, deps, payload) => react(tx, deps, event.payload.parse(payload)),
    register: () => undefined,
  };
}

/** The job that follows from an event; its payload is the event's. */
export interface Follow<Payload> extends Omit<JobDefinition<Payload>, 'payload' | 'cron'> {
  /** May be run again at any point, or twice at once. */
  worker: JobWorker<Payload>;
  /** False: nothing follows where the operator configured it so. */
  isWanted?(deps: Deps): boolean;
}

/** Follows as a job of its own, which exists if and only if the transaction of the event commits. */
export function afterwards<Payload>(event: EventDefinition<Payload>, follow: Follow<Payload>): Subscriber {
  const { worker, isWanted = () => true, ...rest } = follow;
  const job: JobDefinition<Payload> = { ...rest, payload: event.payload };
  return {
    eventName: event.name,
    async notice(tx, deps, payload) {
      if (isWanted(deps)) await deps.jobs.enqueue(tx, job, event.payload.parse(payload));
    },
    register: (jobs) => jobs.register(job, worker),
  };
}
