import { Worker } from 'node:worker_threads';
import { JobFailedError, JobTimeoutError, StudioClosedError, WorkerDiedError } from './errors.ts';
import { JobQueue } from './job-queue.ts';
import type { AbortJob, JobAnswer, JobProgress } from './jobs.ts';

export interface PoolOptions {
  /** The module that a thread runs: it answers each job with one {@link JobAnswer}, and may be told {@link AbortJob}. */
  script: URL;
  threads: number;
}

export interface RunOptions {
  /** Lower goes first. */
  priority: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** The threads that may run it, by number: default all. While they are busy others may pass. */
  threads?: ThreadRange | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/** Threads `from` to before `to` of a pool: what they alone run, models included, is loaded on them alone. */
export interface ThreadRange {
  from: number;
  to: number;
}

interface Task {
  message: unknown;
  options: RunOptions;
  /** Settles the caller's promise; only the first call counts. */
  settle(result: { output: unknown } | { error: unknown }): void;
}

interface Thread {
  /** Its number in the pool; a thread that takes the place of a dead one takes its number too. */
  slot: number;
  worker: Worker;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** A small young generation is collected often: the planes of finished stages go sooner, a tenth less memory at the peak. */
const LIMITS = { maxYoungGenerationSizeMb: 4 };

/** Threads that do one job at a time each. A thread starts when it is first needed; one that dies fails only its own job. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #queue = new JobQueue<Task>();
  readonly #threads = new Set<Thread>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Runs a job on the next free thread.
   * @throws JobFailedError, JobTimeoutError, WorkerDiedError, StudioClosedError, or the signal's reason. A running job whose
   * signal fires is given up at once, but its thread is free only when the job has ended: it is told, and may end early.
   */
  run(message: unknown, options: RunOptions): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new StudioClosedError('the studio is closed'));
    const { signal } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const task: Task = {
        message,
        options,
        settle: (result) => {
          signal?.removeEventListener('abort', abort);
          if ('error' in result) reject(result.error);
          else resolve(result.output);
        },
      };
      const abort = (): void => {
        if (!this.#queue.remove(task)) this.#threadOf(task)?.worker.postMessage({ kind: 'abort' } satisfies AbortJob);
        task.settle({ error: signal?.reason });
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#queue.push(task, options.priority);
      this.#dispatch();
    });
  }

  /** Ends all threads; jobs that wait or run fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new StudioClosedError('the studio was closed');
    for (let task = this.#queue.shift(); task; task = this.#queue.shift()) task.settle({ error });
    const ended = [...this.#threads].map((thread) => {
      thread.task?.settle({ error });
      clearTimeout(thread.timer);
      return thread.worker.terminate();
    });
    await Promise.all(ended);
  }

  #dispatch(): void {
    while (!this.#isClosed) {
      const task = this.#queue.shift((waiting) => this.#freeSlot(waiting) !== undefined);
      const slot = task && this.#freeSlot(task);
      if (!task || slot === undefined) return;
      this.#begin(this.#threadIn(slot) ?? this.#startThread(slot), task);
    }
  }

  /** Where a task may run now: on a thread that is up rather than a new one, and on the last: the first ones are in more demand. */
  #freeSlot({ options: { threads } }: Task): number | undefined {
    const { from, to } = threads ?? { from: 0, to: this.#options.threads };
    const free = Array.from({ length: to - from }, (_, index) => to - 1 - index).filter(
      (slot) => !this.#threadIn(slot)?.task,
    );
    return free.find((slot) => this.#threadIn(slot)) ?? free[0];
  }

  #threadIn(slot: number): Thread | undefined {
    return [...this.#threads].find((thread) => thread.slot === slot);
  }

  #threadOf(task: Task): Thread | undefined {
    return [...this.#threads].find((thread) => thread.task === task);
  }

  #begin(thread: Thread, task: Task): void {
    thread.task = task;
    const { timeoutMs } = task.options;
    thread.timer = setTimeout(() => {
      this.#drop(thread, new JobTimeoutError(`the job took longer than ${timeoutMs} ms`));
      void thread.worker.terminate();
    }, timeoutMs);
    thread.worker.ref();
    thread.worker.postMessage(task.message);
  }

  #startThread(slot: number): Thread {
    const thread: Thread = {
      slot,
      worker: new Worker(this.#options.script, { resourceLimits: LIMITS }),
      task: undefined,
      timer: undefined,
    };
    this.#threads.add(thread);
    thread.worker.on('message', (message: JobAnswer | JobProgress) => {
      if ('progress' in message) thread.task?.options.onProgress?.(message.progress);
      else this.#finish(thread, message);
    });
    thread.worker.on('error', (error) =>
      this.#drop(thread, new WorkerDiedError(`the thread failed: ${error.message}`)),
    );
    thread.worker.on('exit', (code) => this.#drop(thread, new WorkerDiedError(`the thread ended with code ${code}`)));
    return thread;
  }

  #finish(thread: Thread, answer: JobAnswer): void {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = undefined;
    // An idle thread keeps no process alive.
    thread.worker.unref();
    if (answer.ok) task?.settle({ output: answer.output });
    else task?.settle({ error: new JobFailedError(answer.name, answer.message) });
    this.#dispatch();
  }

  /** A thread that is gone: its job fails, the next job starts another thread. */
  #drop(thread: Thread, error: Error): void {
    clearTimeout(thread.timer);
    if (!this.#threads.delete(thread)) return;
    thread.task?.settle({ error });
    this.#dispatch();
  }
}
