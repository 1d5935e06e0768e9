import { ORDER_STATUS, type Order } from '@kinora/contract';
import { formatDuration } from '@kinora/locales';
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
  const { type, rendition, photos, timestamp, expires } = order;
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
      <p className={styles.note}>{t('order.closed-why', formatDuration(t, (expires - timestamp) / SECOND_MS))}</p>
      {again ? (
        <div className={styles.again}>
          <Button isWide variant="tonal" label={t('order.again')} onPress={() => void again()} />
        </div>
      ) : null}
    </>
  );
}
