import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMigratedDatabase } from '../test/migrated-database.ts';
import { eventually, newSn } from '../test/module-world.ts';
import { type ReachedServer, signInOverHttp } from '../test/sign-in.ts';
import { createTestClient } from '../test/test-client.ts';
import { testDatabaseUrl } from '../test/test-database.ts';
import { makeTestFolder } from '../test/test-folder.ts';
import { addFace, progressOf } from '../test/whole-server.ts';

/** What an operator's supervisor may count on. */
const STOP_MS = 5_000;

interface Program {
  /** Where it is found. */
  ready: Promise<ReachedServer>;
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  kill(signal: NodeJS.Signals): void;
  errors(): string;
  /** What it logged. */
  logged(): string;
}

const running: Program[] = [];
let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(async () => {
  for (const program of running.splice(0)) {
    program.kill('SIGKILL');
    await program.ended;
  }
  await rm(folder, { recursive: true, force: true });
});

/** `node apps/server/src/main.ts`, as an operator starts it. */
function start(environment: Record<string, string> = {}, ...args: string[]): Program {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      KINORA_DATA: folder,
      KINORA_PORT: '0',
      KINORA_LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  child.stdout.on('data', (part: Buffer) => {
    logged += part.toString();
  });
  let errors = '';
  const ready = new Promise<ReachedServer>((resolve, reject) => {
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString();
      const [, inbox] = /codes are shown at (\S+)/.exec(errors) ?? [];
      const [, address] = /ready at (\S+) \(\d+ ms\)/.exec(errors) ?? [];
      if (address !== undefined) resolve({ address, inbox });
    });
    child.on('exit', () => reject(new Error(errors)));
  });
  ready.catch(() => undefined);
  const ended = once(child, 'exit') as Program['ended'];
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  const program: Program = { ready, ended, kill, errors: () => errors, logged: () => logged };
  running.push(program);
  return program;
}

test.skipIf(testDatabaseUrl !== null)('it starts again on what is there, and ends on SIGTERM with 0', async () => {
  const first = start();
  const { address } = await first.ready;
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  first.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
  const second = start();
  const again = await second.ready;
  expect((await fetch(`${again.address}/healthz`)).status).toBe(200);
  second.kill('SIGINT');
  expect(await second.ended).toEqual([0, null]);
});

test.skipIf(testDatabaseUrl !== null)('a second process on the same data is refused and says why', async () => {
  await start().ready;
  const second = start();
  expect(await second.ended).toEqual([75, null]);
  expect(second.errors()).toMatch(/in use by another process \(pid \d+\)/);
});

test('a stop takes five seconds at most, whatever is under way, gives jobs back and leaves no studio behind', async () => {
  const database = await createMigratedDatabase();
  const environment = {
    NODE_OPTIONS: `--import=${new URL('../test/children/use-fake-studio.ts', import.meta.url).href}`,
    ...(database && { KINORA_DATABASE_URL: database.url }),
    KINORA_LOG_LEVEL: 'debug',
  };
  const first = start({ ...environment, KINORA_TEST_SHEET_MS: '3600000' });
  const user = await signInOverHttp(await first.ready);
  const { id } = await user.call('SHOOT', { theme: 'sakura', faces: [await addFace(user)], sn: newSn() });
  await eventually(async () => (await progressOf(user, id)).state === 'shooting');
  const push = await user.push(0);
  await push.waitFor(1);

  first.kill('SIGTERM');
  expect(await Promise.race([first.ended, pause(STOP_MS, 'still running')])).toEqual([0, null]);
  expect(await push.closed).toBe(1001);
  expect(first.logged()).toContain('unfinished jobs went back to the queue');
  const [, studio] = /"studioPid":(\d+),"msg":"starting the studio"/.exec(first.logged()) ?? [];
  expect(() => process.kill(Number(studio), 0)).toThrow('ESRCH');

  const again = createTestClient((await start(environment).ready).address, user.login);
  await eventually(async () => (await progressOf(again, id)).state === 'finished');
  await database?.drop();
});

test('in production without secrets it does not start and says what is missing', async () => {
  const program = start({ NODE_ENV: 'production', KINORA_ALLOW_SANDBOX: 'sms-inbox' });
  expect(await program.ended).toEqual([78, null]);
  expect(program.errors()).toContain('KINORA_MASTER_KEYS');
});

test('a value that is wrong is told by the name of its variable, with what is allowed', async () => {
  const program = start({ KINORA_PORT: 'high' });
  expect(await program.ended).toEqual([78, null]);
  expect(program.errors()).toContain('KINORA_PORT must be a whole number from 0 to 65535, not "high"');
});

test.skipIf(testDatabaseUrl !== null)(
  'a variable that nothing reads is warned of, with the one that was meant',
  async () => {
    const program = start({ KINORA_PROT: '7701' });
    await program.ready;
    expect(program.logged()).toContain('nothing reads KINORA_PROT; did you mean KINORA_PORT?');
  },
);

test('asked for help, it lists its variables and starts nothing', async () => {
  const program = start({}, '--help');
  expect(await program.ended).toEqual([0, null]);
  expect(program.logged()).toContain('KINORA_PORT (7700)');
  await expect(stat(path.join(folder, 'secrets.json'))).rejects.toThrow();
});
