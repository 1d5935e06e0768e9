import { ERROR, MESSAGE_TEMPLATES, systemIconId, USER_INFO } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { newSecret } from '../../../test/provider-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { authenticate } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

const agreed = () => world.deps.config.business.serviceVersion;

/** Signs in on a machine as whoever has the device id, with the mark of the device where it has one. */
async function signInOn(system: string, devid: string, device?: string) {
  const actor = { ...world.guest, system };
  const login = await world.call('LOGINDEV', actor, { devid, agreed: agreed(), ...(device && { device }) });
  const user: User = { ...actor, ...(await authenticate(world.deps, { ...world.guest, ...login })) };
  return { user, login };
}

const devicesOf = async (user: User) => (await world.call('QUERYUSERINFO', user, { devices: true })).devices ?? [];
const newsOf = async (user: User) => {
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  return messages.filter(({ template }) => template === MESSAGE_TEMPLATES.newDevice.number);
};

describe('LOGINDEV', () => {
  it('makes an account without a phone and finds it again by the same device', async () => {
    const devid = newSecret();
    const first = await signInOn('iPhone', devid);
    const again = await signInOn('iPhone', devid);
    expect([first.login.created, again.login.created]).toEqual([true, false]);
    expect(again.user.uid).toBe(first.user.uid);
    expect(await world.call('QUERYUSERINFO', first.user, {})).toMatchObject({ phone: '', area: '' });
  });

  it('keeps nothing that its id could be read from', async () => {
    const devid = newSecret();
    const { user } = await signInOn('iPhone', devid);
    const row = await world.deps.db.selectFrom('identities').selectAll().where('uid', '=', user.uid).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(devid);
    expect(world.deps.personal.decrypt(row?.subject_sealed ?? '')).toBe('');
  });

  it('calls a new account as it is told, if others may read that', async () => {
    const login = (nick: string) => world.call('LOGINDEV', world.guest, { devid: newSecret(), nick, agreed: agreed() });
    expect((await login('林夏')).nick).toBe('林夏');
    await expectError(login('裸照'), ERROR.nameRefused);
  });
});

describe('the answer to a sign-in', () => {
  it('has the portrait that the user has chosen', async () => {
    const devid = newSecret();
    const { user, login } = await signInOn('iPhone', devid);
    expect(login.headimg).toBe('');
    await world.call('MODUSERINFO', user, { id: USER_INFO.icon, data: systemIconId('fox') });
    const again = (await signInOn('iPhone', devid)).login.headimg;
    expect(again).toBe((await world.call('QUERYUSERINFO', user, {})).headimg);
    expect(again).toContain('fox');
  });

  it('says where it was made within the sister app', async () => {
    const input = { devid: newSecret(), agreed: agreed() };
    const liaoOn = async (platform: string) => (await world.call('LOGINDEV', { ...world.guest, platform }, input)).liao;
    expect([await liaoOn('h5'), await liaoOn('h5ll')]).toEqual([undefined, true]);
  });
});

