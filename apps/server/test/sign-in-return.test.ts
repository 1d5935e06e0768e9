import { ERROR } from '@kinora/contract';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browse } from './peers/browse.ts';
import { type OpenIdPeer, startOpenIdPeer } from './peers/open-id-peer.ts';
import { type QqPeer, startQqPeer } from './peers/qq-peer.ts';
import { newSecret } from './provider-world.ts';
import { readFigures } from './read-figures.ts';
import { createTestClient } from './test-client.ts';
import { CODES_BY_VENDOR } from './test-deps.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const SITE = 'https://kinora.test';
let peer: QqPeer;
let google: OpenIdPeer;
let server: TestServer;
beforeAll(async () => {
  peer = await startQqPeer({ id: 'qq-id', secret: 'qq-secret' });
  google = await startOpenIdPeer({
    ...{ name: 'Google', clientId: 'google-id', secret: 'google-secret' },
    redirectUri: `${SITE}/callbacks/google/return`,
  });
  server = await startTestServer({
    environment: {
      ...CODES_BY_VENDOR,
      ...{ KINORA_PUBLIC_URL: SITE, KINORA_BIND_PHONE: '-', KINORA_REGION: 'overseas' },
      ...{ KINORA_QQ_ID: 'qq-id', KINORA_QQ_SECRET: 'qq-secret', KINORA_QQ_URL: peer.url },
      ...{ KINORA_GOOGLE_ID: 'google-id', KINORA_GOOGLE_SECRET: 'google-secret', KINORA_GOOGLE_URL: google.url },
    },
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
  });
});
afterAll(async () => {
  await server.dispose();
  await peer.close();
  await google.close();
});

/** How often an event was counted. */
async function counted(event: string): Promise<number> {
  const figures = await readFigures(server);
  return Number(new RegExp(`kinora_security_events_total\\{event="${event}"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
}

const at = (address: URL | string): string => `${server.address}${String(address).replace(SITE, '')}`;

test('a browser goes to the provider and back, and signs in', async () => {
  const client = server.client();
  const { protocols, signin } = await client.call('GLOBALCONF', {});
  expect(signin).toContain('qq');
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

test.each<[string, (state: string) => Promise<string>]>([
  ['of nobody', async () => `/callbacks/qq/return?code=stolen&state=${'0'.repeat(43)}`],
  ['without a state', async () => '/callbacks/qq/return?code=stolen'],
  ['with two states', async (state) => `/callbacks/qq/return?code=a&state=${state}&state=${state}`],
  ['from another provider', async (state) => `/callbacks/google/return?code=a&state=${state}`],
  ['too long to be one', async (state) => `/callbacks/qq/return?code=${'~'.repeat(8_000)}&state=${state}`],
  [
    'that came before',
    async (state) => {
      await fetch(at(`/callbacks/qq/return?code=a&state=${state}`), { redirect: 'manual' });
      return `/callbacks/qq/return?code=b&state=${state}`;
    },
  ],
])('a return %s is counted where it comes', async (_what, pathOf) => {
  const client = server.client();
  const { protocols } = await client.call('GLOBALCONF', {});
  const begun = await client.call('LOGINQQH5', { agreed: protocols.service, secret: newSecret() });
  const path = await pathOf('state' in begun ? (begun.state ?? '') : '');
  const before = await counted('return-refused');
  await fetch(at(path), { redirect: 'manual' });
  expect(await counted('return-refused')).toBe(before + 1);
});

test('an ID token that somebody else signed is counted', async () => {
  const client = createTestClient(server.address, undefined, undefined, { platform: 'app', platstr: 'test' });
  const { protocols } = await client.call('GLOBALCONF', {});
  const common = { agreed: protocols.service, secret: newSecret() };
  const begun = await client.call('LOGINGOOGLE', common);
  const { state = '', nonce = '' } = 'state' in begun ? begun : {};
  const { privateKey } = await generateKeyPair('RS256');
  const code = await new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'RS256', kid: 'peer' })
    .setIssuer(google.url)
    .setAudience('google-id')
    .setSubject('ann')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  const before = await counted('sign-in-refused');
  await expect(client.call('LOGINGOOGLE', { ...common, state, code })).rejects.toMatchObject({
    errid: ERROR.signInRefused,
  });
  expect(await counted('sign-in-refused')).toBe(before + 1);
});

test('sign-ins and refused ones are counted as such, beginnings are not', async () => {
  const figures = await readFigures(server);
  expect(figures).toMatch(/kinora_security_events_total\{event="sign-in"\} 1\n/);
  expect(figures).toMatch(/kinora_security_events_total\{event="sign-in-refused"\} 2\n/);
});
