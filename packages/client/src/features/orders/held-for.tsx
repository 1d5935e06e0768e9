import { type Order, PAYMENT_STATUS } from '@kinora/contract';
import { localDigits } from '@kinora/locales';
import { useLeftToPay } from '../../domain/orders/use-left-to-pay';
import { useT } from '../../lib/translation';
import { Icon } from '../../ui/icon';
import { lateWords } from './order-words';
import styles from './orders.module.css';

const MINUTE_S = 60;
const two = (count: number): string => String(count).padStart(2, '0');

/** How long an order waits to be paid, counted down. */
export function HeldFor({ order }: { order: Order }) {
  const t = useT();
  const seconds = useLeftToPay(order);
  // A channel that was told of it may have been paid in the last moment.
  const isTold = order.paystatus === PAYMENT_STATUS.paying;
  if (seconds === 0) return <p className={styles.held}>{isTold ? lateWords(t, order) : t('pay.over')}</p>;
  const left = localDigits(t.locale, `${two(Math.floor(seconds / MINUTE_S))}:${two(seconds % MINUTE_S)}`);
  return (
    <p className={styles.held}>
      <Icon name="clock" sizePx={18} />
      <span>{t('pay.held', left)}</span>
    </p>
  );
}