describe('the devices of a user', () => {
  it('are listed with what they are and when they were used, the asking one marked', async () => {
    const devid = newSecret();
    const phone = await signInOn('iPhone', devid);
    world.clock.advance(7_200_000);
    const desk = await signInOn('Windows', devid);
    const kinds = async () => (await devicesOf(desk.user)).map(({ kind, isthis }) => [kind, isthis]);
    const both = [
      ['windows', true],
      ['iphone', false],
    ];
    expect(await kinds()).toEqual(both);
    world.clock.advance(7_200_000);
    await authenticate(world.deps, { ...world.guest, ...phone.login });
    // The one that asks stays the first.
    expect(await kinds()).toEqual(both);
    await signInOn('Windows Edge', devid);
    expect((await devicesOf(desk.user)).map(({ browser }) => browser)).toEqual([undefined, 'Edge', undefined]);
  });

  it('say when each was used last, to within AliveExpire, and their end moves along', async () => {
    const { user, login } = await signInOn('iPhone', newSecret());
    const since = (await devicesOf(user))[0]?.since ?? 0;
    const use = async (laterMs: number) => {
      world.clock.advance(laterMs);
      await authenticate(world.deps, { ...world.guest, ...login });
      const logins = world.deps.db.selectFrom('logins').select('expires_at').where('id', '=', user.loginId);
      const [used, end] = [(await devicesOf(user))[0]?.used, (await logins.executeTakeFirstOrThrow()).expires_at];
      return [(used ?? 0) - since, end - since].map((ms) => Math.round(ms / 60_000));
    };
    const lifeMinutes = 90 * 24 * 60;
    expect(await use(7_140_000)).toEqual([0, lifeMinutes]);
    expect(await use(60_000)).toEqual([120, lifeMinutes + 120]);
  });

  it('are logged off one by one, and all others at once', async () => {
    const devid = newSecret();
    const own = await signInOn('iPhone', devid);
    const [one, two, three] = [await signInOn('iPad', devid), await signInOn('Mac', devid), await signInOn('', devid)];
    expect(await world.call('LOGOFF', own.user, { of: 'device', id: one.user.loginId })).toEqual({ ended: 1 });
    await expectError(authenticate(world.deps, { ...world.guest, ...one.login }), ERROR.loginEnded);
    expect(await world.call('LOGOFF', own.user, { of: 'others' })).toEqual({ ended: 2 });
    for (const { login } of [two, three])
      await expectError(authenticate(world.deps, { ...world.guest, ...login }), ERROR.loginEnded);
    expect((await devicesOf(own.user)).map(({ isthis }) => isthis)).toEqual([true]);
  });

  it('are logged off by nobody else, who is told as of a device that does not exist', async () => {
    const [mine, theirs] = [await signInOn('iPhone', newSecret()), await signInOn('iPhone', newSecret())];
    const order = { of: 'device' as const, id: mine.user.loginId };
    await expectError(world.call('LOGOFF', theirs.user, order), ERROR.notFound);
    await authenticate(world.deps, { ...world.guest, ...mine.login });
  });
});

describe('a login on another device', () => {
  it('is told to those that the user knows; the first one and a known one are not', async () => {
    const devid = newSecret();
    const first = await signInOn('iPhone', devid);
    await signInOn('iPhone', devid, first.login.device);
    expect(await newsOf(first.user)).toEqual([]);
    const second = await signInOn('Windows', devid);
    expect(await newsOf(first.user)).toMatchObject([{ args: ['windows'], read: 0 }]);
    expect(await newsOf(second.user)).toEqual([]);
    const unread = async (user: User) => (await world.call('QUERYUSERINFO', user, {})).unread;
    expect([await unread(first.user), await unread(second.user)]).toEqual([1, 0]);
  });

  it('cannot read or delete for the others what they are told of it', async () => {
    const devid = newSecret();
    const first = await signInOn('iPhone', devid);
    const second = await signInOn('Windows', devid);
    const [{ id } = { id: '' }] = await newsOf(first.user);
    for (const ids of [[], [id]]) await world.call('SETMESSAGE', second.user, { ids });
    await world.call('DELMESSAGE', second.user, { ids: [id] });
    expect(await newsOf(first.user)).toMatchObject([{ id, read: 0 }]);
    expect(await world.call('SETMESSAGE', first.user, { ids: [] })).toEqual({ unread: 0 });
    expect(await newsOf(first.user)).toMatchObject([{ id, read: 1 }]);
  });

  it("is not made known by another account's mark", async () => {
    const stranger = await signInOn('iPhone', newSecret());
    const devid = newSecret();
    const own = await signInOn('iPhone', devid);
    await signInOn('Android 14', devid, stranger.login.device);
    expect(await newsOf(own.user)).toMatchObject([{ args: ['android'] }]);
  });
});

it('no login can be prepared for somebody: each has a password of its own that the server made', async () => {
  const phone = newPhone();
  const login = async () => {
    await world.call('LOGINGETSMSCODE', { ...world.guest, address: phone }, { phone, area: '+86' });
    const code = world.sentCodes.at(-1)?.code ?? '';
    // What the caller says that it is logged in with changes nothing.
    const actor = { ...world.guest, uid: 'attacker', loginId: 'fixed' };
    return world.call('LOGINPHONECODE', actor, { phone, area: '+86', code, agreed: agreed() });
  };
  const first = await login();
  world.clock.advance(60_000);
  const second = await login();
  expect(first.userid).toBe(second.userid);
  expect(first.tmppsw).not.toBe(second.tmppsw);
  expect(first.userid).not.toBe('attacker');
});
