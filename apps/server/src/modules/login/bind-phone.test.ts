import { CODE_TYPE, ERROR, MESSAGE_TEMPLATES, USER_INFO } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, newPhone } from '../../../test/module-world.ts';
import { newSecret, openProviderWorld, type ProviderWorld } from '../../../test/provider-world.ts';
import { AppError } from '../../gateway/app-error.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await openProviderWorld({ KINORA_BIND_PHONE: 'douyin,device' });
});
afterAll(() => world.dispose());

const agreed = () => world.deps.config.business.serviceVersion;
const area = '+86';
const from = (address: string) => ({ ...world.guest, address });

/** The state of what must be bound, with which the sign-in was answered. */
async function stateOf(login: Promise<unknown>): Promise<string> {
  const error = await login.catch((reason: unknown) => reason);
  if (!(error instanceof AppError) || error.id !== ERROR.phoneNeeded) throw error;
  return error.args[0] ?? '';
}

async function halfway(person: string) {
  const secret = newSecret();
  const code = world.peers.douyin.login(person);
  return { secret, state: await stateOf(world.end('LOGINDY', 'minitt', { code, secret })) };
}

/** Proves a phone by a code to it. */
async function prove(phone: string, secret: string): Promise<string> {
  await world.call('LOGINGETSMSCODE', from(phone), { phone, area });
  const code = world.sentCodes.at(-1)?.code ?? '';
  const { sn } = await world.call('CODEAUTH', from(phone), { type: CODE_TYPE.login, phone, area, code, secret });
  return sn;
}

const bind = (sn: string, half: { state: string; secret: string }) =>
  world.call('LOGINBINDPHONE', world.guest, { sn, ...half, agreed: agreed() });
const countUsers = async () => (await world.deps.db.selectFrom('users').select('uid').execute()).length;

it('a phone is bound once, after which the way in is whole', async () => {
  const half = await halfway('ann');
  const phone = newPhone();
  const bound = await bind(await prove(phone, half.secret), half);
  expect(bound.created).toBe(true);
  const again = await world.end('LOGINDY', 'minitt', { code: world.peers.douyin.login('ann') });
  world.clock.advance(60_000);
  expect([again.userid, (await world.signIn(phone)).uid]).toEqual([bound.userid, bound.userid]);
});

it('who has an account by the phone keeps it, with one more way in', async () => {
  const phone = newPhone();
  const { uid } = await world.signIn(phone);
  world.clock.advance(60_000);
  const half = await halfway('ben');
  expect(await bind(await prove(phone, half.secret), half)).toMatchObject({ userid: uid, created: false });
});

it('of which each device of theirs hears', async () => {
  const phone = newPhone();
  const user = await world.signIn(phone);
  world.clock.advance(60_000);
  const half = await halfway('kim');
  await bind(await prove(phone, half.secret), half);
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ template }) => template)).toContain(MESSAGE_TEMPLATES.wayAdded.number);
});

it('one who has such a way already is let in by the phone, and it stays the only one', async () => {
  const phone = newPhone();
  const half = await halfway('lea');
  const { userid } = await bind(await prove(phone, half.secret), half);
  world.clock.advance(60_000);
  const second = await halfway('mia');
  expect((await bind(await prove(phone, second.secret), second)).userid).toBe(userid);
  await stateOf(world.end('LOGINDY', 'minitt', { code: world.peers.douyin.login('mia') }));
});

it('of two that were begun for one account the later binds no second phone', async () => {
  const [first, second] = [await halfway('noa'), await halfway('noa')];
  await bind(await prove(newPhone(), first.secret), first);
  await expectError(bind(await prove(newPhone(), second.secret), second), ERROR.badRequest);
});

it('no account is made before the phone is bound', async () => {
  const before = await countUsers();
  await halfway('cho');
  expect(await countUsers()).toBe(before);
});

it('a device may need a phone too', async () => {
  const devid = newSecret();
  const login = () => world.call('LOGINDEV', world.guest, { devid, agreed: agreed() });
  const half = { state: await stateOf(login()), secret: devid };
  const bound = await bind(await prove(newPhone(), devid), half);
  expect((await login()).userid).toBe(bound.userid);
});

it("a phone that is another account's is refused, and another one can still be bound", async () => {
  const half = await halfway('dan');
  const bound = await bind(await prove(newPhone(), half.secret), half);
  await world.deps.db
    .deleteFrom('identities')
    .where('uid', '=', bound.userid)
    .where('provider', '=', 'phone')
    .execute();
  const taken = newPhone();
  await world.signIn(taken);
  world.clock.advance(60_000);
  const next = await halfway('dan');
  await expectError(bind(await prove(taken, next.secret), next), ERROR.phoneTaken);
  expect((await bind(await prove(newPhone(), next.secret), next)).userid).toBe(bound.userid);
});

