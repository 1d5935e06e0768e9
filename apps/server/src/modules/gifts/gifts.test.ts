import { ERROR, MESSAGE_TEMPLATES, type MessageTemplate } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveForClosing } from '../../../test/everything-of-a-user.ts';
import { eventually, expectError, newPhone, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { post, readBalances } from '../ledger/index.ts';
import { insertReceipt } from '../orders/refunds.store.ts';
import { returnOverdue } from './return-gifts.ts';

const DAY_MS = 86_400_000;
const BOUGHT = 60;

let world: World;
let giver: User;
let ownPhone: string;
let friendPhone: string;
beforeAll(async () => {
  const shop = { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0', KINORA_CLOSING_DAYS: '0' };
  world = await openWorld({ environment: shop });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ownPhone = newPhone();
  friendPhone = newPhone();
  giver = await world.signIn(ownPhone);
  await buy(giver, BOUGHT);
});

const buy = ({ uid }: User, amount: number) =>
  transact(world.deps.db, async (tx) => {
    const money = { currency: 'CNY' as const, amount: 100 * amount };
    const order_id = newSn();
    const told = { channel: 'sandbox' as const, transaction_id: order_id, order_id, received_at: world.deps.now() };
    await insertReceipt(tx, { ...told, ...money, fate: 'credited' });
    return post(tx, world.deps, { key: `order:${order_id}`, kind: 'recharge', uid, unit: 'card', amount, money });
  });
const send = (count: number, { phone = friendPhone, tail = '', sn = newSn() } = {}) =>
  world.call('SENDCARDS', giver, { sn, phone, area: '+86', tail: tail || phone.slice(-4), count });
const take = (user: User, ...actids: string[]) => world.call('ACTIVITYREWARD', user, { actids });
const cardsOf = async (user: User) => (await readBalances(world.deps, user.uid)).card.total;
const told = async (user: User, template: MessageTemplate) =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages.filter(
    (message) => message.template === MESSAGE_TEMPLATES[template].number,
  );
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);

it('a friend is told of whom the gold cards are, and has them once they take them, once', async () => {
  const friend = await world.signIn(friendPhone);
  await world.call('MODUSERINFO', giver, { id: 2, data: 'Lin' });
  const { gift } = await send(5);
  expect([await cardsOf(giver), await cardsOf(friend)]).toEqual([BOUGHT - 5, 0]);
  await eventually(async () => (await told(friend, 'giftWaits')).length > 0);
  expect(await told(friend, 'giftWaits')).toMatchObject([{ args: ['Lin', '5'], extra: gift.id }]);
  const offered = async (user: User) => (await world.call('QUERYGIFTS', user, {})).offered;
  expect([await offered(friend), await offered(giver)]).toEqual([[gift], []]);
  expect(await Promise.all([take(friend, gift.id), take(friend, gift.id)])).toMatchObject([{ count: 5 }, { count: 5 }]);
  expect([await cardsOf(giver), await cardsOf(friend)]).toEqual([BOUGHT - 5, 5]);
  expect(await told(giver, 'giftTakenBy')).toMatchObject([{ args: [friendPhone.slice(-4), '5'] }]);
  expect(await offered(friend)).toEqual([]);
  expect(await world.call('QUERYUSERINFO', friend, {})).toMatchObject({ balance: 5, sendcard: 0 });
  expect((await world.call('QUERYSTATEMENT', friend, {})).cards).toEqual({ paid: 0, gift: 5 });
  expect((await world.call('QUERYSTATEMENT', giver, {})).cards).toEqual({ paid: BOUGHT - 5, gift: 0 });
  expect((await world.call('QUERYSTATEMENT', giver, {})).entries[0]).toMatchObject({ kind: 'gift-sent', amount: -5 });
  await expectRight();
});

it('whether the phone has an account cannot be told; who signs in with it later finds the gift', async () => {
  const known = newPhone();
  await world.signIn(known);
  const [one, other] = [await send(2, { phone: known }), await send(2)];
  const { id, expires_at } = one.gift;
  expect({ ...other.gift, id, expires_at }).toEqual(one.gift);
  const statement = (await world.call('QUERYSTATEMENT', giver, {})).entries.slice(0, 2);
  expect(statement.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['gift-sent', -2],
    ['gift-sent', -2],
  ]);
  const friend = await world.signIn(friendPhone);
  expect(await told(friend, 'giftWaits')).toMatchObject([{ extra: other.gift.id }]);
  expect(await take(friend, other.gift.id)).toMatchObject({ count: 2 });
});

