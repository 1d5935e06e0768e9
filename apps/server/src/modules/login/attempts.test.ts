import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { expectError } from '../../../test/module-world.ts';
import { browse } from '../../../test/peers/browse.ts';
import { newSecret, openProviderWorld, type ProviderWorld, SITE } from '../../../test/provider-world.ts';
import { authenticate } from './index.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await openProviderWorld();
});
afterAll(() => world.dispose());

const begin = (secret: string, target?: string) =>
  world.begin('LOGINGOOGLEH5', 'h5', { secret, ...(target !== undefined && { target }) });
const end = (state: string, secret: string) => world.end('LOGINGOOGLEH5', 'h5', { state, secret });
const visit = (url: string, as = 'ann') => browse(url, { as }, SITE);

/** An attempt whose browser stands before its return. */
async function returning(person = 'ann') {
  const secret = newSecret();
  const { state, url } = await begin(secret);
  return { secret, state, returned: await visit(url, person) };
}

it('leads back to the page that it was begun for', async () => {
  const secret = newSecret();
  const { state, url } = await begin(secret, '/pages/tabBar/album/album?tab=single');
  await world.comeBack('google', await visit(url));
  expect((await end(state, secret)).target).toBe('/pages/tabBar/album/album?tab=single');
});

it('sends the browser to the page that ends it, and nowhere else', async () => {
  const { state, returned } = await returning();
  returned.url.searchParams.set('redirect_uri', 'https://evil.example');
  expect(await world.comeBack('google', returned)).toMatchObject({
    status: 303,
    location: `${SITE}/#/pages/wxauth/wxauth?redirect=1&state=${state}`,
  });
});

it('asks the provider with PKCE, a nonce and a state, none of which the client is told but the state', async () => {
  const { state, url, ...rest } = await begin(newSecret());
  const asked = new URL(url).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('nonce')).toMatch(/^\w{43}$/);
  expect(asked.get('state')).toBe(state);
  expect(rest).toEqual({});
});

const loginsOf = (uid: string) => world.deps.db.selectFrom('logins').select('id').where('uid', '=', uid).execute();

it('ends once: the browser that began is answered with the same login again while its ten minutes last, and then no more', async () => {
  const { state, secret, returned } = await returning('dora');
  await world.comeBack('google', returned);
  const first = await end(state, secret);
  await world.comeBack('google', returned);
  const again = await end(state, secret);
  expect(again).toMatchObject({ userid: first.userid, created: first.created });
  expect(await loginsOf(first.userid)).toHaveLength(1);
  await expectError(authenticate(world.deps, { ...world.guest, ...first }), ERROR.loginLost);
  await authenticate(world.deps, { ...world.guest, ...again });
  await expectError(end(state, newSecret()), ERROR.signInElsewhere);
  world.clock.advance(600_000);
  await expectError(end(state, secret), ERROR.signInOver);
});

it('ends once of two at once', async () => {
  const { state, secret, returned } = await returning('emil');
  await world.comeBack('google', returned);
  await Promise.allSettled([end(state, secret), end(state, secret)]);
  const { userid } = await end(state, secret);
  expect(await loginsOf(userid)).toHaveLength(1);
});

it('is over after ten minutes, whether the browser came back before or after', async () => {
  const [early, late] = [await returning(), await returning()];
  await world.comeBack('google', early.returned);
  world.clock.advance(600_000);
  await world.comeBack('google', late.returned);
  await expectError(end(early.state, early.secret), ERROR.signInOver);
  await expectError(end(late.state, late.secret), ERROR.signInOver);
});

it('is refused in another browser, and still ends in its own', async () => {
  const { state, secret, returned } = await returning();
  await world.comeBack('google', returned);
  await expectError(end(state, newSecret()), ERROR.signInElsewhere);
  expect((await end(state, secret)).userid).toHaveLength(13);
});

