import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForCode } from './ask-for-code.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let server: TestServer;
beforeAll(async () => {
  const environment = { KINORA_TRUSTED_PROXIES: 'loopback', KINORA_CODES_PER_ADDRESS: '2' };
  server = await startTestServer({ studioProgram, environment });
});
afterAll(() => server.dispose());

/** A proxy adds the address that it sees to what the client wrote itself. */
const ask = (forwardedFor: string) => askForCode(server, forwardedFor);

test('a client cannot give itself another address than the one that the proxy sees', async () => {
  const outcomes = [];
  for (const invented of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    outcomes.push(await ask(`${invented}, 203.0.113.9`));
  }
  expect(outcomes).toEqual([0, 0, ERROR.networkLimit]);
  expect(await ask('198.51.100.1, 203.0.113.10')).toBe(0);
});

test.each([
  ['a port', '203.0.113.20:1', '203.0.113.20:2', '203.0.113.20:3'],
  ['addresses of one household', '2001:db8:7:8::1', '[2001:db8:7:8:9::2]:443', '2001:0db8:0007:0008:ffff::3'],
])('%s makes no other address of it', async (_name, ...addresses) => {
  const outcomes = [];
  for (const address of addresses) outcomes.push(await ask(address));
  expect(outcomes).toEqual([0, 0, ERROR.networkLimit]);
});
