import type { Jobs } from '../adapters/ports/jobs.ts';
import type { Db } from '../database/db.ts';

/** What follows from an event in one module; `Context` is everything that it may reach. */
export interface Subscriber<Context> {
  eventName: string;
  /** Called within the transaction in which it happened. */
  notice(tx: Db, context: Context, payload: unknown): Promise<void>;
  /** Gives what follows its worker, where it is a job. */
  register(jobs: Jobs<Context>): void;
}