it("is refused at another provider's command and not ended by another provider's return", async () => {
  const { state, secret, returned } = await returning();
  await world.comeBack('facebook', returned);
  await expectError(world.end('LOGINFBH5', 'h5', { state, secret }), ERROR.signInElsewhere);
  await expectError(end(state, secret), ERROR.signInCancelled);
});

it('never was: a state that nobody gave out says no more than one that is over', async () => {
  await expectError(end('a'.repeat(43), newSecret()), ERROR.signInOver);
});

describe('login CSRF', () => {
  it("a victim's browser does not end the attempt of whoever sent it the link", async () => {
    const { state, returned } = await returning('attacker');
    await world.comeBack('google', returned);
    await expectError(end(state, newSecret()), ERROR.signInElsewhere);
  });

  test.each(['LOGINGOOGLEH5', 'LOGINAPPLE'] as const)(
    "%s: another's code in one's own attempt is refused by PKCE, state and nonce",
    async (name) => {
      const vendor = name === 'LOGINAPPLE' ? 'apple' : 'google';
      const secret = newSecret();
      const [own, others] = [await world.begin(name, 'h5', { secret }), await world.begin(name, 'h5', {})];
      const { url, form } = await visit(others.url, 'attacker');
      const carried = form ?? url.searchParams;
      carried.set('state', own.state);
      await world.comeBack(vendor, { url, form });
      await expectError(world.end(name, 'h5', { state: own.state, secret }), ERROR.signInRefused);
    },
  );

  it('a second return does not take the place of the first', async () => {
    const [mine, theirs] = [await returning('ann'), await returning('attacker')];
    await world.comeBack('google', mine.returned);
    theirs.returned.url.searchParams.set('state', mine.state);
    await world.comeBack('google', theirs.returned);
    const ann = await world.through('LOGINGOOGLEH5', 'h5', 'ann');
    expect((await end(mine.state, mine.secret)).userid).toBe(ann.userid);
  });

  it('two states or two codes in one return are neither', async () => {
    const { state, secret, returned } = await returning();
    returned.url.searchParams.append('state', 'b'.repeat(43));
    expect((await world.comeBack('google', returned)).location).toBe(`${SITE}/#/pages/wxauth/wxauth?redirect=1`);
    await expectError(end(state, secret), ERROR.signInCancelled);
    const wechat = await world.begin('LOGINWXH5', 'h5', { secret });
    const twice = await visit(wechat.url);
    twice.url.searchParams.append('code', 'another');
    await world.comeBack('wechat', twice);
    await expectError(world.end('LOGINWXH5', 'h5', { state: wechat.state, secret }), ERROR.signInRefused);
  });
});

test.each([
  ['LOGINGOOGLEH5', 'google', 'h5'],
  ['LOGINAPPLE', 'apple', 'h5'],
  ['LOGINFBH5', 'facebook', 'h5'],
  ['LOGINQQH5', 'qq', 'h5'],
  ['LOGINWXH5', 'wechat', 'h5wx'],
] as const)('%s: whoever does not agree at the provider is told that they did not', async (name, vendor, platform) => {
  const secret = newSecret();
  const { state, url } = await world.begin(name, platform, { secret });
  await world.comeBack(vendor, await browse(url, 'cancel', SITE));
  const ended = world.end(name, platform, { state, secret });
  await expect(ended).rejects.toMatchObject({ id: ERROR.signInCancelled, args: [vendor] });
});

it('a provider that is out of reach is told as such, and the next attempt goes through', async () => {
  const peers = world.deps.signIn.doors;
  const door = peers.LOGINQQH5;
  if (door?.kind !== 'redirect') throw new Error('QQ is reached through its page');
  const secret = newSecret();
  const { state, url } = await world.begin('LOGINQQH5', 'h5', { secret });
  await world.comeBack('qq', await visit(url));
  const token = world.peers.qq.url;
  await world.peers.qq.close();
  await expectError(world.end('LOGINQQH5', 'h5', { state, secret }), ERROR.providerSilent);
  expect(token).toContain('127.0.0.1');
});
