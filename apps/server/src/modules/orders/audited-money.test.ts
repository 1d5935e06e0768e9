import type { Order } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import { openBook } from '../../../test/money/book.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { decideRefund } from './decide-refund.ts';
import { latestRefunds, type RefundRow } from './refunds.store.ts';
import { settlePayment } from './settle-payment.ts';
import { takeRevocation } from './take-revocation.ts';

const SUM = 'receipts and refunds of another sum than what they moved';
const PRICE = 2_000;

let world: World;
let user: User;
let credited: Order;
let asked: RefundRow;
let agreed: RefundRow;
let returned: RefundRow;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' } });
  world.deps.channels = new Map([['sandbox', openBook().channel]]);
  user = await world.signIn();
  const [asks, hasBack, lost] = [await buy(), await buy(), await buy()];
  credited = await buy();
  await takeRevocation(world.deps, 'sandbox', moneyOf(lost));
  for (const { id: oid } of [asks, hasBack]) await world.call('REFUNDAPPLY', user, { oid, reason: 'by mistake' });
  const told = { id: hasBack.id, uid: '', by: 'olga', why: 'not used', amount: '', unit: '', days: '' };
  await decideRefund(world.deps, 'agreed', told);
  await settlePayment(world.deps, 'sandbox', { ...moneyOf(credited), transactionId: 'twice' });
  [asked, agreed, returned] = [await refundOf(asks), await refundOf(hasBack), await refundOf(credited)];
});
afterAll(() => world.dispose());

const moneyOf = ({ id }: Order) => ({
  orderId: id,
  transactionId: `of ${id}`,
  amount: PRICE,
  currency: 'CNY' as const,
});
async function buy(): Promise<Order> {
  const wanted = { sn: newSn(), plan: 'cards-10', price: PRICE, paymethod: 'sandbox' as const };
  const { order } = await world.call('CREATEORDER', user, wanted);
  await settlePayment(world.deps, 'sandbox', moneyOf(order));
  return order;
}
const refundOf = async ({ id }: Order): Promise<RefundRow> =>
  (await latestRefunds(world.deps.db, [id])).get(id) ?? expect.fail();
const find = async () => (await auditLedger(world.deps.db)).differences;

type Refund = Partial<RefundRow>;
const setReceipt = (change: { amount?: number; currency?: 'CNY' | 'USD' }) =>
  world.deps.db.updateTable('order_receipts').set(change).where('transaction_id', '=', `of ${credited.id}`).execute();
const setRefund = (id: string, change: Refund) =>
  world.deps.db.updateTable('order_refunds').set(change).where('id', '=', id).execute();

it('finds nothing in what was paid, asked back, agreed to, sent back and taken back by a store', async () => {
  expect(await find()).toEqual([]);
});

it.each([
  ['a receipt of another sum', { amount: PRICE + 1 }],
  ['a receipt of another currency', { currency: 'USD' as const }],
])('finds %s', async (_name, change) => {
  await setReceipt(change);
  expect(await find()).toEqual([{ what: SUM, count: 1 }]);
  await setReceipt({ amount: PRICE, currency: 'CNY' });
});

it.each<[string, () => RefundRow, Refund, string]>([
  ['a refund of another sum', () => agreed, { amount: PRICE - 1 }, SUM],
  ['a refund that was agreed to without its transfer', () => agreed, { id: 'other' }, 'refunds that moved nothing'],
  [...(['a refund that nobody agreed to', () => asked, { state: 'done' }] as const), 'refunds that moved nothing'],
  [
    ...(['cards that are set aside for no refund', () => asked, { cards: 9 }] as const),
    'gold cards set aside for refunds that nobody asks for',
  ],
  [
    ...(['money that came for nothing and goes back in part', () => returned, { amount: 1 }] as const),
    'money of which nothing came and that does not go back',
  ],
  [
    ...(['money that came for nothing and does not go back', () => returned, { transaction_id: 'other' }] as const),
    'money of which nothing came and that does not go back',
  ],
])('finds %s', async (_name, refund, change, what) => {
  const former = refund();
  await setRefund(former.id, change);
  expect(await find()).toContainEqual({ what, count: 1 });
  await setRefund(change.id ?? former.id, former);
  expect(await find()).toEqual([]);
});