it('where both lead to accounts it signs in to that of the phone, and offers to bring the other one along', async () => {
  const half = await halfway('ida');
  const bound = await bind(await prove(newPhone(), half.secret), half);
  await world.deps.db
    .deleteFrom('identities')
    .where('uid', '=', bound.userid)
    .where('provider', '=', 'phone')
    .execute();
  const phone = newPhone();
  const user = await world.signIn(phone);
  world.clock.advance(60_000);
  const next = await halfway('ida');
  const input = { sn: await prove(phone, next.secret), ...next, agreed: agreed(), merge: 'ask' } as const;
  const { userid, merge } = await world.call('LOGINBINDPHONE', world.guest, input);
  expect([userid, merge?.brings.photos]).toEqual([user.uid, 0]);
  const confirmation = {
    id: USER_INFO.phone,
    data: merge?.proof ?? '',
    secret: next.secret,
    merge: 'confirm',
  } as const;
  await world.call('MODUSERINFO', user, confirmation);
  const again = await world.end('LOGINDY', 'minitt', { code: world.peers.douyin.login('ida') });
  expect(again.userid).toBe(user.uid);
});

describe('what was proven', () => {
  it('is good once, for ten minutes, and in the browser that proved it', async () => {
    const half = await halfway('eve');
    const sn = await prove(newPhone(), half.secret);
    await expectError(bind(sn, { ...half, secret: newSecret() }), ERROR.codeExpired);
    const first = await bind(sn, half);
    // Whoever proved it is answered again, as after an answer that was lost; nobody else is, and for nothing else.
    expect((await bind(sn, half)).userid).toBe(first.userid);
    await expectError(bind(sn, { ...half, secret: newSecret() }), ERROR.codeExpired);
    const late = await halfway('fay');
    const lateSn = await prove(newPhone(), late.secret);
    world.clock.advance(600_000);
    await expectError(bind(lateSn, late), ERROR.codeExpired);
  });

  it("does not end another browser's sign-in", async () => {
    const [mine, theirs] = [await halfway('gil'), await halfway('hal')];
    const sn = await prove(newPhone(), mine.secret);
    await expectError(bind(sn, { state: theirs.state, secret: mine.secret }), ERROR.signInElsewhere);
  });

  it('uses the code up, which signs in nobody afterwards', async () => {
    const phone = newPhone();
    await prove(phone, newSecret());
    const code = world.sentCodes.at(-1)?.code ?? '';
    const login = world.call('LOGINPHONECODE', from(phone), { phone, area, code, agreed: agreed() });
    await expectError(login, ERROR.codeExpired);
  });
});

describe("a user's codes", () => {
  it('go to the phone of the account, each for its own purpose', async () => {
    const phone = newPhone();
    const user = await world.signIn(phone);
    world.clock.advance(60_000);
    await world.call('GETSMSCODE', user, { type: CODE_TYPE.oldPhone });
    expect(world.sentCodes.at(-1)?.phone).toBe(`+86${phone}`);
    const code = world.sentCodes.at(-1)?.code ?? '';
    const secret = newSecret();
    const enter = (type: 3 | 4) => world.call('CODEAUTH', user, { type, code, secret });
    await expectError(enter(CODE_TYPE.closeAccount), ERROR.codeExpired);
    const login = { phone, area, code, agreed: agreed() };
    await expectError(world.call('LOGINPHONECODE', from(phone), login), ERROR.codeExpired);
    const { sn } = await enter(CODE_TYPE.oldPhone);
    expect(sn).toMatch(/^\w{43}$/);
    await expectError(world.call('LOGOFF', user, { of: 'account', sn, secret }), ERROR.codeExpired);
    await expectError(enter(CODE_TYPE.oldPhone), ERROR.codeExpired);
  });

  it('go to a new phone too, and are taken from nobody who is not logged in', async () => {
    const user = { ...(await world.signIn()), address: newPhone() };
    const phone = newPhone();
    await world.call('GETSMSCODE', user, { type: CODE_TYPE.changePhone, phone, area });
    expect(world.sentCodes.at(-1)?.phone).toBe(`+86${phone}`);
    const code = world.sentCodes.at(-1)?.code ?? '';
    const entry = { type: CODE_TYPE.changePhone, phone, area, code, secret: newSecret() };
    await expectError(world.call('CODEAUTH', world.guest, entry), ERROR.notAllowed);
    await world.call('CODEAUTH', user, entry);
  });
});

it('no code goes to a phone that is the account’s already, and none says that another’s is', async () => {
  const [phone, theirs] = [newPhone(), newPhone()];
  const user = { ...(await world.signIn(phone)), address: phone };
  await world.signIn(theirs);
  world.clock.advance(61_000);
  const sent = world.sentCodes.length;
  const ask = (number: string) => world.call('GETSMSCODE', user, { type: CODE_TYPE.changePhone, area, phone: number });
  await expectError(ask(phone), ERROR.phoneUnchanged);
  expect(world.sentCodes).toHaveLength(sent);
  await ask(theirs);
  expect(world.sentCodes).toHaveLength(sent + 1);
});
