import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { execQuietly } from './exec.mjs';

const USER = 'postgres';
const versions = '/usr/lib/postgresql';
const addressAt = (port) => `postgres://${USER}@127.0.0.1:${port}/postgres`;

/** A startup message of protocol 3.0. */
function greeting() {
  const fields = Buffer.from(`user\0${USER}\0database\0postgres\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + fields.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, fields]);
}

/** Whether a PostgreSQL there lets its superuser in without a password. */
const letsIn = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port }, () => socket.write(greeting()));
    const end = (answer) => {
      resolve(answer);
      socket.destroy();
    };
    // Authentication message, code 0: nothing more is asked for.
    socket.once('data', (data) => end(data.length >= 9 && data[0] === 0x52 && data.readInt32BE(5) === 0));
    socket.once('error', () => end(false)).once('close', () => end(false));
  });

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function run(command, args) {
  const code = await execQuietly(command, args);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

const isRoot = () => process.getuid?.() === 0;
const canInstall = () => existsSync('/usr/bin/apt-get') && isRoot();

/** The folder of the newest programs, installed where that can be done; undefined where there are none. */
async function binaries() {
  if (!existsSync(versions) && canInstall()) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  }
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  return path.join(versions, newest, 'bin');
}

/** Starts a server on a free port, as the user that Debian's package brings when we are root. */
async function startOwn(bin, isDurable) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-postgres-'));
  const asUser = isRoot() ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'] : [];
  const call = (name, args) => {
    const [command, ...rest] = [...asUser, path.join(bin, name), ...args];
    return run(command, rest);
  };
  if (isRoot()) await run('chown', [USER, folder]);
  const data = path.join(folder, 'data');
  await call('initdb', ['-D', data, '-U', USER, '-A', 'trust', '--no-sync']);
  const settings = ['-p', port, '-h', '127.0.0.1', '-k', folder, ...(isDurable ? [] : ['-c', 'fsync=off'])].join(' ');
  await call('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: addressAt(port),
    async close() {
      await call('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL to be had: TEST_DATABASE_URL, one that answers on this machine, or one started for the run, with Debian's
 * package. Undefined where there is none; whoever opened it closes it. What is not durable would not survive a power cut.
 */
export async function openPostgres({ isDurable = true } = {}) {
  const nothing = async () => undefined;
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, close: nothing };
  if (await letsIn(5432)) return { url: addressAt(5432), close: nothing };
  const bin = await binaries();
  return bin && startOwn(bin, isDurable);
}

/** Runs with the address of a PostgreSQL; throws where none is to be had. */
export async function withPostgres(work) {
  const postgres = await openPostgres();
  if (!postgres) throw new Error('No PostgreSQL: start one on 5432, install it, or name one in TEST_DATABASE_URL.');
  try {
    return await work(postgres.url);
  } finally {
    await postgres.close();
  }
}
