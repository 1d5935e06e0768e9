import { BALANCE_REFRESH_MS } from '@kinora/contract';
import { useEffect } from 'react';
import { call } from '../../api/call';
import { refresh } from '../../api/refresh';
import { showError } from '../../api/show-error';
import { checkPayment, type PaymentOutcome } from '../../domain/orders/check-payment';
import { delay } from '../../lib/delay';
import { useT } from '../../lib/translation';
import { Part, Parts, PartText } from '../../ui/parts';
import { Spinner } from '../../ui/spinner';

interface PaymentCheckProps {
  readonly orderId: string;
  readonly onEnd: (outcome: PaymentOutcome) => void;
}

/** Comes back from a channel: asks until it is known whether the order was paid. */
export function PaymentCheck({ orderId, onEnd }: PaymentCheckProps) {
  const t = useT();
  useEffect(() => {
    let isWanted = true;
    const ask = () => call('ORDERPAYSUCCESS', { oid: orderId });
    const end = async (outcome: PaymentOutcome) => {
      await refresh(['orders', 'account']);
      // What the channel tells the server meanwhile may be later than its answer.
      if (outcome === 'paid') void delay(BALANCE_REFRESH_MS).then(() => refresh(['account']));
      if (isWanted) onEnd(outcome);
    };
    checkPayment({ ask, delay, now: Date.now }).then(end, (error: unknown) => {
      showError(error);
      return end('unknown');
    });
    return () => {
      isWanted = false;
    };
  }, [orderId]);
  return (
    <Parts>
      <Part title={t('pay.checking')} isStatus>
        <PartText>{t('pay.checking-text')}</PartText>
        <Spinner />
      </Part>
    </Parts>
  );
}
