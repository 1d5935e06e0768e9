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
    silence: { helloMs: 100, headersMs: 1_000, quietMs: 3_000, checkMs: 50 },
    modules: {
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

test.concurrent('a push socket that does not say hello is closed', async () => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/push`);
  const [code, reason] = await once(socket, 'close');
  expect([code, String(reason)]).toEqual([CLOSE.refused, 'no hello']);
});
