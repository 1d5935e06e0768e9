import { orderTitle } from '@kinora/locales';
import { useLeftToPay } from '../../domain/orders/use-left-to-pay';
import { useOrders } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import { HeldFor } from './held-for';
import styles from './orders.module.css';

/** A recharge that waits to be paid, how long it still does, and the way to paying it; nothing where none does. */
export function WaitingRecharge() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const orders = useOrders('waiting').data?.pages.flatMap((page) => page.orders) ?? [];
  const order = orders.find(({ type, operations }) => type === 'recharge' && operations.includes('pay'));
  const seconds = useLeftToPay(order);
  if (!order || seconds === 0) return null;
  return (
    <div className={styles.waitingRecharge}>
      <Banner
        tone="warning"
        icon="card"
        text={`${orderTitle(t, order)} · ${t('order.state-paying')}`}
        actionLabel={t('order.look')}
        onAction={() => void navigateTo('orderDetails', { id: order.id })}
      />
      {/* Beside it: the seconds that are left would be read out, one by one. */}
      <HeldFor order={order} />
    </div>
  );
}
