import { once } from 'node:events';
import { connect } from 'node:net';
import { ERROR } from '@kinora/contract';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test/test-server.ts';
import { serverModules } from './server-parts.ts';

const studioProgram = new URL('../test/children/fake-studio-program.ts', import.meta.url);
let server: TestServer | undefined;
afterEach(async () => {
  await server?.dispose();
  server = undefined;
});

test('stopping lets a request finish, refuses new ones and closes the sockets', async () => {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  server = await startTestServer({
    studioProgram,
    modules: {
      authenticate: async (_deps, { userid }) => ({ uid: userid, loginId: 'l' }),
      handlers: {
        ...serverModules.handlers,
        async QUERYMORE(_deps, _actor, { section, page }) {
          entered.resolve();
          await leave.promise;
          return { id: section, name: '', imgs: [], page, total: 0, needv: false };
        },
      },
    },
  });
  const client = server.client({ userid: 'u', tmppsw: 'p' });
  const push = await client.push(0);
  const slow = client.call('QUERYMORE', { section: 's', page: 0 });
  await entered.promise;
  const stopped = server.stop();
  expect(await push.closed).toBe(1001);
  await expect
    .poll(() =>
      fetch(`${server?.address}/healthz`).then(
        () => 'answers',
        () => 'refuses',
      ),
    )
    .toBe('refuses');
  leave.resolve();
  await expect(slow).resolves.toMatchObject({ id: 's' });
  await stopped;
});

test('a start that fails half-way lets go of the data folder', async () => {
  const failing = {
    registerJobs() {
      throw new Error('no jobs today');
    },
  };
  server = await startTestServer({ studioProgram });
  const { dataFolder } = server.config;
  await server.stop();
  await expect(startTestServer({ studioProgram, dataFolder, modules: failing })).rejects.toThrow('no jobs today');
  const again = await startTestServer({ studioProgram, dataFolder });
  await again.dispose();
});

test('a worker answers its operator and nobody else', async () => {
  server = await startTestServer({ studioProgram, environment: { KINORA_ROLES: 'worker' } });
  // A check that takes its time says so; the next one is answered.
  await expect.poll(() => fetch(`${server?.address}/readyz`).then(({ status }) => status)).toBe(200);
  expect((await fetch(`${server.address}/config.json`)).status).toBe(404);
});

test('a worker refuses what is none of its business in the form and with the headers of an API, and in the same time', async () => {
  const silence = { helloMs: 500, headersMs: 1_000, quietMs: 60_000, checkMs: 50 };
  server = await startTestServer({ studioProgram, silence, environment: { KINORA_ROLES: 'worker' } });
  const lost = await fetch(`${server.address}/none`);
  expect(lost.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await lost.json()).toMatchObject({ errid: ERROR.notFound });
  const port = Number(new URL(server.address).port);
  for (const [sent, status] of [
    ['nonsense\r\n\r\n', 400],
    ['GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [`GET /healthz HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /healthz HTTP/1.1\r\nhost:', 408],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    socket.write(sent);
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('"errid":');
  }
});

test('one address may hold as many connections as the configuration says', async () => {
  server = await startTestServer({ studioProgram, environment: { KINORA_CONNECTIONS_PER_ADDRESS: '2' } });
  const port = Number(new URL(server.address).port);
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  const third = connect(port, '127.0.0.1');
  third.on('error', () => undefined);
  await once(third.resume(), 'close');
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  for (const socket of held) socket.destroy();
});

test('a client that does not read its answer does not hold up the stop', async () => {
  server = await startTestServer({ studioProgram, environment: { KINORA_SHUTDOWN_GRACE_MS: '300' } });
  const { objects } = server.deps;
  const key = 'users/u1/faces/f1/photo';
  await objects.put(key, Buffer.alloc(32_000_000, 7), { contentType: 'image/jpeg' });
  const { host, port } = new URL(server.address);
  const address = new URL(objects.signedUrl(key), server.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${address.pathname}${address.search} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  await once(socket, 'readable');
  // Nothing of it is read from here on: the server's buffers are full.
  await server.stop();
  socket.destroy();
});

test.each([
  ['a socket that asked for an upgrade', 'GET /api/push HTTP/1.1', 'connection: upgrade\r\nupgrade: websocket'],
  ['an upgrade of something else', 'GET /config.json HTTP/1.1', 'connection: upgrade\r\nupgrade: websocket'],
  ['a malformed upgrade', 'GET /% HTTP/1.1', 'connection: upgrade\r\nupgrade: websocket'],
  [
    'an upload that stalls',
    'POST /api/upload/UPLOADCHECK HTTP/1.1',
    'content-type: multipart/form-data; boundary=b\r\ncontent-length: 9999',
  ],
])('%s does not hold up the stop', async (_name, request, headers) => {
  server = await startTestServer({ studioProgram, environment: { KINORA_SHUTDOWN_GRACE_MS: '300' } });
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(
    `${request}\r\nhost: x\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n${headers}\r\n\r\n`,
  );
  await once(socket, 'connect');
  // Answered after what was sent before it was taken up.
  await fetch(`${server.address}/healthz`);
  await server.stop();
  socket.resume();
  await closed;
});
