import type { JobDefinition, JobWorker } from '../adapters/ports/jobs.ts';
import type { Db, Deps } from '../deps.ts';
import type { EventDefinition } from './define-event.ts';
import type { Subscriber } from './subscriber.ts';

/**
 * Follows within the transaction of the event: for rows that nobody may see a moment longer. It touches the database alone
 * and is quick; whatever fails in it undoes what happened.
 */
export function atOnce<Payload>(
  event: EventDefinition<Payload>,
  react: (tx: Db, deps: Deps, payload: Payload) => Promise<void>,
): Subscriber<Deps> {
  return {
    eventName: event.name,
    notice: (tx, deps, payload) => react(tx, deps, event.payload.parse(payload)),
    register: () => undefined,
  };
}

/** The job that follows from an event; its payload is the event's. */
export interface Follow<Payload> extends Omit<JobDefinition<Payload>, 'payload' | 'cron'> {
  /** May be run again at any point, or twice at once. */
  worker: JobWorker<Payload, Deps>;
  /** False: nothing follows where the operator configured it so. */
  isWanted?(deps: Deps): boolean;
  /** Whose job it is, or null: nobody's. The queue takes its users in turn, and forgets what was one's whose account ended. */
  ownerOf(payload: Payload): string | null;
}

/** Follows as a job of its own, which exists if and only if the transaction of the event commits. */
export function afterwards<Payload>(event: EventDefinition<Payload>, follow: Follow<Payload>): Subscriber<Deps> {
  const { worker, isWanted = () => true, ownerOf, ...rest } = follow;
  const job: JobDefinition<Payload> = { ...rest, payload: event.payload };
  return {
    eventName: event.name,
    async notice(tx, deps, payload) {
      if (!isWanted(deps)) return;
      const told = event.payload.parse(payload);
      await deps.jobs.enqueue(tx, job, told, { uid: ownerOf(told) });
    },
    register: (jobs) => jobs.register(job, worker),
  };
}
