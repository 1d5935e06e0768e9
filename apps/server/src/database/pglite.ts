import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Database, StopListening } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type {
  ExecuteStatement,
  StatementFault,
  StatementResult,
  WorkerReply,
  WorkerSettings,
} from './pglite-protocol.ts';

export interface PgliteOptions {
  /** Holds the lock and the database's own folder; one process at a time. */
  folder: string;
  /** Where the folder of a fresh database is kept for copying. */
  template: string;
  /** PostgreSQL or its WebAssembly gave up. The process must end at once: data on disk is sound, this instance is not. */
  onPanic(message: string): void;
  /** Options of the worker thread's Node. */
  execArgv?: string[];
}

export interface EmbeddedDatabase extends Database {
  /** How often the disk was synced since the database was opened. */
  syncCount(): number;
}

/** An error of the embedded database, with the fields that `pg` gives its own. */
export class StatementError extends Error {
  override readonly name = 'StatementError';

  constructor(fault: StatementFault) {
    super(fault.message);
    Object.assign(this, fault);
  }
}

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** Resolves when the database answers; rejects when its thread ends or PostgreSQL gives up before. */
function readiness(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const hear = (message: WorkerReply): void => {
    // Under `node --watch`, as in development, a thread tells Node first which files it loads.
    if (message.kind === undefined) return;
    worker.off('message', hear);
    if (message.kind === 'ready') resolve();
    else
      reject(
        new Error(`the embedded database did not open: ${message.kind === 'panic' ? message.message : message.kind}`),
      );
  };
  worker.on('message', hear);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the embedded database did not open: its thread ended')));
  return promise;
}

/** Opens PGlite in a thread of its own, with real fsync. Throws DirectoryLockedError when another process has it open. */
export async function openPglite(options: PgliteOptions): Promise<EmbeddedDatabase> {
  const lock = lockDirectory(options.folder);
  const syncCount = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const settings: WorkerSettings = {
    folder: path.join(options.folder, 'pglite'),
    template: options.template,
    syncCount,
  };
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: settings,
    ...(options.execArgv && { execArgv: options.execArgv }),
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let nextId = 0;
  let isClosing = false;

  function failAll(message: string): void {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  function panic(message: string): void {
    failAll(`the embedded database is gone: ${message}`);
    options.onPanic(message);
  }

  function receive(message: WorkerReply): void {
    if (message.kind === 'panic') panic(message.message);
    if (message.kind === 'notification') {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload);
    }
    if (message.kind !== 'result' && message.kind !== 'fault') return;
    const entry = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'result') entry?.resolve(message.result);
    else entry?.reject(new StatementError(message.fault));
  }

  const execute: ExecuteStatement = (sql, parameters, isInTransaction) =>
    new Promise((resolve, reject) => {
      if (isClosing) return reject(new Error('the database is closed'));
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters, isInTransaction });
    });

  try {
    await readiness(worker);
  } catch (error) {
    await worker.terminate();
    lock.release();
    throw error;
  }
  worker.on('message', receive);
  worker.on('error', (error) => panic(error.message));
  worker.on('exit', () => {
    if (!isClosing) panic('its thread ended');
  });

  const db = new Kysely<Schema>({ dialect: new PgliteDialect(execute) });

  async function listen(channel: string, onMessage: (payload: string) => void): Promise<StopListening> {
    const channelListeners = listeners.get(channel) ?? new Set();
    listeners.set(channel, channelListeners.add(onMessage));
    await execute(`listen "${channel}"`, [], false);
    return async () => {
      channelListeners.delete(onMessage);
      if (channelListeners.size === 0 && !isClosing) await execute(`unlisten "${channel}"`, [], false);
    };
  }

  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    worker.postMessage({ close: true });
    await once(worker, 'exit');
    failAll('the database was closed');
    lock.release();
  }

  return { kind: 'embedded', db, listen, close, syncCount: () => Atomics.load(new Int32Array(syncCount), 0) };
}
