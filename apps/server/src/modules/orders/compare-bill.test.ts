import { expect, it } from 'vitest';
import type { BillLine } from '../../adapters/ports/pay-channel.ts';
import { compareBill, type DayOfBooks } from './compare-bill.ts';
import type { ReceiptRow, RefundRow } from './refunds.store.ts';

const receipt: ReceiptRow = {
  ...{ channel: 'sandbox', transaction_id: 't1', order_id: 'o1', amount: 800, currency: 'CNY' },
  ...{ fate: 'credited', received_at: 1 },
};
const refund: RefundRow = {
  ...{ id: 'r1', channel: 'sandbox', transaction_id: 't1', order_id: 'o1', amount: 300, currency: 'CNY' },
  ...{ cards: 3, state: 'done', asked_at: 1, ended_at: 2 },
};
const payment: BillLine = { kind: 'payment', orderId: 'o1', transactionId: 't1', amount: 800, currency: 'CNY' };
const back: BillLine = { ...payment, kind: 'refund', refundId: 'r1', amount: 300 };

const nothing: DayOfBooks = {
  ...{ lines: [], linesAround: [], receipts: [], receiptsAround: [], refunds: [], refundsAround: [] },
};
const books = { receipts: [receipt], receiptsAround: [receipt], refunds: [refund], refundsAround: [refund] };
const bill = { lines: [payment, back], linesAround: [payment, back] };

it.each<[string, DayOfBooks, string[]]>([
  ['say the same', { ...books, ...bill }, []],
  ['say it on two sides of midnight', { ...nothing, receipts: [receipt], linesAround: [payment] }, []],
  ['say it on the other two sides', { ...nothing, lines: [payment], receiptsAround: [receipt] }, []],
  ['lack what was taken in', { ...nothing, ...bill }, ['payment-unknown', 'refund-unknown']],
  ['have what no channel has', { ...nothing, ...books }, ['payment-missing', 'refund-missing']],
  [
    'have another amount',
    {
      ...books,
      lines: [
        { ...payment, amount: 801 },
        { ...back, currency: 'USD' },
      ],
      linesAround: bill.lines,
    },
    ['payment-otherwise', 'refund-otherwise'],
  ],
])('the books that %s', (_name, day, kinds) => {
  expect(compareBill(day).map(({ kind }) => kind)).toEqual(kinds);
});
