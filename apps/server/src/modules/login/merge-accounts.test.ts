import { CODE_TYPE, ERROR, systemIconId, USER_INFO } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTables, tablesOfUsers, useAll } from '../../../test/everything-of-a-user.ts';
import { eventually, expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { newSecret } from '../../../test/provider-world.ts';
import { accountMerged } from '../../events/account-events.ts';
import { personTold } from '../../events/face-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { User } from '../../gateway/command-handler.ts';
import { readBalances } from '../ledger/index.ts';
import { authenticate } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());

/** Somebody who signs in by the device alone, and has agreed to the use of their face. */
async function byDevice(): Promise<User> {
  const agreed = world.deps.config.business.serviceVersion;
  const { userid, tmppsw } = await world.call('LOGINDEV', world.guest, { devid: newSecret(), agreed });
  const user = {
    ...world.guest,
    ...(await authenticate(world.deps, { ...world.guest, userid, tmppsw })),
    address: newPhone(),
  };
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
  return user;
}

/** Proves the phone and asks for what would be merged. */
async function ask(user: User, phone: string, secret: string) {
  world.clock.advance(61_000);
  const type = CODE_TYPE.changePhone;
  await world.call('GETSMSCODE', user, { type, phone, area: '+86' });
  const code = world.sentCodes.at(-1)?.code ?? '';
  const { sn } = await world.call('CODEAUTH', user, { type, phone, area: '+86', code, secret });
  const { merge } = await world.call('MODUSERINFO', user, { id: USER_INFO.phone, data: sn, secret, merge: 'ask' });
  return { ...merge, proof: merge?.proof ?? '' };
}

const confirm = (user: User, proof: string, secret: string) =>
  world.call('MODUSERINFO', user, { id: USER_INFO.phone, data: proof, secret, merge: 'confirm' });
const usersOf = (...uids: string[]) =>
  world.deps.db.selectFrom('users').select('uid').where('uid', 'in', uids).execute();

/** Signs a phone in, with a face and all else that there is. */
async function fullAccount() {
  const phone = newPhone();
  const user = await world.signIn(phone);
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
  const faceId = await world.addFace(user);
  await eventually(async () => (await world.call('QUERYICONS', user, {})).icons.some(({ state }) => state === 'ready'));
  await useAll(world, user, faceId);
  const { db } = world.deps;
  await eventually(async () => {
    const waiting = db.selectFrom('renditions').select('photo_id').where('state', '=', 'waiting');
    return (await waiting.execute()).length === 0;
  });
  return { phone, user, faceId };
}

it('changes nothing before it is confirmed, by a proof that is foreign or late, nor when it is confirmed again', async () => {
  const phone = newPhone();
  const other = await world.signIn(phone);
  const [user, stranger, secret] = [await byDevice(), await byDevice(), newSecret()];
  const { brings, proof } = await ask(user, phone, secret);
  expect(brings).toMatchObject({ photos: 0, people: 0 });
  await expectError(confirm(stranger, proof, secret), ERROR.signInElsewhere);
  await expectError(confirm(user, proof, newSecret()), ERROR.signInElsewhere);
  expect(await usersOf(user.uid, other.uid)).toHaveLength(2);
  world.clock.advance(600_000);
  await expectError(confirm(user, proof, secret), ERROR.signInOver);
  const again = await ask(user, phone, secret);
  await confirm(user, again.proof, secret);
  // Whose answer was lost on the way asks again.
  await confirm(user, again.proof, secret);
  world.clock.advance(600_000);
  await expectError(confirm(user, again.proof, secret), ERROR.signInOver);
  expect(await usersOf(user.uid, other.uid)).toEqual([{ uid: user.uid }]);
  expect((await world.call('QUERYUSERINFO', user, {})).phone).toContain(phone.slice(-2));
  const logins = world.deps.db.selectFrom('logins').select('id').where('uid', '=', other.uid);
  expect(await logins.execute()).toEqual([]);
});

