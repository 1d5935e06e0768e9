import { expect, it } from 'vitest';
import { allowedOrderOperations, type OrderOperation } from './order-operations.ts';
import { ORDER_STATUS } from './order-status.ts';
import { PAYMENT_STATUS } from './payment-status.ts';

const ALWAYS: OrderOperation[] = ['contact-merchant', 'customer-service', 'complain', 'comment'];
const virtual = { type: 'virtual', status: ORDER_STATUS.paid, paystatus: PAYMENT_STATUS.paid } as const;
const physical = { ...virtual, type: 'physical' } as const;

it.each([
  ['a virtual paid order', virtual, []],
  ['a paying order', { ...virtual, status: ORDER_STATUS.paying, paystatus: PAYMENT_STATUS.paying }, ['cancel', 'pay']],
  ['a finished virtual order', { ...virtual, status: ORDER_STATUS.complete }, ['delete']],
  ['a physical paid order', physical, ['repeat', 'refund-apply']],
  [
    'a physical order being refunded',
    { ...physical, paystatus: PAYMENT_STATUS.refunding },
    ['repeat', 'refund-cancel'],
  ],
  ['a received physical order', { ...physical, status: ORDER_STATUS.received, paystatus: PAYMENT_STATUS.refunded }, []],
  [
    'a cancelled physical order',
    { ...physical, status: ORDER_STATUS.cancel, paystatus: PAYMENT_STATUS.notPaid },
    ['repeat', 'delete'],
  ],
])('%s', (_name, order, operations) => {
  expect(allowedOrderOperations(order, true)).toEqual([...operations, ...ALWAYS]);
});

it('offers no refund where the platform has none', () => {
  expect(allowedOrderOperations(physical, false)).toEqual(['repeat', ...ALWAYS]);
});
