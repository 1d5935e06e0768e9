import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { OperatorError, type OperatorOrder, type Told } from '../operator-order.ts';
import { counted, moneyWords } from '../operator-words.ts';
import { listDifferences } from './bills.store.ts';
import { decideRefund, stateWord } from './decide-refund.ts';
import { describeNotes, operatorOrdersOfNotes } from './operator-notes.ts';
import { describePrints, operatorOrdersOfPrints, waitingPrints } from './operator-prints.ts';
import { type OrderRenditionRow, renditionOfOrder } from './order-renditions.store.ts';
import { findOrder, type OrderRow } from './orders.store.ts';
import { listReasons } from './refund-reasons.store.ts';
import { type Ending, endingsOf } from './refund-states.ts';
import { findCredited, listActs, listRefunds, listRefundsOf, type RefundRow } from './refunds.store.ts';
import { takeBack } from './take-back.ts';
import { isAtApple } from './tell-to-ask-apple.ts';

const LINES_MAX = 200;
const time = (moment: number): string => new Date(moment).toISOString();
const nameOf = (names: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(names).find((name) => names[name] === value) ?? String(value);

const refundLine = (refund: RefundRow, ending?: Ending): string =>
  `${refund.order_id}  refund ${stateWord(refund, ending)}  ${moneyWords(refund)}  ${counted(refund.cards, 'card')}  since ${time(refund.asked_at)}${refund.state === 'agreed' && isAtApple(refund) ? '  waits for the customer to ask Apple' : ''}`;

/** Refunds that wait for the operator, then those that wait for a channel, then prints. */
async function list({ db }: Deps): Promise<string[]> {
  const waiting = [...(await listRefunds(db, 'asked', LINES_MAX)), ...(await listRefunds(db, 'agreed', LINES_MAX))];
  const prints = await waitingPrints(db, LINES_MAX);
  return [...(waiting.length === 0 ? ['No refund waits.'] : waiting.map((refund) => refundLine(refund))), ...prints];
}

/** What an order is of, and for how much. */
function describe(
  { type, cards, cnt, point, coupon, price, currency, paymethod }: OrderRow,
  made: OrderRenditionRow | undefined,
): string {
  const sum = moneyWords({ amount: price, currency });
  const cost = paymethod === 'balance' ? counted(cards, 'card') : sum;
  const beside = coupon > 0 ? ` and ${counted(coupon, 'coupon')}` : '';
  if (made) return `${made.kind} of ${made.photo_id} for ${cost}${beside}`;
  if (type === 'recharge') return `${counted(cards, 'card')} for ${sum}`;
  if (type === 'physical') return `${counted(cnt, 'print')} for ${sum}`;
  return `${counted(cnt, 'photo')} for ${cost} and ${counted(point, 'point')}${beside}`;
}

/** An order with its money, the user's words and what was decided. That it was read is in the log, with who read it. */
async function show(deps: Deps, { id, by }: Told): Promise<string[]> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new OperatorError(`There is no order ${id}.`);
  deps.log.info({ event: 'order-read', orderId: id, by }, 'an act of the operator');
  const receipt = await findCredited(deps.db, id);
  const refunds = await listRefundsOf(deps.db, id);
  const endings = await endingsOf(deps.db, deps, refunds);
  const reasons = await listReasons(deps.db, [id]);
  const acts = await listActs(deps.db, id);
  const open = (sealed: string): string => deps.personal.decrypt(sealed).replaceAll('\n', '\n    ');
  const rendition = await renditionOfOrder(deps.db, id);
  return [
    `${id}  ${order.uid}  ${describe(order, rendition)}`,
    `  ${nameOf(ORDER_STATUS, order.status)}, ${nameOf(PAYMENT_STATUS, order.paystatus)}; placed ${time(order.placed_at)}`,
    ...(await describePrints(deps, id)),
    ...(receipt ? [`  paid by ${receipt.channel}, ${receipt.transaction_id}, ${time(receipt.received_at)}`] : []),
    ...refunds.flatMap((refund) => {
      const reason = reasons.get(refund.id);
      const line = `  ${refundLine(refund, endings.get(refund.id))}`;
      return reason === undefined ? [line] : [line, `    reason: ${open(reason)}`];
    }),
    ...acts.flatMap(({ act, done_by, done_at, why_sealed, told_sealed }) => [
      `  ${act} ${time(done_at)} by ${done_by}`,
      `    why: ${open(why_sealed)}`,
      ...(told_sealed === null ? [] : [`    told the user: ${open(told_sealed)}`]),
    ]),
    ...(await describeNotes(deps, id)),
  ];
}

async function differences({ db }: Deps): Promise<string[]> {
  const rows = await listDifferences(db, LINES_MAX);
  if (rows.length === 0) return ['Every bill that was read says what the books say.'];
  return rows.map(
    (row) => `${row.day}  ${row.channel}  ${row.kind}  ${row.order_id}  ${row.transaction_id}  ${moneyWords(row)}`,
  );
}

/** `npm run operator -- orders …` and `refund …`. */
export const operatorOrdersOfOrders: readonly OperatorOrder[] = [
  { area: 'orders', name: 'list', needs: [], run: (deps) => list(deps) },
  { area: 'orders', name: 'show', needs: ['id'], run: show },
  { area: 'orders', name: 'takeback', needs: ['id', 'why'], run: takeBack },
  ...operatorOrdersOfPrints,
  ...operatorOrdersOfNotes,
  { area: 'orders', name: 'differences', needs: [], run: (deps) => differences(deps) },
  {
    ...{ area: 'refund', name: 'agree', needs: ['id', 'why'], takes: ['amount'] },
    run: (deps, told) => decideRefund(deps, 'agreed', told),
  },
  {
    ...{ area: 'refund', name: 'refuse', needs: ['id', 'why'], takes: ['tell'] },
    run: (deps, told) => decideRefund(deps, 'refused', told),
  },
];
