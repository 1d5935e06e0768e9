import { ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { formatDuration, type Translator } from '@kinora/locales';
import { usePhotos } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import styles from './orders.module.css';

const SECOND_MS = 1000;

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

/** Nothing was charged only where its channel was told of nothing, or said that it took nothing. */
function whyClosed(t: Translator, { type, paystatus, timestamp, expires }: Order): string {
  const within = formatDuration(t, (expires - timestamp) / SECOND_MS);
  if (paystatus === PAYMENT_STATUS.paying)
    return t(type === 'recharge' ? 'order.closed-late-cards' : 'order.closed-late', within);
  const isUnpaid = paystatus === PAYMENT_STATUS.notPaid || paystatus === PAYMENT_STATUS.failed;
  return isUnpaid ? t('order.closed-why', within) : t('order.closed-back');
}
