/** Threads number `from` to before `to` of a pool: what they alone run, models included, is loaded on them alone. */
export interface ThreadRange {
  from: number;
  to: number;
}

export interface RunOptions {
  /** Lower goes first. */
  priority: number;
  /** A job that neither ends nor tells of progress for this long, longer on an overloaded machine, is ended with its thread. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** The threads that may run it: default all. While they are busy others may pass. */
  threads?: ThreadRange | undefined;
  /** Of several jobs that wait with a name and one priority a thread takes one of its last job's name: it has at hand what that needs. */
  kin?: string | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/** A job that waits in the pool or runs on one of its threads. */
export interface Task {
  message: unknown;
  options: RunOptions;
  /** Threads that it has cost so far. */
  threadsLost: number;
  isSettled: boolean;
  /** Settles the caller's promise; only the first call counts. */
  settle(result: { output: unknown } | { error: unknown }): void;
}

/** A task, and the promise of what it gives; `onAbort` is called when its signal fires before. */
export function createTask(message: unknown, options: RunOptions, onAbort: (task: Task) => void) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const { signal } = options;
  const task: Task = {
    message,
    options,
    threadsLost: 0,
    isSettled: false,
    settle(result) {
      task.isSettled = true;
      signal?.removeEventListener('abort', abort);
      if ('error' in result) reject(result.error);
      else resolve(result.output);
    },
  };
  const abort = (): void => {
    task.settle({ error: signal?.reason });
    onAbort(task);
  };
  signal?.addEventListener('abort', abort, { once: true });
  return { task, promise };
}
