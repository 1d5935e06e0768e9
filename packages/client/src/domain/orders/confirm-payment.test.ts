import { ORDER_STATUS, PAY_CHECK, PAYMENT_STATUS } from '@kinora/contract';
import { expect, test, vi } from 'vitest';
import { confirmPayment } from './confirm-payment';

const { answer } = vi.hoisted(() => ({ answer: { current: {} as unknown } }));
vi.mock('../../api/call', () => ({ call: async () => answer.current }));
vi.mock('../../api/refresh', () => ({ refresh: vi.fn(), refreshAfter: vi.fn() }));
vi.mock('./pay-order', () => ({ showWhole: vi.fn() }));

const { refundAgreed, refunded, notPaid } = PAYMENT_STATUS;

test.each([
  ['that is on its way back', refundAgreed, PAY_CHECK.closed, 'returned'],
  ['that is back', refunded, PAY_CHECK.refunded, 'returned'],
  ['that never came', notPaid, PAY_CHECK.closed, 'failed'],
] as const)(
  'of an order that was given up, money %s is told as what it is',
  async (_how, paystatus, status, outcome) => {
    const order = { type: 'recharge', status: ORDER_STATUS.cancelled, paystatus, photos: [] };
    answer.current = { order, status };
    expect((await confirmPayment('o1')).outcome).toBe(outcome);
  },
);
