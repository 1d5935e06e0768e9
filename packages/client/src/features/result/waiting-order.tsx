import type { ShootProgress } from '@kinora/contract';
import { useOrders } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import styles from './choose-photos.module.css';

export interface WaitingOrderProps {
  readonly shoot: ShootProgress;
  /** Photos of it that wait for an order to be paid. */
  readonly count: number;
}

/** Tells of photos that wait to be paid for, and leads to their order. */
export function WaitingOrder(props: WaitingOrderProps) {
  return props.count === 0 ? null : <Told {...props} />;
}

function Told({ shoot, count }: WaitingOrderProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const orders = useOrders('waiting').data?.pages.flatMap((page) => page.orders) ?? [];
  const order = orders.find(
    ({ photos, rendition }) => !rendition && shoot.photos.some(({ id }) => photos.includes(id)),
  );
  return (
    <div className={styles.banner}>
      <Banner
        text={t('result.waiting-order', count)}
        actionLabel={t('pay.title')}
        onAction={() => void navigateTo(order ? 'orderDetails' : 'myorders', order ? { id: order.id } : {})}
      />
    </div>
  );
}
