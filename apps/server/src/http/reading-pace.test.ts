import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSockets } from './open-sockets.ts';
import { LEAST_READING, watchReading } from './reading-pace.ts';

const { bytesPerMs, behindMs, lookMs } = LEAST_READING;
const LOOKS = behindMs / lookMs;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A socket for whose peer much waits. */
const openSocket = () => ({ bytesWritten: 50_000_000, writableLength: 40_000_000, destroy: vi.fn() });
type FakeSocket = ReturnType<typeof openSocket>;

function watch(socket: FakeSocket, looks: number, beforeLook: () => void = () => undefined): void {
  const watching = watchReading([socket]);
  for (let number = 0; number < looks; number++) {
    beforeLook();
    vi.advanceTimersByTime(lookMs);
  }
  watching.stop();
}

test('whoever reads a little now and then is ended a minute after falling behind', () => {
  const socket = openSocket();
  const drip = () => {
    socket.writableLength -= 100;
  };
  watch(socket, LOOKS, drip);
  expect(socket.destroy).not.toHaveBeenCalled();
  watch(socket, LOOKS + 2, drip);
  expect(socket.destroy).toHaveBeenCalled();
});

test('whoever reads steadily at a low speed is left to it', () => {
  const socket = openSocket();
  watch(socket, 10 * LOOKS, () => {
    socket.writableLength -= bytesPerMs * lookMs;
  });
  expect(socket.destroy).not.toHaveBeenCalled();
});

test('where nothing waits to be read nobody is behind', () => {
  const socket = { ...openSocket(), writableLength: 0 };
  watch(socket, 10 * LOOKS);
  expect(socket.destroy).not.toHaveBeenCalled();
});

test('a server ends the connection of who does not read its answer', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(32_000_000)));
  followSockets(server, { total: 10, perAddress: null, onRefused: () => undefined });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const closed = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve));
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(client, 'readable');
  vi.advanceTimersByTime((LOOKS + 1) * lookMs);
  await closed;
  client.destroy();
  server.close();
});
