import type { Order, ShootProgress } from '@kinora/contract';
import { overWords, repricedWords } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { useGiveUpOrder } from '../../domain/orders/use-give-up-order';
import { useLeftToPay } from '../../domain/orders/use-left-to-pay';
import { useOrders } from '../../domain/orders/use-orders';
import { clockLeft } from '../../lib/clock-left';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './waiting-order.module.css';

export interface WaitingOrderProps {
  readonly shoot: ShootProgress;
  /** Photos of it that wait for an order to be paid. */
  readonly count: number;
}

/** Tells of photos that wait to be paid for and until when, each order of them by itself, and leads to paying for them, or to giving them up. */
export function WaitingOrder(props: WaitingOrderProps) {
  return props.count === 0 ? null : <Told {...props} />;
}

function Told({ shoot, count }: WaitingOrderProps) {
  const all = useOrders('waiting').data?.pages.flatMap((page) => page.orders) ?? [];
  const orders = all.filter(
    ({ photos, rendition }) => !rendition && shoot.photos.some(({ id }) => photos.includes(id)),
  );
  if (orders.length === 0)
    return (
      <div className={styles.all}>
        <Waiting count={count} />
      </div>
    );
  return (
    <div className={styles.all}>
      {orders.map((order) => (
        <Waiting key={order.id} order={order} count={order.photos.length} />
      ))}
    </div>
  );
}

function Waiting({ order, count }: { readonly order?: Order; readonly count: number }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { giveUp, isBusy } = useGiveUpOrder({ onError: showError });
  const repriced = order && repricedWords(t, order);
  return (
    <section className={styles.waiting}>
      <Icon name="clock" sizePx={20} />
      <div className={styles.words}>
        <p role="status">{t('result.waiting-order', count)}</p>
        {repriced ? <p>{repriced}</p> : null}
        {order ? <Left order={order} /> : null}
      </div>
      <div className={styles.actions}>
        {order ? (
          <Button
            variant="plain"
            size="small"
            label={t('order.cancel')}
            isBusy={isBusy}
            onPress={() => void giveUp(order.id)}
          />
        ) : null}
        <Button
          size="small"
          label={t('pay.title')}
          onPress={() => void navigateTo(order ? 'orderDetails' : 'myorders', order ? { id: order.id } : {})}
        />
      </div>
    </section>
  );
}

function Left({ order }: { readonly order: Order }) {
  const t = useT();
  const seconds = useLeftToPay(order);
  return <p className={styles.left}>{seconds === 0 ? overWords(t, order) : t('pay.held', clockLeft(t, seconds))}</p>;
}
