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
  return (
    <PageSheet
      isOpen={orderId !== undefined && order !== undefined}
      onClose={onClose}
      title={t('paid.title')}
      footer={<Button isWide label={t('paid.shoot')} onPress={() => void switchTab('shooting')} />}
    >
      <div className={styles.pay}>
        <p className={styles.what}>{order ? t('paid.text', order.cards) : ''}</p>
      </div>
    </PageSheet>
  );
}
