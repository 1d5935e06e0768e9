import { BALANCE_REFRESH_MS, type OrderType, PAYMENT_STATUS } from '@kinora/contract';
import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';
import { showError } from '../../api/show-error';
import { delay } from '../../lib/delay';
import { checkPayment, type PaymentOutcome } from './check-payment';
import { showWhole } from './pay-order';

/** How a payment ended, and what was paid for, where it is known. */
export interface CheckedPayment {
  /** `returned`: money came, and goes back or is back. */
  readonly outcome: PaymentOutcome | 'returned';
  readonly type: OrderType | undefined;
}

/** Whether an order was paid, by the server's word; what it changed is asked for again, the balance once more a little later. A failure to ask is told. */
export async function confirmPayment(oid: string, onError = showError): Promise<CheckedPayment> {
  let type: OrderType | undefined;
  let isReturned = false;
  const ask = async () => {
    const { order, status } = await call('ORDERPAYSUCCESS', { oid });
    type = order.type;
    isReturned = order.paystatus >= PAYMENT_STATUS.refundAgreed;
    await showWhole(order.photos);
    return status;
  };
  const outcome = await checkPayment({ ask, delay, now: Date.now }).catch((error: unknown) => {
    onError(error);
    return 'unknown' as const;
  });
  await refreshAfter('ORDERPAYSUCCESS', { oid });
  if (outcome === 'paid') void delay(BALANCE_REFRESH_MS).then(() => refresh(['account']));
  return { outcome: outcome === 'failed' && isReturned ? 'returned' : outcome, type };
}
