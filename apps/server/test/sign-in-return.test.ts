import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browse } from './peers/browse.ts';
import { type QqPeer, startQqPeer } from './peers/qq-peer.ts';
import { newSecret } from './provider-world.ts';
import { readFigures } from './read-figures.ts';
import { CODES_BY_VENDOR } from './test-deps.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const SITE = 'https://kinora.test';
let peer: QqPeer;
let server: TestServer;
beforeAll(async () => {
  peer = await startQqPeer({ id: 'qq-id', secret: 'qq-secret' });
  server = await startTestServer({
    environment: {
      ...CODES_BY_VENDOR,
      ...{ KINORA_PUBLIC_URL: SITE, KINORA_BIND_PHONE: '-' },
      ...{ KINORA_QQ_ID: 'qq-id', KINORA_QQ_SECRET: 'qq-secret', KINORA_QQ_URL: peer.url },
    },
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
  });
});
afterAll(async () => {
  await server.dispose();
  await peer.close();
});

const at = (address: URL | string): string => `${server.address}${String(address).replace(SITE, '')}`;

test('a browser goes to the provider and back, and signs in', async () => {
  const client = server.client();
  const { protocols, signin } = await client.call('GLOBALCONF', {});
  expect(signin).toEqual(['qq', 'device']);
  const common = { agreed: protocols.service, secret: newSecret() };
  const begun = await client.call('LOGINQQH5', common);
  if (!('url' in begun)) throw new Error('nothing was begun');
  const { url } = await browse(begun.url ?? '', { as: 'ann' }, SITE);
  const back = await fetch(at(url), { redirect: 'manual' });
  expect([back.status, back.headers.get('cache-control')]).toEqual([303, 'no-store']);
  expect(back.headers.get('location')).toBe(`${SITE}/#/pages/wxauth/wxauth?redirect=1&state=${begun.state}`);
  const login = await client.call('LOGINQQH5', { ...common, state: begun.state });
  expect(login).toMatchObject({ userid: expect.stringMatching(/^\w{13}$/), created: true });
  // The same secret would be answered with the same login: its answer may have been lost.
  await expect(client.call('LOGINQQH5', { ...common, secret: newSecret(), state: begun.state })).rejects.toMatchObject({
    errid: ERROR.signInElsewhere,
  });
});

test('a return that nobody began is sent to the same page as every other', async () => {
  const back = await fetch(at('/callbacks/qq/return?code=stolen&state=../../evil'), { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([303, `${SITE}/#/pages/wxauth/wxauth?redirect=1`]);
  const posted = await fetch(at('/callbacks/qq/return'), { method: 'POST', body: 'code=x' });
  const large = await fetch(at('/callbacks/apple/return'), { method: 'POST', body: 'x'.repeat(20_000) });
  expect([posted.status, large.status]).toEqual([404, 413]);
});

test('sign-ins and refused ones are counted as such, beginnings are not', async () => {
  const figures = await readFigures(server);
  expect(figures).toMatch(/kinora_security_events_total\{event="sign-in"\} 1\n/);
  expect(figures).toMatch(/kinora_security_events_total\{event="sign-in-refused"\} 1\n/);
});