it('what nobody took in time goes back, and cannot be taken any more', async () => {
  const friend = await world.signIn(friendPhone);
  const { gift } = await send(7);
  world.clock.advance(3 * DAY_MS);
  await expectError(take(friend, gift.id), ERROR.giftGone);
  await returnOverdue(world.deps);
  await returnOverdue(world.deps);
  expect([await cardsOf(giver), await cardsOf(friend)]).toEqual([BOUGHT, 0]);
  expect(await told(giver, 'giftNotTakenBy')).toMatchObject([{ args: [friendPhone.slice(-4), '7'] }]);
  await expectRight();
});

it('the same tap gives once; with anything else it is refused', async () => {
  const sn = newSn();
  const answers = await Promise.all([send(4, { sn }), send(4, { sn })]);
  expect(answers[1].gift).toEqual(answers[0].gift);
  expect(await cardsOf(giver)).toBe(BOUGHT - 4);
  await expectError(send(3, { sn }), ERROR.giftFailed);
  await expectError(send(4, { sn, phone: newPhone() }), ERROR.giftFailed);
});

it('nothing is given of what cannot be', async () => {
  await expectError(send(1, { tail: '0000' === friendPhone.slice(-4) ? '1111' : '0000' }), ERROR.giftTailWrong);
  await expectError(send(1, { phone: '12345678901' }), ERROR.phoneInvalid);
  await expectError(send(1, { phone: ownPhone }), ERROR.giftSelf);
  await expectError(send(51), ERROR.giftLimit);
  await send(30);
  await expectError(send(21), ERROR.giftLimit);
  await send(20);
  world.clock.advance(DAY_MS + 1);
  await expectError(send(11), ERROR.cardsInsufficient);
  await expectRight();
});

it('whose cards of a day are given away is told from when on there are more', async () => {
  const start = world.deps.now();
  const account = async () => world.call('QUERYUSERINFO', giver, {});
  await send(30);
  expect(await account()).not.toHaveProperty('sendcard_at');
  world.clock.advance(3_600_000);
  await send(20);
  const { sendcard, sendcard_at = 0 } = await account();
  expect([sendcard, sendcard_at - start - DAY_MS < 3_600_000]).toEqual([0, true]);
  world.clock.advance(sendcard_at - world.deps.now());
  expect((await account()).sendcard).toBe(10);
});

it('a gift that was taken says when it was', async () => {
  const friend = await world.signIn(friendPhone);
  const { gift } = await send(2);
  world.clock.advance(3_600_000);
  await take(friend, gift.id);
  const [taken] = (await world.call('QUERYGIFTS', friend, {})).gifts;
  expect(taken?.ended_at ?? 0).toBeGreaterThanOrEqual((taken?.sent_at ?? 0) + 3_600_000);
});

it('whoever gives and took no name is called in the language of who reads of the gift', async () => {
  const friend = { ...(await world.signIn(friendPhone)), locale: 'de' };
  const { gift } = await send(2);
  await eventually(async () => (await told(friend, 'giftWaits')).length > 0);
  await take(friend, gift.id);
  const [listed] = (await world.call('QUERYGIFTS', friend, {})).gifts;
  const called = expect.stringMatching(/^Neuling \d{4}$/);
  expect([await told(friend, 'giftWaits'), listed]).toMatchObject([[{ args: [called, '2'] }], { nick: called }]);
});

