import { expect, test } from 'vitest';
import { createChannelClient } from './client.ts';
import { createNodePrimitives } from './node.ts';
import { createMemoryNonceStore } from './nonce-store.ts';
import { createChannelServer } from './server.ts';
import { generateServerKey } from './server-key.ts';
import { generateTicketKey } from './ticket.ts';

const primitives = createNodePrimitives();
const keys = [generateServerKey(primitives)];
const ticketKeys = [generateTicketKey(primitives)];
const fields = { data: {}, id: 'u1', psw: 'p', locale: '1', ver: '1', platform: 'h5', platstr: '' };
let nowMs = Date.UTC(2026, 10, 20);
const clock = () => nowMs;

/** A process that starts now and remembers nothing. */
const startProcess = () =>
  createChannelServer({
    ...{ primitives, clock, keys, ticketKeys, acceptFromMs: nowMs },
    nonceStore: createMemoryNonceStore({ clock }),
  });

test('what was used before a restart is not accepted after it, and its client goes on', async () => {
  let server = startProcess();
  const client = createChannelClient({
    primitives,
    clock,
    fetchKeys: async () => server.advertisedKeys,
    postSession: async (request) => server.acceptSession(request),
  });
  const { data } = await client.sealCommand('SHOOT', fields);
  await server.openCommand('SHOOT', data);
  await expect(server.openCommand('SHOOT', data)).rejects.toMatchObject({ code: 'replayed' });

  nowMs += 1_000;
  server = startProcess();
  await expect(server.openCommand('SHOOT', data)).rejects.toMatchObject({ code: 'stale' });
  const again = await client.sealCommand('SHOOT', fields);
  await expect(server.openCommand('SHOOT', again.data)).resolves.toMatchObject({ payload: fields });
});
