import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallMessage, type ProcessOptions, type RestartOptions, sendTo, startProcess } from './start-process.ts';
import { OverdueCallError, PoisonCallError, StudioCrashedError } from './studio-errors.ts';
import type { FromStudio, StudioCall, StudioOperation, StudioResults, ToStudio } from './studio-protocol.ts';

export interface CallOptions {
  loadPlate?: ((key: string) => Promise<Uint8Array>) | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

interface Call extends CallOptions {
  resolve(value: StudioResults[StudioOperation]): void;
  reject(error: unknown): void;
}

const RESTART: RestartOptions = { firstMs: 500, longestMs: 30_000 };
/** A process that lived this long was sound: the next restart is quick again. */
const SOUND_MS = 60_000;
const CLOSE_MS = 1_500;

async function loadPlate({ loadPlate: load }: Call, key: string): Promise<Uint8Array> {
  if (!load) throw new Error(`no plate ${key}`);
  return load(key);
}

const FAULTS = { failed: Error, poison: PoisonCallError, overdue: OverdueCallError };
const faultOf = ({ message, fault }: Extract<FromStudio, { kind: 'fault' }>): Error => new FAULTS[fault](message);

/** The studio's process: started at the first call, started again with back-off when it ends or falls silent. */
export class StudioChild {
  readonly #options: ProcessOptions;
  readonly #calls = new Map<number, Call>();
  #nextId = 0;
  #process: Promise<ChildProcess> | undefined;
  #crashes = 0;
  #notBeforeMs = 0;
  /** Ends a back-off, and a process that still starts. */
  readonly #closing = new AbortController();

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Resolves when the process is up and can work. */
  async ready(): Promise<void> {
    await this.#ensure();
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** @throws StudioCrashedError when the process ends meanwhile, StudioStartError, what the studio throws, or the signal's reason. */
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

  /** What waits for a process, or works on one, fails; nothing is waited for longer than a process takes to end. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the studio is closed'));
    const child = await this.#process?.catch(() => undefined);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
    await ended;
    clearTimeout(timer);
  }

  #ensure(): Promise<ChildProcess> {
    if (this.isClosed) return Promise.reject(this.#closing.signal.reason);
    this.#process ??= this.#start().catch((error: unknown) => {
      this.#process = undefined;
      throw error;
    });
    return this.#process;
  }

  async #start(): Promise<ChildProcess> {
    const { signal } = this.#closing;
    const waitMs = this.#notBeforeMs - Date.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    const startedMs = Date.now();
    const events = {
      onMessage: (child: ChildProcess, message: CallMessage) => this.#receive(child, message),
      onExit: (code: number | null, by: NodeJS.Signals | null) => this.#onExit(startedMs, code, by),
    };
    return startProcess(this.#options, events, signal);
  }

  #receive(child: ChildProcess, message: CallMessage): void {
    const call = this.#calls.get(message.id);
    // An aborted call may still answer.
    if (!call) return;
    if (message.kind === 'result') call.resolve(message.value);
    else if (message.kind === 'fault') call.reject(faultOf(message));
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
    sendTo(child, message, this.#options.log);
  }

  #onExit(startedMs: number, code: number | null, signal: NodeJS.Signals | null): void {
    this.#process = undefined;
    for (const { reject } of this.#calls.values()) reject(new StudioCrashedError('the studio ended while it worked'));
    this.#calls.clear();
    if (this.isClosed) return;
    this.#crashes = Date.now() - startedMs > SOUND_MS ? 1 : this.#crashes + 1;
    const { firstMs, longestMs } = this.#options.restart ?? RESTART;
    const backOffMs = Math.min(longestMs, firstMs * 2 ** (this.#crashes - 1));
    this.#notBeforeMs = Date.now() + backOffMs;
    this.#options.log.error({ code, signal, backOffMs }, 'the studio ended');
  }
}
