import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// A process of its own, so that every module is evaluated after the globals are gone.
const program = `
  import { randomBytes } from 'node:crypto';
  const gone = ['TextEncoder', 'TextDecoder', 'Buffer', 'atob', 'btoa', 'crypto', 'structuredClone', 'URL', 'process'];
  for (const name of gone) delete globalThis[name];
  const channel = await import('./index.ts');
  const { createNoblePrimitives } = await import('./noble.ts');
  const fetchRandomBytes = async (length) => new Uint8Array(randomBytes(length));
  const entropy = channel.createEntropyPool({ fetchRandomBytes });
  const primitives = createNoblePrimitives({ randomBytes: entropy.take });
  await entropy.ensure(1024);
  const server = channel.createChannelServer({
    keys: [channel.generateServerKey(primitives)],
    ticketKeys: [channel.generateTicketKey(primitives)],
    nonceStore: channel.createMemoryNonceStore({ clock: Date.now }),
    primitives,
    clock: Date.now,
  });
  const client = channel.createChannelClient({
    primitives,
    entropy,
    clock: Date.now,
    fetchKeys: async () => server.advertisedKeys,
    postSession: async (request) => server.acceptSession(request),
  });
  const fields = { data: '你好 🙂', id: '', psw: '', locale: 1, ver: '1', platform: 'weapp', platstr: 'weapp' };
  const answer = await client.exchange('QUERYCONFIG', fields, async (data) => {
    const { payload, sealAnswer } = await server.openCommand('QUERYCONFIG', data);
    return { answer: sealAnswer(JSON.stringify({ heard: payload.data })) };
  });
  const left = gone.filter((name) => name in globalThis);
  console.log(JSON.stringify({ ...answer, left }));
`;

test('runs where there is no TextEncoder, Buffer, atob or WebCrypto', () => {
  const result = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(result.stderr).toBe('');
  expect(JSON.parse(result.stdout)).toEqual({ heard: '你好 🙂', left: [] });
});
