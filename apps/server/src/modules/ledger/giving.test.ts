import { MESSAGE_TEMPLATES } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveForClosing } from '../../../test/everything-of-a-user.ts';
import { newPhone, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { handlers } from '../handlers.ts';
import { ledgerOrders } from './ledger-orders.ts';
import { sweepLedger } from './sweep-ledger.worker.ts';

const DAY_MS = 86_400_000;

let world: World;
beforeAll(async () => {
  const shop = { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '12', KINORA_GIFT_DAYS: '30' };
  world = await openWorld({ jobs: 'manual', environment: { ...shop, KINORA_CLOSING_DAYS: '0' } });
});
afterAll(() => world.dispose());

const order = (name: string, told: object) =>
  ledgerOrders
    .find((one) => one.name === name)
    ?.run(world.deps, { uid: '', id: '', amount: '', unit: '', days: '', why: 'thanks', by: 'olga', ...told });
const info = (user: User) => world.call('QUERYUSERINFO', user, {});
const statement = async (user: User) =>
  (await world.call('QUERYSTATEMENT', user, {})).entries.map(
    ({ kind, amount, balance }) => `${kind} ${amount} ${balance}`,
  );

test('a new account has gold cards once a phone for life, after it was closed too; they expire', async () => {
  const phone = newPhone();
  const user = await world.signIn(phone);
  expect(await info(user)).toMatchObject({ balance: 12, point: 0, coin: 0 });
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ template }) => template)).toContain(MESSAGE_TEMPLATES.cardsGiven.number);
  const { closing } = await world.call('QUERYUSERINFO', user, { closing: true });
  expect(closing).toMatchObject({ cards: 12 });
  await world.call('LOGOFF', user, { of: 'account', ...(await proveForClosing(world, user)) });
  world.clock.advance(2 * DAY_MS);
  const again = await world.signIn(phone);
  expect(await info(again)).toMatchObject({ balance: 0 });
  expect(await statement(again)).toEqual([]);

  const other = await world.signIn();
  world.clock.advance(31 * DAY_MS);
  expect(await info(other)).toMatchObject({ balance: 0 });
  await sweepLedger(world.deps);
  expect(await statement(other)).toEqual(['expiry -12 0', 'registration-gift 12 12']);
});

test('the operator gives with who and why on record, and is told what cannot be', async () => {
  const user = await world.signIn();
  const { uid } = user;
  expect(await order('grant', { uid, amount: '5', unit: 'point' })).toEqual([`${uid} has 5 points.`]);
  expect(await order('grant', { uid, amount: '3' })).toEqual([`${uid} has 15 cards.`]);
  expect(await order('grant', { uid, amount: '7', unit: 'coin' })).toEqual([`${uid} has 7 coins.`]);
  // Whoever did not hear that it was given says the same again.
  const again = [order('grant', { uid, amount: '3' }), order('grant', { uid, amount: '3' })];
  for (const lines of await Promise.all(again))
    expect(lines).toEqual([expect.stringContaining(`already: another --why`)]);
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  const { pointsGiven, coinsGiven } = MESSAGE_TEMPLATES;
  for (const [{ number }, count] of [
    [pointsGiven, '5'],
    [coinsGiven, '7'],
  ] as const)
    expect(messages.find(({ template }) => template === number)?.args).toEqual([count]);
  const { db } = world.deps;
  const record = db.selectFrom('ledger_transfers').select(['made_by', 'reason']).where('made_by', '!=', '');
  expect(await record.execute()).toEqual(Array.from({ length: 3 }, () => ({ made_by: 'olga', reason: 'thanks' })));
  expect(await order('grant', { uid, amount: '3', why: 'thanks again' })).toEqual([`${uid} has 18 cards.`]);
  await expect(order('grant', { uid, amount: '1.5' })).rejects.toThrow('whole number');
  await expect(order('grant', { uid, amount: '1', unit: 'gold' })).rejects.toThrow('--unit');
  await expect(order('grant', { uid, amount: '1', days: '0' })).rejects.toThrow('--days');
  await expect(order('grant', { uid: 'nobody', amount: '1' })).rejects.toThrow('There is no user nobody');
  expect(await order('audit', {})).toEqual([expect.stringContaining('The ledger is right')]);
});

test('without a shop nothing is given, and no purse is shown to anybody', async () => {
  const user = await world.signIn();
  const config = { ...world.deps.config, shop: 'off' as const };
  const deps = { ...world.deps, config };
  expect(await handlers.QUERYUSERINFO(deps, user, {})).not.toHaveProperty('balance');
  expect(await handlers.QUERYSTATEMENT(deps, user, { page: 0 })).toMatchObject({ entries: [], total: 0 });
  const told = { uid: user.uid, id: '', amount: '1', unit: '', days: '', why: 'x', by: 'x' };
  await expect(ledgerOrders.find(({ name }) => name === 'grant')?.run(deps, told)).rejects.toThrow('There is no shop');
});
