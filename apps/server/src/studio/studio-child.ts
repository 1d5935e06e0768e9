import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { FromStudio, StudioCall, StudioOperation, StudioResults, ToStudio } from './studio-protocol.ts';

/** The studio's process ended while it worked on this; trying again is worth it. */
export class StudioCrashedError extends Error {
  override readonly name = 'StudioCrashedError';
}

export interface StudioChildOptions {
  /** The program of the process. */
  program: URL;
  threads: number;
  /** The video encoder; null: videos are off. */
  ffmpegPath: string | null;
  log: Logger;
}

export interface CallOptions {
  loadPlate?: ((key: string) => Promise<Uint8Array>) | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

interface Call extends CallOptions {
  resolve(value: StudioResults[StudioOperation]): void;
  reject(error: unknown): void;
}

const RESTART_MS = 500;
const RESTART_MAX_MS = 30_000;
/** A process that lived this long was sound: the next restart is quick again. */
const SOUND_MS = 60_000;
const CLOSE_MS = 5_000;

async function loadPlate({ loadPlate: load }: Call, key: string): Promise<Uint8Array> {
  if (!load) throw new Error(`no plate ${key}`);
  return load(key);
}

/** The studio's process: started at the first call, started again with back-off when it ends. */
export class StudioChild {
  readonly #options: StudioChildOptions;
  readonly #calls = new Map<number, Call>();
  #nextId = 0;
  #process: Promise<ChildProcess> | undefined;
  #crashes = 0;
  #notBeforeMs = 0;
  #isClosed = false;

  constructor(options: StudioChildOptions) {
    this.#options = options;
  }

  /** Resolves when the process is up and can work. */
  async ready(): Promise<void> {
    await this.#ensure();
  }

  async call(request: StudioCall, options: CallOptions, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const child = await this.#ensure();
    signal?.throwIfAborted();
    const id = this.#nextId++;
    const onAbort = (): void => {
      this.#send(child, { kind: 'abort', id });
      this.#calls.get(id)?.reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await new Promise<StudioResults[StudioOperation]>((resolve, reject) => {
        this.#calls.set(id, { resolve, reject, ...options });
        this.#send(child, { kind: 'call', id, call: request });
      });
    } finally {
      this.#calls.delete(id);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = await this.#process?.catch(() => undefined);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
    await ended;
    clearTimeout(timer);
  }

  #ensure(): Promise<ChildProcess> {
    if (this.#isClosed) return Promise.reject(new Error('the studio is closed'));
    this.#process ??= this.#start().catch((error: unknown) => {
      this.#process = undefined;
      throw error;
    });
    return this.#process;
  }

  async #start(): Promise<ChildProcess> {
    const waitMs = this.#notBeforeMs - Date.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const { program, threads, ffmpegPath, log } = this.#options;
    const startedMs = Date.now();
    // Structured clone carries pictures as bytes; the default JSON would blow them up fourfold.
    const child = fork(program, [String(threads), ffmpegPath ?? ''], {
      serialization: 'advanced',
      // The planes of pictures come and go by the megabyte: with an arena a thread the C library would keep much of it.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ready = new Promise<ChildProcess>((resolve, reject) => {
      child.on('message', (message: FromStudio) => {
        if (message.kind === 'ready') resolve(child);
        else this.#receive(child, message);
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        reject(new StudioCrashedError('the studio did not start'));
        this.#onExit(startedMs, code, signal);
      });
    });
    log.debug({ threads }, 'starting the studio');
    return ready;
  }

  #receive(child: ChildProcess, message: Exclude<FromStudio, { kind: 'ready' }>): void {
    const call = this.#calls.get(message.id);
    // An aborted call may still answer.
    if (!call) return;
    if (message.kind === 'result') call.resolve(message.value);
    else if (message.kind === 'fault') call.reject(new Error(message.message));
    else if (message.kind === 'progress') call.onProgress?.(message.share);
    else void this.#bringPlate(child, call, message.id, message.key);
  }

  async #bringPlate(child: ChildProcess, call: Call, id: number, key: string): Promise<void> {
    try {
      this.#send(child, { kind: 'plate', id, key, bytes: await loadPlate(call, key) });
    } catch (error) {
      this.#send(child, { kind: 'no-plate', id, key, message: error instanceof Error ? error.message : String(error) });
    }
  }

  #send(child: ChildProcess, message: ToStudio): void {
    // A process that just ended fails its calls by its exit.
    if (child.connected) child.send(message, (error) => error && this.#options.log.debug({ err: error }, 'studio'));
  }

  #onExit(startedMs: number, code: number | null, signal: NodeJS.Signals | null): void {
    this.#process = undefined;
    for (const { reject } of this.#calls.values()) reject(new StudioCrashedError('the studio ended while it worked'));
    this.#calls.clear();
    if (this.#isClosed) return;
    this.#crashes = Date.now() - startedMs > SOUND_MS ? 1 : this.#crashes + 1;
    const backOffMs = Math.min(RESTART_MAX_MS, RESTART_MS * 2 ** (this.#crashes - 1));
    this.#notBeforeMs = Date.now() + backOffMs;
    this.#options.log.error({ code, signal, backOffMs }, 'the studio ended');
  }
}
