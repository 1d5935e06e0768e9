import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSockets } from './open-sockets.ts';

let server: Server;
const clients: Socket[] = [];
const onRefused = vi.fn();
beforeEach(() => {
  onRefused.mockClear();
  server = createServer((_request, response) => response.end('here'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
  await once(server, 'close');
});

async function listen(): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** What a new connection gets: an answer, or its end. */
async function ask(): Promise<string> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return Promise.race([
    once(client, 'data').then(([answer]) => String(answer)),
    once(client, 'close').then(() => 'end'),
  ]);
}

test('an address has so many connections and no more, until it closes one', async () => {
  followSockets(server, { total: 100, perAddress: 2, onRefused });
  await listen();
  expect([await ask(), await ask(), await ask()]).toEqual([
    expect.stringContaining('here'),
    expect.stringContaining('here'),
    'end',
  ]);
  expect(onRefused).toHaveBeenCalledOnce();
  clients[0]?.destroy();
  await expect.poll(ask).toContain('here');
});

test('there are so many connections in all and no more', async () => {
  followSockets(server, { total: 1, perAddress: null, onRefused });
  await listen();
  expect([await ask(), await ask()]).toEqual([expect.stringContaining('here'), 'end']);
  expect(onRefused).toHaveBeenCalledOnce();
});

test('all are ended at once, those included that were upgraded', async () => {
  const sockets = followSockets(server, { total: 100, perAddress: null, onRefused });
  server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  await listen();
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  const closed = once(client, 'close');
  client.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: anything\r\n\r\n');
  await once(client, 'data');
  sockets.destroyAll();
  await closed;
});
