import { once } from 'node:events';
import { connect } from 'node:net';
import { ERROR, PUSH_COMMAND } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPush } from '../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { AppError } from './app-error.ts';
import { CLOSE } from './push-hub.ts';

const SOCKETS_PER_ADDRESS = 20;
const ended = new Set<string>();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: {
      async authenticate(_deps, { userid: uid, tmppsw }) {
        if (tmppsw === '' || ended.has(uid)) throw new AppError(ERROR.loginLost, 'no login');
        return { uid, loginId: 'l1' };
      },
    },
    environment: { KINORA_PUSH_SOCKETS_PER_ADDRESS: String(SOCKETS_PER_ADDRESS) },
    studioProgram: new URL('../../test/children/fake-studio-program.ts', import.meta.url),
  });
});
afterAll(() => server.dispose());

const login = (userid: string) => ({ userid, tmppsw: 'p' });
const notify = (uid: string, id: string): Promise<void> =>
  server.deps.db.transaction().execute((tx) => server.deps.push.notify(tx, uid, 'shoot', id));
const wake = (uid: string): Promise<void> =>
  server.deps.db.transaction().execute((tx) => server.deps.push.wake(tx, uid));

/** The single frame that a refused socket is sent, and its close. */
async function refusal(frame: string): Promise<{ frame: string; code: number }> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/push`);
  let answer = '';
  socket.on('message', (data) => {
    answer = String(data);
  });
  socket.on('open', () => socket.send(frame));
  const code = await new Promise<number>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', resolve);
  });
  return { frame: answer, code };
}

test('an event reaches the open sockets of its user, and of no other', async () => {
  const client = server.client(login('u1'));
  const [first, second] = [await client.push(0), await client.push(0)];
  const stranger = await server.client(login('u2')).push(0);
  await notify('u1', 's1');
  await Promise.all([first.waitFor(1), second.waitFor(1)]);
  expect(first.events).toMatchObject([{ kind: 'shoot', id: 's1' }]);
  await notify('u2', 's2');
  await stranger.waitFor(1);
  expect(stranger.events).toMatchObject([{ id: 's2' }]);
  for (const socket of [first, second, stranger]) socket.close();
});

test('an event of a transaction that rolled back is never heard of', async () => {
  const push = await server.client(login('u3')).push(0);
  const failing = server.deps.db.transaction().execute(async (tx) => {
    await server.deps.push.notify(tx, 'u3', 'shoot', 'rolled back');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await notify('u3', 'committed');
  await push.waitFor(1);
  expect(push.events.map(({ id }) => id)).toEqual(['committed']);
  push.close();
});

test('whoever comes back gets what it missed, in order, and nothing twice', async () => {
  const client = server.client(login('u4'));
  const first = await client.push(0);
  for (let number = 0; number < 3; number++) await notify('u4', `before ${number}`);
  await first.waitFor(3);
  first.close();
  await first.closed;
  for (let number = 0; number < 250; number++) await notify('u4', `missed ${number}`);
  const again = await client.push(first.events.at(-1)?.seq ?? 0);
  await again.waitFor(250);
  expect(again.events.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, number) => `missed ${number}`));
  again.close();
});

test('events of many transactions at once all arrive, in the order of their numbers', async () => {
  const push = await server.client(login('u5')).push(0);
  await Promise.all(Array.from({ length: 40 }, (_, number) => notify('u5', String(number))));
  await push.waitFor(40);
  const numbers = push.events.map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(push.events.map(({ id }) => id)).size).toBe(40);
  push.close();
});

test('a hello that is not sealed is refused', async () => {
  const { frame, code } = await refusal('{"since":0}');
  expect(JSON.parse(frame)).toMatchObject({ errid: ERROR.sealedDataRefused });
  expect(code).toBe(CLOSE.refused);
});

test('a hello without a login is refused, sealed', async () => {
  const sealed = await server.client().seal(PUSH_COMMAND, { since: 0 });
  const { frame, code } = await refusal(sealed.data);
  expect(sealed.openAnswer((JSON.parse(frame) as { data: string }).data)).toMatchObject({ errid: ERROR.loginLost });
  expect(code).toBe(CLOSE.refused);
});

test('a hello is accepted once', async () => {
  const sealed = await server.client(login('u6')).seal(PUSH_COMMAND, { since: 0 });
  const push = await openPush(server.address, sealed);
  await notify('u6', 'said hello');
  await push.waitFor(1);
  const { frame } = await refusal(sealed.data);
  expect(JSON.parse(frame)).toMatchObject({ channel: 'replayed' });
  push.close();
});

test('a login that ended closes its socket instead of being told more', async () => {
  const push = await server.client(login('u7')).push(0);
  await notify('u7', 'first');
  await push.waitFor(1);
  ended.add('u7');
  await notify('u7', 'second');
  expect(await push.closed).toBe(CLOSE.loginEnded);
  expect(push.events).toHaveLength(1);
});

test('a socket that is woken for its ended login closes with nothing told', async () => {
  const push = await server.client(login('u12')).push(0);
  await notify('u12', 'first');
  await push.waitFor(1);
  ended.add('u12');
  await wake('u12');
  expect(await push.closed).toBe(CLOSE.loginEnded);
});

test('of too many sockets of one user the oldest gives way', async () => {
  const client = server.client(login('u8'));
  const pushes = [];
  for (let number = 0; number < 9; number++) {
    const push = await client.push(0);
    await notify('u8', `ready ${number}`);
    await push.waitFor(1);
    pushes.push(push);
  }
  expect(await pushes[0]?.closed).toBe(CLOSE.tooMany);
  for (const push of pushes) push.close();
});

/** Everything that comes back for some lines on a bare socket, to its end. */
async function askRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}
const UPGRADE = ['connection: upgrade, close', 'upgrade: websocket', 'sec-websocket-version: 13'];
const KEY = `sec-websocket-key: ${'A'.repeat(22)}==`;
const badRequest = expect.stringMatching(
  new RegExp(`^HTTP/1.1 400 Bad Request\r\n[^]*x-content-type-options: nosniff\r\n[^]*"errid":${ERROR.badRequest}`),
);

test('an upgrade is offered at the push address alone; elsewhere the request is answered as any other', async () => {
  const plain = await askRaw('GET /healthz HTTP/1.1', 'host: x', ...UPGRADE, KEY);
  expect(plain).toMatch(/^HTTP\/1.1 200 OK\r\n.*"status":"live"/s);
  const other = await askRaw('GET /api/push HTTP/1.1', 'host: x', 'connection: upgrade, close', 'upgrade: h2c');
  expect(other).toContain(`"errid":${ERROR.unknownCommand}`);
});

test('an address that cannot be read is a bad request and ends, upgrade or not', async () => {
  expect(await askRaw('GET /% HTTP/1.1', 'host: x', ...UPGRADE, KEY)).toEqual(badRequest);
  expect(await askRaw('GET /% HTTP/1.1', 'host: x', 'connection: close')).toEqual(badRequest);
});

test('what is not HTTP, or has far too many headers, is answered like any bad request', async () => {
  expect(await askRaw('what is this')).toEqual(badRequest);
  const overflow = await askRaw('GET / HTTP/1.1', 'host: x', `x-much: ${'x'.repeat(100_000)}`);
  expect(overflow).toMatch(new RegExp(`^HTTP/1.1 431 [^]*"errid":${ERROR.tooLarge}`));
});

test.each([
  ['a handshake without a key', ['GET /api/push HTTP/1.1', 'host: x', ...UPGRADE]],
  [
    'a handshake of another version',
    ['GET /api/push HTTP/1.1', 'host: x', 'sec-websocket-version: 99', KEY, ...UPGRADE.slice(0, 2)],
  ],
  ['a request without a host', ['GET /healthz HTTP/1.1', 'connection: close']],
  ['a tunnel', ['CONNECT example.org:443 HTTP/1.1', 'host: example.org:443']],
])('%s is answered like any bad request', async (_what, lines) => {
  expect(await askRaw(...lines)).toEqual(badRequest);
});

test('an expectation that nobody meets is answered in the same form', async () => {
  const answer = await askRaw('GET /healthz HTTP/1.1', 'host: x', 'expect: miracles', 'connection: close');
  expect(answer).toMatch(
    new RegExp(
      `^HTTP/1.1 417 Expectation Failed\r\n[^]*x-content-type-options: nosniff\r\n[^]*"errid":${ERROR.badRequest}`,
    ),
  );
});

test('one address has so many push sockets and no more, whether or not they say who they are', async () => {
  const address = `${server.address.replace('http', 'ws')}/api/push`;
  const silent = Array.from({ length: SOCKETS_PER_ADDRESS }, () => new WebSocket(address));
  await Promise.all(silent.map((socket) => once(socket, 'open')));
  const refused = await new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('open', () => reject(new Error('it was let in')));
    socket.on('error', () => undefined);
  });
  expect(refused).toBe(429);
  for (const socket of silent) socket.terminate();
  await expect.poll(async () => (await refusal('garbage').catch(() => ({ code: 0 }))).code).toBe(CLOSE.refused);
});
