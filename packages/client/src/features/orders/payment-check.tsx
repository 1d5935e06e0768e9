import { useEffect } from 'react';
import { type CheckedPayment, confirmPayment } from '../../domain/orders/confirm-payment';
import { useT } from '../../lib/translation';
import { Part, Parts, PartText } from '../../ui/parts';
import { Spinner } from '../../ui/spinner';

interface PaymentCheckProps {
  readonly orderId: string;
  readonly onEnd: (checked: CheckedPayment) => void;
}

/** Comes back from a channel: asks until it is known whether the order was paid. */
export function PaymentCheck({ orderId, onEnd }: PaymentCheckProps) {
  const t = useT();
  useEffect(() => {
    let isWanted = true;
    void confirmPayment(orderId).then((checked) => isWanted && onEnd(checked));
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
