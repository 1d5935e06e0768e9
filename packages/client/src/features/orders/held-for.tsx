import type { Order } from '@kinora/contract';
import { overWords } from '@kinora/locales';
import { useLeftToPay } from '../../domain/orders/use-left-to-pay';
import { clockLeft } from '../../lib/clock-left';
import { useT } from '../../lib/translation';
import { Icon } from '../../ui/icon';
import { isOutdated } from './order-words';
import styles from './orders.module.css';

/** How long an order waits to be paid, counted down; nothing where it cannot be paid as it stands: for that it is held no more. */
export function HeldFor({ order }: { order: Order }) {
  const t = useT();
  const seconds = useLeftToPay(order);
  if (isOutdated(order)) return null;
  if (seconds === 0) return <p className={styles.held}>{overWords(t, order)}</p>;
  return (
    <p className={styles.held}>
      <Icon name="clock" sizePx={18} />
      <span>{t('pay.held', clockLeft(t, seconds))}</span>
    </p>
  );
}
