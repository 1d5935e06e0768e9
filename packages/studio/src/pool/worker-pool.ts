import { THREAD_PEAK_MB } from './count-threads.ts';
import { JobFailedError, PoisonJobError, StudioClosedError, type ThreadLostError } from './errors.ts';
import { JobQueue } from './job-queue.ts';
import type { JobAnswer } from './jobs.ts';
import { PoolThread, type ThreadLimits } from './pool-thread.ts';
import { createTask, type RunOptions, type Task } from './task.ts';

export interface PoolOptions {
  /** The module that a thread runs: it answers each job with one `JobAnswer`, and may be told `AbortJob`. */
  script: URL;
  threads: number;
  /** What a thread may hold. */
  limits?: ThreadLimits;
  /** Told of each thread that was lost with a job. */
  onLostThread?: ((error: ThreadLostError) => void) | undefined;
}

/** Several times what any job takes, measured 50 and 390, so that only one that has gone wild comes to it. */
const LIMITS: ThreadLimits = { heapMb: 256, memoryMb: THREAD_PEAK_MB * 2 };
/** A job that cost this many threads would cost the next one too. */
const THREADS_FOR_A_JOB = 2;

/**
 * Threads that do one job at a time each. A thread starts when it is first needed. One that crashes, hangs or swells is
 * replaced; its job is tried once more, and nothing else is touched.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #queue = new JobQueue<Task>();
  readonly #threads = new Set<PoolThread>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Runs a job on the next free thread.
   * @throws JobFailedError, PoisonJobError, StudioClosedError, or the signal's reason. A running job whose signal fires is
   * given up at once, but its thread is free only when the job has ended: it is told, and may end early.
   */
  async run(message: unknown, options: RunOptions): Promise<unknown> {
    if (this.#isClosed) throw new StudioClosedError('the studio is closed');
    options.signal?.throwIfAborted();
    const { task, promise } = createTask(message, options, (aborted) => {
      if (!this.#queue.remove(aborted)) this.#threadOf(aborted)?.abort();
    });
    this.#queue.push(task, options.priority);
    this.#dispatch();
    return promise;
  }

  /** Ends all threads; jobs that wait or run fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new StudioClosedError('the studio was closed');
    for (let task = this.#queue.shift(); task; task = this.#queue.shift()) task.settle({ error });
    const ended = [...this.#threads].map((thread) => {
      thread.task?.settle({ error });
      return thread.end();
    });
    await Promise.all(ended);
  }

  #dispatch(): void {
    while (!this.#isClosed) {
      const task = this.#queue.shift(
        (waiting) => this.#freeSlot(waiting) !== undefined,
        (other, first) => first.options.kin !== undefined && this.#isAtHand(other),
      );
      const slot = task && this.#freeSlot(task);
      if (!task || slot === undefined) return;
      (this.#threadIn(slot) ?? this.#startThread(slot)).begin(task);
    }
  }

  /** Whether the thread that a task would run on has at hand what it needs. */
  #isAtHand(task: Task): boolean {
    const slot = this.#freeSlot(task);
    return task.options.kin !== undefined && slot !== undefined && this.#threadIn(slot)?.kin === task.options.kin;
  }

  /**
   * Where a task may run now: on a thread that has at hand what it needs, on one that is up rather than a new one, and on the last:
   * the first ones are in more demand.
   */
  #freeSlot({ options: { threads, kin } }: Task): number | undefined {
    const { from, to } = threads ?? { from: 0, to: this.#options.threads };
    const free = Array.from({ length: to - from }, (_, index) => to - 1 - index).filter(
      (slot) => !this.#threadIn(slot)?.task,
    );
    const atHand = kin === undefined ? undefined : free.find((slot) => this.#threadIn(slot)?.kin === kin);
    return atHand ?? free.find((slot) => this.#threadIn(slot)) ?? free[0];
  }

  #threadIn(slot: number): PoolThread | undefined {
    return [...this.#threads].find((thread) => thread.slot === slot);
  }

  #threadOf(task: Task): PoolThread | undefined {
    return [...this.#threads].find((thread) => thread.task === task);
  }

  #startThread(slot: number): PoolThread {
    const { script, limits = LIMITS } = this.#options;
    const thread = new PoolThread(slot, script, limits, {
      onAnswer: (answering, answer) => this.#finish(answering, answer),
      onLost: (lost, error) => this.#lose(lost, error),
    });
    this.#threads.add(thread);
    return thread;
  }

  #finish(thread: PoolThread, answer: JobAnswer): void {
    const { task } = thread;
    thread.task = undefined;
    if (answer.ok) task?.settle({ output: answer.output });
    else task?.settle({ error: new JobFailedError(answer.name, answer.message) });
    this.#dispatch();
  }

  /** A thread that is gone: what waits next starts another one. */
  #lose(thread: PoolThread, error: ThreadLostError): void {
    this.#threads.delete(thread);
    const { task } = thread;
    if (task) this.#options.onLostThread?.(error);
    if (task && !task.isSettled) this.#tryAgain(task, error);
    this.#dispatch();
  }

  #tryAgain(task: Task, cause: ThreadLostError): void {
    task.threadsLost += 1;
    if (task.threadsLost < THREADS_FOR_A_JOB) this.#queue.pushAgain(task, task.options.priority);
    else
      task.settle({
        error: new PoisonJobError(`the job cost ${task.threadsLost} threads: ${cause.message}`, { cause }),
      });
  }
}
