import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { INT8_OID, parseInt8 } from './column-parsers.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { ensureDatabaseFolder, START_PARAMETERS } from './pglite-folder.ts';
import type {
  StatementFault,
  StatementRequest,
  StatementResult,
  WorkerReply,
  WorkerRequest,
  WorkerSettings,
} from './pglite-protocol.ts';

if (!parentPort) throw new Error('pglite.worker.ts runs in a worker thread');
const port = parentPort;
const settings = workerData as WorkerSettings;
const syncCount = new Int32Array(settings.syncCount);

const reply = (message: WorkerReply): void => port.postMessage(message);

function describeFault(error: unknown): StatementFault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, severity, code, detail, constraint, table, column, where } = error as Error & StatementFault;
  return { message, severity, code, detail, constraint, table, column, where };
}

/** PostgreSQL gave up, or its WebAssembly did: the next statement would spin for ever. */
function isPanic(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const severity = 'severity' in error ? error.severity : undefined;
  if (severity === 'PANIC' || severity === 'FATAL') return true;
  // RuntimeError is WebAssembly's trap, the other two are emscripten's ways to end a program.
  return error.name === 'RuntimeError' || error.name === 'ExitStatus' || error.message.startsWith('Aborted(');
}

async function start(): Promise<PGlite> {
  await ensureDatabaseFolder(settings.folder, settings.template);
  const fs = new DurableNodeFs(settings.folder, {
    onSync: () => Atomics.add(syncCount, 0, 1),
    onPanic: (message) => reply({ kind: 'panic', message }),
  });
  const parsers = { [INT8_OID]: parseInt8 };
  const database = await PGlite.create({ fs, startParams: [...START_PARAMETERS], parsers });
  database.onNotification((channel, payload) => reply({ kind: 'notification', channel, payload }));
  return database;
}

/** Without parameters the text may hold several statements, as with `pg`: rows of all, tag of the last. */
async function execute(pg: PGlite, request: StatementRequest): Promise<StatementResult> {
  const isScript = request.parameters.length === 0;
  const results: Results[] = isScript
    ? await pg.exec(request.sql)
    : [await pg.query<Record<string, unknown>>(request.sql, [...request.parameters])];
  const last = results.at(-1);
  return { rows: results.flatMap((result) => result.rows), command: last?.command, rowCount: last?.rowCount };
}

async function answer(pg: PGlite, request: StatementRequest): Promise<void> {
  try {
    reply({ kind: 'result', id: request.id, result: await execute(pg, request) });
  } catch (error) {
    if (isPanic(error)) return reply({ kind: 'panic', message: describeFault(error).message });
    if (!request.isInTransaction && request.parameters.length === 0) await pg.exec('ROLLBACK');
    reply({ kind: 'fault', id: request.id, fault: describeFault(error) });
  }
}

const pg = await start();
let last: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  last = last.then(async () => {
    if ('sql' in request) return answer(pg, request);
    await pg.close();
    reply({ kind: 'closed' });
    port.close();
  });
});
reply({ kind: 'ready' });
