import { execFile } from 'node:child_process';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { makeTestFolder } from '../../test/test-folder.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { OperatorError, type OperatorOrder, type Told } from '../modules/operator-order.ts';
import { serveOrders } from './serve-orders.ts';
import { socketPathOf } from './socket-path.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./give-order.ts', import.meta.url));
const deps = z.custom<Deps>().parse({ log: createLog('silent') });

let folder: string;
let server: Server | undefined;
let told: Told[];
const orders: readonly OperatorOrder[] = [
  { area: 'shop', name: 'list', needs: [], run: async () => ['one', 'two'] },
  {
    ...{ area: 'shop', name: 'shut', needs: ['uid', 'why'] },
    async run(_deps, what) {
      if (what.uid === 'nobody') throw new OperatorError('There is no user nobody.');
      told.push(what);
      return ['shut'];
    },
  },
  { area: 'door', name: 'open', needs: ['uid'], takes: ['days'], run: async () => ['open'] },
  { area: 'shop', name: 'break', needs: [], run: () => Promise.reject(new Error('inner words')) },
];

beforeEach(async () => {
  told = [];
  folder = await makeTestFolder();
  server = await serveOrders(socketPathOf({ dataFolder: folder }), orders, deps);
});
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const give = (...words: string[]) =>
  run(process.execPath, [program, ...words], { env: { ...process.env, KINORA_DATA: folder } }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `failed: ${error.stdout}${error.stderr}`,
  );

test('an order reaches the server that runs, with why and by whom', async () => {
  expect(await give('shop', 'list')).toBe('one\ntwo\n');
  expect(await give('shop', 'shut', 'u1', '--why', 'it is late', '--by', 'olga')).toBe('shut\n');
  expect(told).toMatchObject([{ uid: 'u1', why: 'it is late', by: 'olga' }]);
});

test('what cannot be done is said, and fails', async () => {
  expect(await give('shop', 'shut', 'u1')).toContain('failed: It needs: npm run operator -- shop shut UID --why');
  const unknown = await give('shop', 'open');
  expect(unknown).toContain('failed: There is no order shop open.');
  expect(unknown).toContain('npm run operator -- shop list');
  expect(unknown).not.toContain('door');
  expect(await give('shop', 'shut', 'nobody', '--why', 'x')).toBe('failed: There is no user nobody.\n');
  const broken = await give('shop', 'break');
  expect(broken).toContain('failed: It failed');
  expect(broken).not.toContain('inner words');
});

test('help lists every order with what it takes', async () => {
  const help = await give('--help');
  expect(help).toContain('[--by NAME]');
  expect(help).toContain('npm run operator -- door open UID [--days N]');
  expect(help).not.toContain('failed');
  expect(await give('door', '--help')).not.toContain('shop list');
});

test('its owner alone may open the socket, and one that a killed process left behind is replaced', async () => {
  const path = socketPathOf({ dataFolder: folder });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await serveOrders(path, orders, deps)).toBeUndefined();
  server?.close();
  await writeFile(path, '');
  server = await serveOrders(path, orders, deps);
  expect(await give('shop', 'list')).toBe('one\ntwo\n');
});

test('without a server one is told so', async () => {
  server?.close();
  expect(await give('shop', 'list')).toContain('No server of this data folder runs here');
});
