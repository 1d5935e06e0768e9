import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestFolder, testDatabaseUrl } from '../test/test-database.ts';

interface Program {
  /** Where it listens. */
  ready: Promise<{ address: string }>;
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  kill(signal: NodeJS.Signals): void;
  errors(): string;
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
function start(environment: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH ?? '',
      KINORA_DATA: folder,
      KINORA_PORT: '0',
      KINORA_LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  const ready = new Promise<{ address: string }>((resolve, reject) => {
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString();
      const [, address] = /ready at (\S+) \(\d+ ms\)/.exec(errors) ?? [];
      if (address !== undefined) resolve({ address });
    });
    child.on('exit', () => reject(new Error(errors)));
  });
  ready.catch(() => undefined);
  const ended = once(child, 'exit') as Program['ended'];
  const program: Program = { ready, ended, kill: (signal) => child.kill(signal), errors: () => errors };
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

test('in production without secrets it does not start and says what is missing', async () => {
  const program = start({ NODE_ENV: 'production', KINORA_ALLOW_SANDBOX: 'sms-inbox' });
  expect(await program.ended).toEqual([78, null]);
  expect(program.errors()).toContain('KINORA_MASTER_KEYS');
});
