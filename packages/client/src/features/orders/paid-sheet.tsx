import { useOrder } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import styles from './orders.module.css';

/** An order was paid: what came of it, and what to do with it. */
export function PaidSheet({ orderId, onClose }: { orderId: string | undefined; onClose: () => void }) {
  const t = useT();
  const { switchTab } = useNavigation();
  const order = useOrder(orderId ?? '').data?.order;
  const isOfPhotos = order?.type === 'virtual';
  const title = isOfPhotos ? t('paid.photos') : t('paid.title');
  return (
    <PageSheet
      isOpen={orderId !== undefined && order !== undefined}
      onClose={onClose}
      title={title}
      footer={
        isOfPhotos ? (
          <Button isWide label={t('paid.album')} onPress={() => void switchTab('album')} />
        ) : (
          <Button isWide label={t('paid.shoot')} onPress={() => void switchTab('shooting')} />
        )
      }
    >
      <div className={styles.pay}>
        {order ? (
          <p className={styles.what}>{isOfPhotos ? t('photo.kept', order.cnt) : t('paid.text', order.cards)}</p>
        ) : null}
      </div>
    </PageSheet>
  );
}
