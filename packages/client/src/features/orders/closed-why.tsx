import { ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { lateWords, type Translator } from '@kinora/locales';
import { usePhotos } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import styles from './orders.module.css';

const { notPaid, failed, paying } = PAYMENT_STATUS;

/** Why an order was closed, and the way to what it was of; prints have theirs among what can be done. */
export function ClosedWhy({ order }: { order: Order }) {
  return order.status === ORDER_STATUS.closed ? <Told order={order} /> : null;
}

function Told({ order }: { order: Order }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { type, rendition, photos } = order;
  const [photo] = usePhotos(type === 'virtual' ? photos : []).data?.imgs ?? [];
  const again = {
    recharge: () => navigateTo('recharge'),
    virtual:
      photo &&
      (() => (rendition ? navigateTo('preview', { id: photo.id }) : navigateTo('result', { id: photo.group }))),
    physical: undefined,
  }[type];
  return (
    <>
      <p className={styles.note}>{whyClosed(t, order)}</p>
      {again ? (
        <div className={styles.again}>
          <Button isWide variant="tonal" label={t('order.again')} onPress={() => void again()} />
        </div>
      ) : null}
    </>
  );
}

/** Nothing was charged only where its channel was told of nothing, or takes nothing more. */
function whyClosed(t: Translator, order: Order): string {
  if (order.maycomelate) return lateWords(t, order);
  const isUnpaid = [notPaid, failed, paying].some((unpaid) => order.paystatus === unpaid);
  return isUnpaid ? t('order.closed-why') : t('order.closed-back');
}