it('keeps the name and the portrait that were chosen, where the account that stays has those it was given', async () => {
  const nameOf = async (user: User) => (await world.call('QUERYUSERINFO', user, {})).nick;
  const merged = async (theirs: string, own?: string) => {
    const phone = newPhone();
    const other = await world.signIn(phone);
    const [user, secret] = [await byDevice(), newSecret()];
    await world.call('MODUSERINFO', other, { id: USER_INFO.nick, data: theirs });
    await world.call('MODUSERINFO', other, { id: USER_INFO.icon, data: systemIconId('fox') });
    if (own !== undefined) {
      await world.call('MODUSERINFO', user, { id: USER_INFO.nick, data: own });
      await world.call('MODUSERINFO', user, { id: USER_INFO.icon, data: systemIconId('cat') });
    }
    await confirm(user, (await ask(user, phone, secret)).proof, secret);
    return user;
  };
  const named = await merged('林夏');
  expect(await nameOf(named)).toBe('林夏');
  expect((await world.call('QUERYUSERINFO', named, {})).headimg).toContain('fox');
  const own = await merged('林夏', '周舟');
  expect(await nameOf(own)).toBe('周舟');
  expect((await world.call('QUERYUSERINFO', own, {})).headimg).toContain('cat');
});

it('keeps what either said of themselves, and of who is too young in one of them nothing is shot or shown afterwards', async () => {
  const [phone, secret] = [newPhone(), newSecret()];
  const other = await world.signIn(phone);
  await world.call('EDITFAMILY', other, { mid: other.uid, info: { gender: 2, birth: 2020 } });
  const user = await byDevice();
  await world.call('EDITFAMILY', user, { mid: user.uid, info: { hair: 'long', birth: 1990 } });
  const faceId = await world.addFace(user);
  const { id } = await world.shoot(user, [faceId]);
  const shown = async () => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  await eventually(async () => (await shown())?.state === 'finished');
  const photo = (await shown())?.photos[0]?.id ?? '';
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photo], mark: 'keep' });
  const version = world.deps.config.business.squareVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'square', version, agree: true });
  await world.call('SUBMITSQUARE', user, { id: photo, share: true });
  const published = async () => (await world.call('QUERYUSERINFO', user, { closing: true })).closing?.published;
  expect(await published()).toBe(1);

  const drawnAnew: string[] = [];
  const noting = atOnce(personTold, async (_tx, _deps, { faceIds }) => {
    drawnAnew.push(...faceIds);
  });
  const subscribers = [...world.deps.subscribers];
  world.deps.subscribers = [...subscribers, noting];
  await confirm(user, (await ask(user, phone, secret)).proof, secret);
  world.deps.subscribers = subscribers;
  const { info } = await world.call('QUERYUSERINFO', user, {});
  expect(info).toEqual({ gender: 2, hair: 'long', birth: 2020 });
  expect(drawnAnew).toEqual([faceId]);
  await expectError(world.shoot(user, [faceId]), ERROR.guardianNeeded);
  expect(await published()).toBe(0);
});

it('leaves one sample face, which stays what it is', async () => {
  const phone = newPhone();
  const other = await world.signIn(phone);
  const [user, secret] = [await byDevice(), newSecret()];
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', other, { kind: 'face', version, agree: true });
  const { id: own } = await world.call('UPLOADFACE', user, { sample: true });
  const { id: second } = await world.call('UPLOADFACE', other, { sample: true });
  const isReady = async (of: User, id: string) =>
    (await world.call('QUERYICONS', of, {})).icons.some((icon) => icon.id === id && icon.state === 'ready');
  await eventually(() => isReady(user, own));
  await eventually(() => isReady(other, second));
  const { proof } = await ask(user, phone, secret);
  await confirm(user, proof, secret);
  const { icons } = await world.call('QUERYICONS', user, {});
  expect(icons.map(({ id, relation }) => [id, relation])).toEqual([[own, 'sample']]);
});

