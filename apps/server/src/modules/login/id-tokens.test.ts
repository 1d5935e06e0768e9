import { createHmac } from 'node:crypto';
import { ERROR } from '@kinora/contract';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { expectError } from '../../../test/module-world.ts';
import { newSecret, openProviderWorld, type ProviderWorld } from '../../../test/provider-world.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await openProviderWorld();
});
afterAll(() => world.dispose());

const nowS = () => Math.floor(Date.now() / 1000);
const claims = (nonce: string, more: JWTPayload = {}): JWTPayload => ({
  ...{ iss: world.peers.google.url, aud: 'google-id', sub: 'ann', iat: nowS(), exp: nowS() + 3600, nonce },
  ...more,
});
const sign = (payload: JWTPayload) => world.peers.google.signIdToken(payload);

const without = (claim: string, payload: JWTPayload): JWTPayload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== claim));

/** Ends an attempt of an app with the token that is made for its nonce. */
async function signInWith(makeToken: (nonce: string) => Promise<string> | string) {
  const secret = newSecret();
  const { state, nonce = '' } = await world.begin('LOGINGOOGLE', 'app', { secret });
  return world.end('LOGINGOOGLE', 'app', { state, secret, code: await makeToken(nonce) });
}

it('the token for the nonce of an attempt signs in, as the page of the same provider does', async () => {
  const app = await signInWith((nonce) => sign(claims(nonce)));
  const page = await world.through('LOGINGOOGLEH5', 'h5', 'ann');
  expect(page.userid).toBe(app.userid);
});

test.each<[string, (nonce: string) => Promise<string> | string]>([
  ['of another nonce', () => sign(claims('another'))],
  ['without a nonce', (nonce) => sign(without('nonce', claims(nonce)))],
  ['for another product', (nonce) => sign(claims(nonce, { aud: 'evil-id' }))],
  ['of another issuer', (nonce) => sign(claims(nonce, { iss: 'https://evil.example' }))],
  ['that is over', (nonce) => sign(claims(nonce, { iat: nowS() - 7200, exp: nowS() - 3600 }))],
  ['without an end', (nonce) => sign(without('exp', claims(nonce)))],
  ['of nobody', (nonce) => sign(without('sub', claims(nonce)))],
  ['without a signature (alg none)', (nonce) => new UnsecuredJWT(claims(nonce)).encode()],
  ['signed by another key', async (nonce) => signWithOwnKey(claims(nonce), 'peer')],
  ['signed by a key that it brings along', async (nonce) => signWithOwnKey(claims(nonce), 'peer', true)],
  ['signed with the public key as a shared secret', (nonce) => signWithPublicKey(claims(nonce))],
  ['with two signatures', async (nonce) => withTwoSignatures(await sign(claims(nonce)))],
  ['whose claims were changed after it was signed', async (nonce) => withSubject(await sign(claims(nonce)), 'ben')],
  ['that is no token', () => 'x.y.z'],
])('a token %s is refused', async (_what, makeToken) => {
  await expectError(signInWith(makeToken), ERROR.signInRefused);
});

it('a token is good once, and for the browser that began alone', async () => {
  const secret = newSecret();
  const { state, nonce = '' } = await world.begin('LOGINGOOGLE', 'app', { secret });
  const code = await sign(claims(nonce));
  await expectError(world.end('LOGINGOOGLE', 'app', { state, secret: newSecret(), code }), ERROR.signInElsewhere);
  await world.end('LOGINGOOGLE', 'app', { state, secret, code });
  await expectError(world.end('LOGINGOOGLE', 'app', { state, secret: newSecret(), code }), ERROR.signInElsewhere);
  await expectError(
    signInWith(() => code),
    ERROR.signInRefused,
  );
});

async function signWithOwnKey(payload: JWTPayload, kid: string, isBrought = false): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = isBrought ? { jwk: await exportJWK(publicKey) } : {};
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...jwk }).sign(privateKey);
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function signWithPublicKey(payload: JWTPayload): Promise<string> {
  const { keys } = (await (await fetch(`${world.peers.google.url}/jwks`)).json()) as { keys: object[] };
  const signed = `${encode({ alg: 'HS256', kid: 'peer' })}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', JSON.stringify(keys[0])).update(signed).digest('base64url')}`;
}

/** The general form of JWS: one signature that holds, one that anybody made. */
function withTwoSignatures(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const other = { protected: encode({ alg: 'none' }), signature: '' };
  return JSON.stringify({ payload, signatures: [{ protected: header, signature }, other] });
}

function withSubject(token: string, sub: string): string {
  const [header, payload = '', signature] = token.split('.');
  const changed = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), sub };
  return `${header}.${encode(changed)}.${signature}`;
}
