import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port }, () => resolve(true) ?? socket.destroy());
    socket.on('error', () => resolve(false));
  });

const run = (command, args, options) => {
  const result = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr || result.error}`);
  return result.stdout;
};

const versions = '/usr/lib/postgresql';

function binaries() {
  if (!existsSync(versions)) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  }
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  return path.join(versions, newest, 'bin');
}

/** Starts a server of its own on a free port, as the user that Debian's package brings when we are root. */
function startOwn(port) {
  const bin = binaries();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-postgres-'));
  const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const call = (name, args) => {
    const [command, ...rest] = [...asUser, path.join(bin, name), ...args];
    run(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (asUser.length > 0) run('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']);
  call('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log'),
    '-o',
    `-p ${port} -h 127.0.0.1 -k ${folder}`,
    'start',
  ]);
  return () => {
    call('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Runs with the address of a PostgreSQL: TEST_DATABASE_URL, one that answers on this machine, or one started for the run. */
export async function withPostgres(work) {
  if (process.env.TEST_DATABASE_URL) return work(process.env.TEST_DATABASE_URL);
  if (await answers(5432)) return work('postgres://postgres@127.0.0.1:5432/postgres');
  const port = 5544;
  const stop = startOwn(port);
  try {
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    stop();
  }
}