it('is done once by two confirmations at the same time', async () => {
  const phone = newPhone();
  const other = await world.signIn(phone);
  const [user, secret] = [await byDevice(), newSecret()];
  const { proof } = await ask(user, phone, secret);
  const ends = await Promise.allSettled([confirm(user, proof, secret), confirm(user, proof, secret)]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await usersOf(user.uid, other.uid)).toEqual([{ uid: user.uid }]);
});

it('waits for a shoot of the other account, and brings no face to who has not agreed to its use', async () => {
  const { phone, user: other, faceId } = await fullAccount();
  const [user, secret] = [await byDevice(), newSecret()];
  const { proof } = await ask(user, phone, secret);
  const shoots = world.deps.db.updateTable('shoots').where('uid', '=', other.uid);
  await shoots.set({ state: 'shooting' }).execute();
  await expectError(confirm(user, proof, secret), ERROR.shootInProgress);
  await shoots.set({ state: 'finished' }).execute();
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: false });
  await expectError(confirm(user, proof, secret), ERROR.consentMissing);
  expect((await world.call('QUERYICONS', other, {})).icons).toHaveLength(2);
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
  await confirm(user, proof, secret);
  expect((await world.call('QUERYICONS', user, {})).icons.map((icon) => icon.id)).toContain(faceId);
});

it('moves everything, whole or not at all, and no table says the former name but the one of folders', async () => {
  const { phone, user: other, faceId } = await fullAccount();
  const [user, secret] = [await byDevice(), newSecret()];
  const { brings, proof } = await ask(user, phone, secret);
  expect(brings).toMatchObject({ photos: 2, faces: 2, people: 1, shoots: 2 });
  // In numbers what is told whoever closes the account: of the shop as well.
  expect(brings).toEqual((await world.call('QUERYUSERINFO', other, { closing: true })).closing);
  expect([brings?.cards, brings?.points]).toEqual([expect.any(Number), expect.any(Number)]);

  const messagesOf = async (reader: User) =>
    (await world.call('QUERYMESSAGE', reader, { lastupdate: 0, type: -1, page: 0 })).messages.map(({ id }) => id);
  const [messages, balances] = [await messagesOf(other), await readBalances(world.deps, other.uid)];
  expect([messages.length, balances.card.available, balances.card.held]).toEqual([
    expect.toSatisfy((count) => count > 0),
    expect.toSatisfy((cards) => cards > 0),
    3,
  ]);

  // Whoever comes last throws: all is as it was, the proof included.
  const failing = atOnce(accountMerged, async () => {
    throw new Error('killed');
  });
  const subscribers = [...world.deps.subscribers];
  world.deps.subscribers = [...subscribers, failing];
  await expect(confirm(user, proof, secret)).rejects.toThrow('killed');
  world.deps.subscribers = subscribers;
  expect((await world.call('QUERYICONS', other, {})).icons).toHaveLength(2);
  expect((await world.call('QUERYICONS', user, {})).icons).toHaveLength(0);

  await confirm(user, proof, secret);
  expect((await world.call('QUERYICONS', user, {})).icons.map(({ id }) => id)).toContain(faceId);
  expect((await world.call('QUERYUSERINFO', user, { closing: true })).closing).toMatchObject({
    photos: 2,
    faces: 2,
    people: 1,
    shoots: 2,
    published: 0,
  });
  expect(await messagesOf(user)).toEqual(expect.arrayContaining(messages));
  expect(await readBalances(world.deps, user.uid)).toEqual(balances);
  const tables = await readTables(world);
  const named = (await tablesOfUsers(world)).filter((name) =>
    (tables.get(name) ?? []).some((row) => row.includes(`"uid": "${other.uid}"`)),
  );
  expect(named).toEqual([]);
  // Its own, and one which the other account had brought along already.
  const folders = tables.get('public.former_folders') ?? [];
  expect(folders.filter((row) => row.includes(user.uid))).toHaveLength(2);
  expect((await world.call('QUERYUSERINFO', user, {})).isrpa).toBeFalsy();
});
