import { BALANCE_REFRESH_MS, type OrderType } from '@kinora/contract';
import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';
import { showError } from '../../api/show-error';
import { delay } from '../../lib/delay';
import { checkPayment, type PaymentOutcome } from './check-payment';
import { showWhole } from './pay-order';

/** How a payment ended, and what was paid for, where it is known. */
export interface CheckedPayment {
  readonly outcome: PaymentOutcome;
  readonly type: OrderType | undefined;
}

/** Whether an order was paid, by the server's word; what it changed is asked for again, the balance once more a little later. A failure to ask is told. */
export async function confirmPayment(oid: string, onError = showError): Promise<CheckedPayment> {
  let type: OrderType | undefined;
  const ask = async () => {
    const { order, status } = await call('ORDERPAYSUCCESS', { oid });
    type = order.type;
    await showWhole(order.photos);
    return status;
  };
  const outcome = await checkPayment({ ask, delay, now: Date.now }).catch((error: unknown) => {
    onError(error);
    return 'unknown' as const;
  });
  await refreshAfter('ORDERPAYSUCCESS', { oid });
  if (outcome === 'paid') void delay(BALANCE_REFRESH_MS).then(() => refresh(['account']));
  return { outcome, type };
}
