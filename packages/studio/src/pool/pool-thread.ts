import { Worker } from 'node:worker_threads';
import { JobMemoryError, JobTimeoutError, type ThreadLostError, WorkerDiedError } from './errors.ts';
import type { AbortJob, JobAnswer, JobProgress } from './jobs.ts';
import { overload } from './overload.ts';
import type { Task } from './task.ts';

export interface ThreadLimits {
  /** JavaScript heap. */
  heapMb: number;
  /** Heap, buffers and WASM memory together. */
  memoryMb: number;
}

export interface ThreadEvents {
  onAnswer(thread: PoolThread, answer: JobAnswer): void;
  /** Once: the thread is gone, with the task that it has. */
  onLost(thread: PoolThread, error: ThreadLostError): void;
}

/** A small young generation is collected often: the planes of finished stages go sooner, a tenth less memory at the peak. */
const YOUNG_GENERATION_MB = 4;
const MEMORY_WATCH_MS = 1000;

/** A worker thread that does one task at a time, and is given up when it crashes, hangs or swells. */
export class PoolThread {
  /** Its number in the pool; a thread that takes the place of a lost one takes its number too. */
  readonly slot: number;
  /** What it works on. */
  task: Task | undefined;
  /** What it has at hand, see `RunOptions`. */
  kin: string | undefined;
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #events: ThreadEvents;
  #deadline: NodeJS.Timeout | undefined;
  #memoryWatch: NodeJS.Timeout | undefined;
  #isLost = false;

  constructor(slot: number, script: URL, limits: ThreadLimits, events: ThreadEvents) {
    this.slot = slot;
    this.#limits = limits;
    this.#events = events;
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB, maxOldGenerationSizeMb: limits.heapMb };
    this.#worker = new Worker(script, { resourceLimits });
    this.#worker.on('message', (message: JobAnswer | JobProgress) => {
      if ('progress' in message) this.#progress(message.progress);
      else this.#answer(message);
    });
    this.#worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const Lost = isMemory ? JobMemoryError : WorkerDiedError;
      this.#lose(new Lost(`the thread failed: ${error.message}`));
    });
    this.#worker.on('exit', (code) => this.#lose(new WorkerDiedError(`the thread ended with code ${code}`)));
  }

  begin(task: Task): void {
    this.task = task;
    const { timeoutMs, kin } = task.options;
    this.kin = kin ?? this.kin;
    this.#expectSign(timeoutMs);
    this.#memoryWatch = setInterval(() => void this.#checkMemory(), MEMORY_WATCH_MS);
    this.#worker.ref();
    this.#worker.postMessage(task.message);
  }

  /** Tells the thread that nobody waits for its task any more. */
  abort(): void {
    this.#worker.postMessage({ kind: 'abort' } satisfies AbortJob);
  }

  async end(): Promise<void> {
    this.#stopWatching();
    this.#isLost = true;
    await this.#worker.terminate();
  }

  /** Gives the task up after so long without a sign of life, times how overloaded the machine is by then. */
  #expectSign(timeoutMs: number): void {
    const sinceMs = performance.now();
    const look = (): void => {
      const silentMs = performance.now() - sinceMs;
      const leftMs = timeoutMs * overload() - silentMs;
      if (leftMs > 0) this.#deadline = setTimeout(look, leftMs);
      else this.#giveUp(new JobTimeoutError(`the job was silent for ${Math.round(silentMs)} ms`));
    };
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(look, timeoutMs);
  }

  #progress(share: number): void {
    if (this.task) this.#expectSign(this.task.options.timeoutMs);
    this.task?.options.onProgress?.(share);
  }

  #answer(answer: JobAnswer): void {
    this.#stopWatching();
    // An idle thread keeps no process alive.
    this.#worker.unref();
    this.#events.onAnswer(this, answer);
  }

  async #checkMemory(): Promise<void> {
    // A thread that ends meanwhile cannot say; its end is heard of by itself.
    const statistics = await this.#worker.getHeapStatistics().catch(() => undefined);
    if (!statistics) return;
    const heldMb = (statistics.used_heap_size + statistics.external_memory) / 1_000_000;
    if (heldMb > this.#limits.memoryMb) this.#giveUp(new JobMemoryError(`the thread holds ${Math.round(heldMb)} MB`));
  }

  #giveUp(error: ThreadLostError): void {
    this.#lose(error);
    void this.#worker.terminate();
  }

  #lose(error: ThreadLostError): void {
    this.#stopWatching();
    if (this.#isLost) return;
    this.#isLost = true;
    this.#events.onLost(this, error);
  }

  #stopWatching(): void {
    clearTimeout(this.#deadline);
    clearInterval(this.#memoryWatch);
  }
}
