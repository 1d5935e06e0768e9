import { CODE_TYPE, ERROR, USER_INFO } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, newPhone } from '../../../test/module-world.ts';
import { browse } from '../../../test/peers/browse.ts';
import { newSecret, openProviderWorld, type ProviderWorld, SITE } from '../../../test/provider-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { authenticate } from './index.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await openProviderWorld();
});
afterAll(() => world.dispose());

/** Somebody who signs in by Google, and has a face. */
async function byGoogle(person: string): Promise<User> {
  const { userid, tmppsw } = await world.through('LOGINGOOGLEH5', 'h5', person);
  const user = { ...world.guest, ...(await authenticate(world.deps, { ...world.guest, userid, tmppsw })) };
  await agreeToFace(user);
  await world.makeReady(await world.addFace(user));
  return user;
}

async function agreeToFace(user: User): Promise<void> {
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
}

/** Goes through Google's page as that person, to bind what has an account. */
async function ask(user: User, person: string) {
  const fields = { id: USER_INFO.other, way: 'google', data: '', secret: newSecret(), merge: 'ask' } as const;
  const { state = '', url = '' } = await world.call('MODUSERINFO', user, fields);
  await world.comeBack('google', await browse(url, { as: person }, SITE));
  const { merge } = await world.call('MODUSERINFO', user, { ...fields, state });
  return { merge, data: merge?.proof ?? '', secret: fields.secret };
}

type Confirmation = { data: string; secret: string; old?: string };
const confirm = (user: User, { data, secret, old }: Confirmation) =>
  world.call('MODUSERINFO', user, { id: USER_INFO.phone, merge: 'confirm', data, secret, ...(old && { old }) });

async function proveOwnPhone(user: User, secret: string): Promise<string> {
  world.clock.advance(61_000);
  await world.call('GETSMSCODE', user, { type: CODE_TYPE.oldPhone });
  const code = world.sentCodes.at(-1)?.code ?? '';
  return (await world.call('CODEAUTH', user, { type: CODE_TYPE.oldPhone, code, secret })).sn;
}

const exists = async ({ uid }: User) =>
  (await world.deps.db.selectFrom('users').select('uid').where('uid', '=', uid).execute()).length === 1;

async function bindPhone(user: User, phone: string): Promise<void> {
  const secret = newSecret();
  const number = { type: CODE_TYPE.changePhone, phone, area: '+86' } as const;
  const from = { ...user, address: phone };
  await world.call('GETSMSCODE', from, number);
  const code = world.sentCodes.at(-1)?.code ?? '';
  const { sn } = await world.call('CODEAUTH', from, { ...number, code, secret });
  await world.call('MODUSERINFO', from, { id: USER_INFO.phone, data: sn, secret });
}

it('a way of another account brings it along once both are proven, in numbers before, and whole', async () => {
  const theirPhone = newPhone();
  const other = await byGoogle('merge-ann');
  await bindPhone(other, theirPhone);
  const { userid, tmppsw } = await world.through('LOGINGOOGLEH5', 'h5', 'merge-ann');
  const [user, stranger] = [await world.signIn(), await world.signIn()];
  await agreeToFace(user);
  const { merge, ...offer } = await ask(user, 'merge-ann');
  expect(merge).toMatchObject({
    brings: { faces: 1, photos: 0 },
    phone: expect.stringMatching(/^\+86 138\*{4}\d{4}$/),
    whose: { nick: expect.stringMatching(/\d{4}$/), phone: merge?.phone, since: expect.any(Number), devices: 2 },
  });
  expect(merge).not.toHaveProperty('own_phone');

  // One account is proven by Google, the other by more than a login that somebody may have taken over.
  await expectError(confirm(user, offer), ERROR.codeExpired);
  await expectError(confirm(user, { ...offer, old: await proveOwnPhone(stranger, offer.secret) }), ERROR.codeExpired);
  const foreign = { ...offer, old: await proveOwnPhone(stranger, offer.secret) };
  await expectError(confirm(stranger, foreign), ERROR.signInElsewhere);
  expect(await exists(other)).toBe(true);

  const whole = { ...offer, old: await proveOwnPhone(user, offer.secret) };
  await confirm(user, whole);
  await confirm(user, whole);
  expect(await exists(other)).toBe(false);
  // A device of the account that is gone is told why, and nobody else.
  const theirs = { ...world.guest, userid, tmppsw };
  await expectError(authenticate(world.deps, theirs), ERROR.accountMerged);
  await expectError(authenticate(world.deps, { ...theirs, tmppsw: 'any' }), ERROR.loginLost);
  expect((await world.call('QUERYICONS', user, {})).icons).toHaveLength(1);
  expect((await world.through('LOGINGOOGLEH5', 'h5', 'merge-ann')).userid).toBe(user.uid);
  // An account has one phone: that of the other one opens nothing any more.
  world.clock.advance(61_000);
  expect((await world.signIn(theirPhone)).uid).not.toBe(user.uid);
});

it('an offer that is stale, or whose way opens somebody else by now, merges nobody', async () => {
  const other = await byGoogle('merge-ben');
  const user = await world.signIn();
  await agreeToFace(user);
  const late = await ask(user, 'merge-ben');
  const old = await proveOwnPhone(user, late.secret);
  world.clock.advance(600_000);
  await expectError(confirm(user, { ...late, old }), ERROR.signInOver);

  const moved = await ask(user, 'merge-ben');
  await bindPhone(other, newPhone());
  await world.call('MODUSERINFO', other, { id: USER_INFO.unbind, data: 'google' });
  const outdated = { ...moved, old: await proveOwnPhone(user, moved.secret) };
  await expectError(confirm(user, outdated), ERROR.signInOver);
  expect(await exists(other)).toBe(true);
});

it('a number that the other one takes the place of is told before, and opens nothing afterwards', async () => {
  const [phone, theirs, secret] = [newPhone(), newPhone(), newSecret()];
  await world.signIn(theirs);
  const user = await world.signIn(phone);
  const old = await proveOwnPhone(user, secret);
  const number = { type: CODE_TYPE.changePhone, phone: theirs, area: '+86' } as const;
  await world.call('GETSMSCODE', user, number);
  const code = world.sentCodes.at(-1)?.code ?? '';
  const { sn } = await world.call('CODEAUTH', user, { ...number, code, secret });
  const fields = { id: USER_INFO.phone, data: sn, old, secret, merge: 'ask' } as const;
  const { merge } = await world.call('MODUSERINFO', user, fields);
  expect(merge).toMatchObject({ own_phone: `+86 138****${phone.slice(-4)}`, whose: { devices: 1 } });
  expect(merge).not.toHaveProperty('phone');
  await confirm(user, { data: merge?.proof ?? '', secret });
  world.clock.advance(61_000);
  expect((await world.signIn(theirs)).uid).toBe(user.uid);
  expect((await world.signIn(phone)).uid).not.toBe(user.uid);
});
