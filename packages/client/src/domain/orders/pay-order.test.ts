import { ERROR, ORDER_STATUS, type Order, PAY_CHECK, PAYMENT_STATUS } from '@kinora/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { confirmPayment } from './confirm-payment';
import { placeOrder, preparePayment } from './pay-order';

const { done, answers } = vi.hoisted(() => ({
  done: [] as string[],
  answers: { errid: 0, status: 0 },
}));
vi.mock('../../api/call', () => ({
  call: async (name: string) => {
    done.push(name);
    if (answers.errid !== 0) throw new CommandError(answers.errid);
    return { status: answers.status, order: { id: 'new', type: 'recharge', photos: [] } };
  },
}));
vi.mock('../../api/refresh', () => ({
  refresh: async (subjects: readonly string[]) => void done.push(`refresh ${subjects}`),
  refreshAfter: async (name: string) => void done.push(`after ${name}`),
}));
vi.mock('../../api/show-error', () => ({ showError: vi.fn() }));
vi.mock('../photos/mark-photos', () => ({ replacePhotos: vi.fn() }));
beforeEach(() => {
  done.length = 0;
  Object.assign(answers, { errid: 0, status: PAY_CHECK.success });
});
afterEach(() => vi.useRealTimers());

const order: Order = {
  ...{ type: 'recharge', id: 'o1', cards: 10, cnt: 5, photos: [], point: 0, free: 0, coupon: 0, price: 2_000 },
  ...{ currency: 'CNY', paymethod: 'wechat', status: ORDER_STATUS.paying, paystatus: PAYMENT_STATUS.notPaid },
  ...{ timestamp: 0, expires: Date.now() + 900_000, operations: ['pay', 'cancel'] },
};
const plan = { id: 'cards-10', amount: 10, price: 2_000, cnt: 5 };

test('how the order stands is asked for before it is told that a channel gave nothing to pay with', async () => {
  answers.errid = ERROR.prepayFailed;
  await preparePayment(order).catch(({ id }: CommandError) => done.push(`told ${id}`));
  expect(done).toEqual(['ORDERPAY', 'refresh orders', `told ${ERROR.prepayFailed}`]);
});

test('the balance is asked for once more five seconds after a payment, not before', async () => {
  vi.useFakeTimers();
  expect(await confirmPayment('o1')).toEqual({ outcome: 'paid', type: 'recharge' });
  const first = ['ORDERPAYSUCCESS', 'after ORDERPAYSUCCESS'];
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done).toEqual(first);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual([...first, 'refresh account']);
});

test('gold cards are ordered as they are shown: whether an order waits for them already the server knows', async () => {
  expect((await placeOrder(plan, 'wechat')).id).toBe('new');
  expect(done).toEqual(['CREATEORDER', 'after CREATEORDER']);
});
