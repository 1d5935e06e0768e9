import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
/** Of /proc, on every Linux that Node runs on. */
const TICKS_PER_S = 100;
const INBOX = /Verification codes are shown at (http:\/\/\S+)/;
const READY = /Kinora is ready at (http:\/\/\S+) \((\d+) ms\)/;

type Reached = Pick<ServerProcess, 'address' | 'inbox'>;

/** The product's server in a process of its own, on embedded parts in the given folder unless the environment says otherwise. */
export class ServerProcess {
  readonly address: string;
  /** Where its verification codes are shown. */
  readonly inbox: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, { address, inbox }: Reached) {
    this.#child = child;
    this.address = address;
    this.inbox = inbox;
  }

  /** Resolves when it listens. */
  static async start(dataFolder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    const own = { KINORA_DATA: dataFolder, KINORA_PORT: '0', KINORA_LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...own, ...environment },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    return new ServerProcess(child, await readReady(child));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** What a server tells on standard error when it is ready: where it is found, and how long it took. */
export function readReady(child: ChildProcess): Promise<Reached & { startS: number }> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address, startMs] = READY.exec(said) ?? [];
      const [, inbox = ''] = INBOX.exec(said) ?? [];
      if (address !== undefined) resolve({ address, inbox, startS: Number(startMs) / 1000 });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready:\n${said}`)));
  });
}

/** Runs with a folder that is gone afterwards. */
export async function withTemporaryFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs against a fresh server on embedded parts. */
export function withServer<Result>(
  run: (server: ServerProcess) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    const server = await ServerProcess.start(folder, environment);
    try {
      return await run(server);
    } finally {
      await server.stop();
    }
  });
}

/** Seconds of processor time that a process has taken; undefined where the system has no /proc. */
export async function readCpuS(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything, the 12th and 13th field: ticks in user and in system mode.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

/** Most memory that the studio's process ever held, in MB; undefined where the system has no /proc. */
export async function readStudioPeakMb(serverPid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    // A process may end between the listing and the look.
    const [status, commandLine] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(`/proc/${entry}/${file}`, 'utf8').catch(() => '')),
    );
    if (!status?.includes(`\nPPid:\t${serverPid}\n`) || !commandLine?.includes('studio.worker')) continue;
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }
  throw new Error('the studio has no process');
}
