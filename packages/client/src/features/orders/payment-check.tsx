import { useEffect } from 'react';
import { type CheckedPayment, confirmPayment } from '../../domain/orders/confirm-payment';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Spinner } from '../../ui/spinner';
import styles from './orders.module.css';

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
    <div className={styles.body}>
      <section className={styles.card} role="status">
        <div className={styles.lines}>
          <Spinner />
          <p className={classNames(styles.state, styles.waiting)}>{t('pay.checking')}</p>
          <p className={styles.what}>{t('pay.checking-text')}</p>
        </div>
      </section>
    </div>
  );
}
