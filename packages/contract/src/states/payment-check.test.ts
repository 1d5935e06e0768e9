import { expect, it } from 'vitest';
import { isPaymentCheckStatus, localPaymentState, PAYMENT_CHECK_STATUS } from './payment-check.ts';

it.each([
  ['pending', 1, [0, 1, 10, 60]],
  ['success', 0, [30]],
  ['closed', 2, [20, 50]],
])('maps to %s (%i) from %j', (_name, state, statuses) => {
  const found = Object.values(PAYMENT_CHECK_STATUS).filter((status) => localPaymentState(status) === state);
  expect(found.sort((a, b) => a - b)).toEqual(statuses);
});

it('knows no status of the order model', () => {
  expect([isPaymentCheckStatus(30), isPaymentCheckStatus(40)]).toEqual([true, false]);
});
