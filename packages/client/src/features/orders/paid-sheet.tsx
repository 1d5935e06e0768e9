import type { Order } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { useOrder, useWaitingPhotos } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';
import { OrderPhotos } from './order-photos';
import styles from './orders.module.css';

/** An order was paid: what came of it, its photos where it was of photos, and what to do with it. */
export function PaidSheet({ orderId, onClose }: { orderId: string | undefined; onClose: () => void }) {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const order = useOrder(orderId ?? '').data?.order;
  const { title, text, next } = wordsOf(t, order);
  // Gold cards were perhaps bought for photos that wait: they are what one goes on with.
  const waiting = useWaitingPhotos(order?.type === 'recharge');
  const goOn = async () => {
    const isThere = await switchTab(order?.type === 'virtual' ? 'album' : 'shooting');
    const [photo] = order?.photos ?? [];
    if (isThere && order?.rendition && photo !== undefined) await navigateTo('preview', { id: photo });
  };
  return (
    <PageSheet
      isOpen={orderId !== undefined && order !== undefined}
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.payFoot}>
          {waiting ? (
            <Button
              isWide
              label={t('paid.back', waiting.cards)}
              onPress={() => void navigateTo('orderDetails', { id: waiting.id })}
            />
          ) : null}
          <Button isWide variant={waiting ? 'tonal' : 'filled'} label={next} onPress={() => void goOn()} />
        </div>
      }
    >
      <div className={styles.pay}>
        {order ? <p className={styles.what}>{text}</p> : null}
        {order?.type === 'virtual' ? <OrderPhotos ids={order.photos} label={text} /> : null}
        {order ? (
          <p className={styles.have}>
            <TextLink label={t('order.look')} onPress={() => void navigateTo('orderDetails', { id: order.id })} />
          </p>
        ) : null}
      </div>
    </PageSheet>
  );
}

function wordsOf(t: Translator, order: Order | undefined): { title: string; text: string; next: string } {
  if (order?.rendition) return { title: t('paid.rendition'), text: t('paid.making'), next: t('paid.look') };
  if (order?.type === 'virtual')
    return { title: t('paid.photos'), text: t('photo.kept', order.cnt), next: t('paid.album') };
  return { title: t('paid.title'), text: t('paid.text', order?.cards ?? 0), next: t('paid.shoot') };
}