it('cards that one was given are not given on', async () => {
  const friend = await world.signIn(friendPhone);
  const { gift } = await send(5);
  await take(friend, gift.id);
  giver = friend;
  await expectError(send(1, { phone: ownPhone }), ERROR.cardsInsufficient);
});

it('what one gave and was given is listed with what became of it, to nobody else', async () => {
  const friend = await world.signIn(friendPhone);
  const first = (await send(2)).gift.id;
  await take(friend, first);
  world.clock.advance(1);
  const second = (await send(3)).gift.id;
  const list = async (user: User) =>
    (await world.call('QUERYGIFTS', user, {})).gifts.map(({ id, count, state }) => [id, count, state]);
  expect(await list(giver)).toEqual([
    [second, 3, 'waiting'],
    [first, 2, 'taken'],
  ]);
  expect([await list(friend), await list(await world.signIn())]).toEqual([[[first, 2, 'got']], []]);
});

it('who was given something is named by the number alone until they took it, then by their name; once they leave, by neither', async () => {
  const friend = await world.signIn(friendPhone);
  for (const [user, data] of [
    [friend, 'Mia'],
    [giver, 'Lin'],
  ] as const)
    await world.call('MODUSERINFO', user, { id: 2, data });
  const number = `${friendPhone.slice(0, 3)}****${friendPhone.slice(-4)}`;
  const others = async (user: User) =>
    (await world.call('QUERYGIFTS', user, {})).gifts.map((gift) => [gift.state, gift.nick, gift.number]);
  const { id } = (await send(2)).gift;
  expect(await others(giver)).toEqual([['waiting', undefined, number]]);
  await take(friend, id);
  expect(await others(giver)).toEqual([['taken', 'Mia', number]]);
  expect(await others(friend)).toEqual([['got', 'Lin', undefined]]);
  world.clock.advance(1);
  await send(1);
  await world.call('LOGOFF', friend, { of: 'account', ...(await proveForClosing(world, friend)) });
  expect(await others(giver)).toEqual([
    ['returned', undefined, undefined],
    ['taken', undefined, undefined],
  ]);
});

it('a stranger is answered about a gift as about one that is not', async () => {
  const { gift } = await send(5);
  const stranger = await world.signIn();
  await expectError(take(stranger, gift.id), ERROR.giftGone);
  await expectError(take(stranger, 'absent'), ERROR.giftGone);
  await expectError(take(giver, gift.id), ERROR.giftGone);
  const friend = await world.signIn(friendPhone);
  await expectError(take(friend, gift.id, 'absent'), ERROR.giftGone);
  expect(await cardsOf(friend)).toBe(0);
});

it('when the account of the giver ends, its gifts and its name are gone; when that of the friend ends, they go back', async () => {
  const friend = await world.signIn(friendPhone);
  const { gift } = await send(5);
  await eventually(async () => (await told(friend, 'giftWaits')).length > 0);
  const { closing } = await world.call('QUERYUSERINFO', giver, { closing: true });
  expect(closing).toMatchObject({ cards: BOUGHT, cardssent: 5 });
  await world.call('LOGOFF', giver, { of: 'account', ...(await proveForClosing(world, giver)) });
  expect(await told(friend, 'giftWaits')).toEqual([]);
  await expectError(take(friend, gift.id), ERROR.giftGone);

  giver = await world.signIn();
  await buy(giver, BOUGHT);
  const taken = await send(5);
  await take(friend, taken.gift.id);
  await send(5);
  await world.call('LOGOFF', friend, { of: 'account', ...(await proveForClosing(world, friend)) });
  expect(await cardsOf(giver)).toBe(BOUGHT - 5);
  const named = [...(await told(giver, 'giftTakenBy')), ...(await told(giver, 'giftNotTakenBy'))];
  expect([named, (await told(giver, 'giftReturned')).length]).toEqual([[], 1]);
  await expectRight();
});
