import { expect, it, test } from 'vitest';
import { type OrderType, operationsOf } from './order-operations.ts';
import {
  ORDER_STATUS,
  type OrderStatus,
  PAY_CHECK,
  PAYMENT_STATUS,
  type PaymentStatus,
  payCheckOf,
  payOutcomeOf,
} from './order-status.ts';

const { open, paying, closed, cancelled, paid, accepted, delivering, delivered, received, complete } = ORDER_STATUS;
const isOffered = (operation: 'copy' | 'pay' | 'delete' | 'receive', type: OrderType, status: OrderStatus): boolean =>
  operationsOf({ type, status, paystatus: PAYMENT_STATUS.paid }).includes(operation);

it.each([
  ['pay', [paying]],
  ['receive', [delivered]],
  ['copy', [paid, accepted, delivering, delivered, complete, closed, cancelled]],
  ['delete', [closed, cancelled, complete]],
] as const)('prints are offered %s where the specification has it, and nowhere else', (operation, where) => {
  const offered = Object.values(ORDER_STATUS).filter((status) => isOffered(operation, 'physical', status));
  expect(offered).toEqual(where.toSorted((one, other) => one - other));
});

it.each(['recharge', 'virtual', 'physical'] as const)(
  'how an order was is said once it is paid (%s); who has a question asks it at any time',
  (type) => {
    const written = (status: OrderStatus, paystatus: PaymentStatus) =>
      operationsOf({ type, status, paystatus }).filter((operation) => /contact|complain|comment/.test(operation));
    for (const paystatus of [PAYMENT_STATUS.notPaid, PAYMENT_STATUS.failed, PAYMENT_STATUS.paying])
      for (const status of [paying, closed, cancelled]) expect(written(status, paystatus)).toEqual(['contact']);
    for (const paystatus of [PAYMENT_STATUS.paid, PAYMENT_STATUS.refunding, PAYMENT_STATUS.refunded])
      expect(written(complete, paystatus)).toEqual(['contact', 'complain', 'comment']);
  },
);

it.each(['recharge', 'virtual'] as const)('an order again is of prints alone, not of %s', (type) => {
  expect(Object.values(ORDER_STATUS).filter((status) => isOffered('copy', type, status))).toEqual([]);
});

const { notPaid, failed, refunding, refundAgreed, refunded, partlyRefunded, revoked } = PAYMENT_STATUS;

test.each([
  ['open', open, notPaid, PAY_CHECK.notPaid, 'pending'],
  ['being paid', paying, PAYMENT_STATUS.paying, PAY_CHECK.paying, 'pending'],
  ['failed', paying, failed, PAY_CHECK.failed, 'pending'],
  ['closed after a failure', closed, failed, PAY_CHECK.closed, 'closed'],
  ['cancelled', cancelled, notPaid, PAY_CHECK.closed, 'closed'],
  ['paid', paid, PAYMENT_STATUS.paid, PAY_CHECK.success, 'success'],
  ['sent', delivering, PAYMENT_STATUS.paid, PAY_CHECK.success, 'success'],
  ['asked back', received, refunding, PAY_CHECK.success, 'success'],
  ['on its way back', complete, refundAgreed, PAY_CHECK.success, 'success'],
  ['given up, and its money on its way back', cancelled, refundAgreed, PAY_CHECK.closed, 'closed'],
  ['paid too late, and its money on its way back', closed, refundAgreed, PAY_CHECK.closed, 'closed'],
  ['refunded', complete, refunded, PAY_CHECK.refunded, 'closed'],
  ['given up and refunded', cancelled, refunded, PAY_CHECK.refunded, 'closed'],
  ['partly refunded', complete, partlyRefunded, PAY_CHECK.success, 'success'],
  ['revoked', complete, revoked, PAY_CHECK.revoked, 'pending'],
] as const)(
  'an order that is %s by Reading B is what Reading A says of it',
  (_how, status, paystatus, check, outcome) => {
    expect(payCheckOf({ status, paystatus })).toBe(check);
    expect(payOutcomeOf(check)).toBe(outcome);
  },
);
