import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../src/gateway/push-hub.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    // In this order, so that each is told from the one that would end the same connection later.
    silence: { helloMs: 500, headersMs: 1_000, quietMs: 3_000, checkMs: 50 },
    modules: {
      authenticate: async (_deps, { userid: uid }) => ({ uid, loginId: 'l1' }),
      registerRoutes: (app) => void app.get('/held', () => new Promise(() => undefined)),
    },
  });
});
afterAll(() => server.dispose());

function send(start: string): Socket {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(start);
  return socket;
}

test.concurrent.each([
  ['says nothing', ''],
  ['never ends its headers', 'GET /healthz HTTP/1.1\r\nhost: x\r\n'],
])('a connection that %s is told so and ended', async (_what, start) => {
  expect(await text(send(start))).toMatch(/^HTTP\/1.1 408 /);
});

test.concurrent('a connection on which nothing happens any more is ended', async () => {
  expect(await text(send('GET /held HTTP/1.1\r\nhost: x\r\n\r\n'))).toBe('');
});

/** Resolves when the server gave up waiting for a hello that never comes. */
async function saysNothing(): Promise<[code: number, reason: string]> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/push`);
  const [code, reason] = await once(socket, 'close');
  return [code, String(reason)];
}

test.concurrent('a push socket that does not say hello is closed, and one that did is not', async () => {
  const greeted = await server.client({ userid: 'u1', tmppsw: 'p' }).push(0);
  expect(await saysNothing()).toEqual([CLOSE.refused, 'no hello']);
  await server.deps.db.transaction().execute((tx) => server.deps.push.notify(tx, 'u1', 'shoot', 's1'));
  await greeted.waitFor(1);
  greeted.close();
});
