// @vitest-environment happy-dom
import { ORDER_STATUS, type Order, operationsOf, PAYMENT_STATUS } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { OrderActions } from './order-actions';

const t = createTranslator('en', await loadTable('en'));
const { cancelled, navigateTo } = vi.hoisted(() => ({ cancelled: vi.fn(), navigateTo: vi.fn() }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo, back: vi.fn() }) }));
vi.mock('../../domain/orders/use-orders', () => {
  const mutation = () => ({ mutate: cancelled, isPending: false });
  return { useCancelOrder: mutation, useDeleteOrder: mutation, useReceiveOrder: mutation, useRefundCancel: mutation };
});
afterEach(cleanup);

const orderOf = (type: Order['type'], status: Order['status']): Order => {
  const standing = { type, status, paystatus: PAYMENT_STATUS.notPaid };
  return {
    ...standing,
    ...{ id: 'o1', cards: 10, cnt: 5, photos: [], point: 0, free: 0, coupon: 0, price: 2_000, currency: 'CNY' },
    ...{ paymethod: 'sandbox', operations: operationsOf(standing), timestamp: 1, expires: 2 },
  };
};

async function press(order: Order, label: string) {
  render(<OrderActions order={order} onPay={vi.fn()} onRefund={vi.fn()} onWrite={vi.fn()} />);
  fireEvent.click(screen.getByText(label));
  await waitFor(() => expect(pendingQuestion.get()).toBeDefined());
  return pendingQuestion.get();
}

test('of the answers to whether an order is given up only one says "cancel"', async () => {
  const question = await press(orderOf('recharge', ORDER_STATUS.paying), 'Cancel order');
  expect([question?.cancelLabel, question?.confirmLabel]).toEqual(['Keep it', 'Cancel order']);
  question?.answer(false);
  expect(cancelled).not.toHaveBeenCalled();
});

test.each([
  ['paid', 'order.receive-text'],
  ['partlyRefunded', 'order.receive-contact'],
  ['refunding', 'order.receive-contact'],
] as const)(
  'prints that were delivered (%s) are confirmed by who has them, once they are sure; a refund is spoken of where it can be asked for',
  async (paid, text) => {
    const standing = { type: 'physical', status: ORDER_STATUS.delivered, paystatus: PAYMENT_STATUS[paid] } as const;
    const order = { ...orderOf('physical', ORDER_STATUS.delivered), operations: operationsOf(standing) };
    const question = await press(order, t('order.receive'));
    expect([question?.title, question?.text]).toEqual([t('order.receive-title'), t(text)]);
    cancelled.mockClear();
    question?.answer(true);
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ oid: 'o1' }));
  },
);

test.each(['recharge', 'physical'] as const)(
  'of an order (%s) that was refunded in part no refund is asked again: it says so, and one writes to the shop',
  (type) => {
    const standing = { type, status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.partlyRefunded };
    const order = { ...orderOf(type, standing.status), ...standing, operations: operationsOf(standing) };
    const onWrite = vi.fn();
    render(<OrderActions order={order} onPay={vi.fn()} onRefund={vi.fn()} onWrite={onWrite} />);
    expect(screen.queryByText(t('refund.ask'))).toBeNull();
    fireEvent.click(screen.getByText(t('refund.once')));
    expect(onWrite).toHaveBeenCalledWith('contact');
  },
);

test.each([
  ['recharge', true],
  ['physical', false],
] as const)('whoever deletes an order (%s) is told of cards where it was of cards: %s', async (type, isOfCards) => {
  const question = await press(orderOf(type, ORDER_STATUS.closed), 'Delete order');
  expect(question?.text?.includes('cards')).toBe(isOfCards);
  question?.answer(false);
});

test.each([
  ['recharge', PAYMENT_STATUS.paid, true],
  ['recharge', PAYMENT_STATUS.refunded, false],
  ['physical', PAYMENT_STATUS.paid, true],
] as const)(
  'whoever deletes an order (%s, %i) whose money can be asked back is told that it cannot be then: %s',
  async (type, paystatus, isTold) => {
    const order = orderOf(type, ORDER_STATUS.complete);
    const question = await press(
      { ...order, paystatus, operations: operationsOf({ ...order, paystatus }) },
      'Delete order',
    );
    expect(question?.text?.includes(t('order.delete-refund'))).toBe(isTold);
    question?.answer(false);
  },
);

test.each([
  ['recharge', {}, ['recharge', { from: 'o1' }]],
  ['physical', { print: { photo: 'p1' } as Order['print'] }, ['print', { id: 'p1', from: 'o1' }]],
] as const)(
  'an order (%s) that costs something else by now, or is not offered any more, is ordered anew, not paid',
  (type, more, to) => {
    const waiting = { ...orderOf(type, ORDER_STATUS.paying), ...more };
    for (const [order, label] of [
      [{ ...waiting, newprice: 2_100 }, 'order.anew'],
      [{ ...waiting, withdrawn: true as const }, 'order.choose-anew'],
    ] as const) {
      navigateTo.mockClear();
      render(<OrderActions order={order} onPay={vi.fn()} onRefund={vi.fn()} onWrite={vi.fn()} />);
      expect(screen.queryByText(/^Pay /)).toBeNull();
      fireEvent.click(screen.getByText(t(label)));
      expect(navigateTo).toHaveBeenCalledWith(...to);
      cleanup();
    }
  },
);
