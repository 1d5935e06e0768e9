import type * as z from 'zod';
import type { Db } from '../../database/db.ts';

/** A job's definition; its worker is registered apart, in the process that does the work. */
export interface JobDefinition<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Times that a failed job is tried again, with back-off. A run that made progress, or whose process died, does not count. */
  retries: number;
  /** A run longer than this counts as dead and is started again elsewhere. */
  expireSeconds: number;
  /** Jobs of this name that one process works on at once. */
  concurrency: number;
  /** Done also when the account ends whose job it is, or becomes part of another one: then it is nobody's. Default: forgotten with it. */
  outlivesAccount?: true;
  /** For a job that the clock starts: five cron fields, UTC; its payload is then `{}`. */
  cron?: string;
}

/** Says that a run has brought its job further, for good: the run then uses up no try. */
export type Progressed = () => Promise<void>;

/** Does a job; `Context` is everything that it may reach. */
export type JobWorker<Payload, Context> = (
  context: Context,
  payload: Payload,
  signal: AbortSignal,
  progressed: Progressed,
) => Promise<void>;

/** The queue in the same database as the business rows. */
export interface Jobs<Context> {
  /** Enqueues within the transaction: the job exists if and only if it commits. */
  enqueue<Payload>(tx: Db, job: JobDefinition<Payload>, payload: Payload, options: EnqueueOptions): Promise<void>;
  /** Deletes the jobs of a user, of whom nothing is kept any more, but for those that outlive the account. */
  forget(tx: Db, uid: string): Promise<void>;
  /** Deletes every job in whose payload or outcome the text stands. */
  forgetNaming(tx: Db, text: string): Promise<void>;
  /** `exhausted` is called (itself tried again on failure) when the last try failed, ran out of time or died. */
  register<Payload>(
    job: JobDefinition<Payload>,
    worker: JobWorker<Payload, Context>,
    exhausted?: JobWorker<Payload, Context>,
  ): void;
  start(context: Context): Promise<void>;
  /** Stops taking jobs, lets running ones finish within the time, then returns them to the queue. */
  stop(graceMs: number): Promise<void>;
}

export interface EnqueueOptions {
  /**
   * Whose job it is: a queue takes the jobs of its users in turn, however many one of them has put there, and forgets those of an
   * account that ends. Null: nobody's, all of whose jobs have the turns of one user.
   */
  uid: string | null;
  /** At most one unfinished job of this name with this key. */
  singletonKey?: string;
  /** Not before this many seconds from now. */
  startAfterSeconds?: number;
}
