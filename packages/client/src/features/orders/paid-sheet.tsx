import { type Order, PAYMENT_STATUS, payCheckOf, payOutcomeOf } from '@kinora/contract';
import { moneyText, type Translator } from '@kinora/locales';
import { errorText } from '../../api/command-error';
import { useLatePayment } from '../../domain/orders/use-late-payment';
import { useOrder, useWaitingPhotos } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { keptAlbum } from '../../navigation/kept-album';
import { PageSheet } from '../../navigation/page-sheet';
import { useNavigation } from '../../navigation/use-navigation';
import { useIsLoggedIn } from '../../session/session';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { TextLink } from '../../ui/text-link';
import { OrderPhotos } from './order-photos';
import styles from './orders.module.css';

/**
 * One comes back from paying: what came of the order, its photos where it was of photos, and what to do with it. While nobody knows of the payment
 * that is said, and asked on; of an order that is over by now nothing is.
 */
export function PaidSheet({ orderId, onClose }: { orderId: string | undefined; onClose: () => void }) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const { data, error, isFetching, refetch } = useOrder(orderId ?? '');
  const order = data?.order;
  const outcome = order && payOutcomeOf(payCheckOf(order));
  useLatePayment(orderId ?? '', orderId !== undefined && outcome === 'pending');
  const isPaid = outcome === 'success';
  return (
    <PageSheet
      isOpen={orderId !== undefined && isLoggedIn && outcome !== 'closed'}
      onClose={onClose}
      title={order && isPaid ? wordsOf(t, order).title : t('pay.checking')}
      footer={order && isPaid ? <GoOn order={order} /> : undefined}
    >
      <div className={styles.pay}>
        {!order && error ? (
          <div className={styles.checking}>
            <p className={styles.what}>{errorText(error, t)}</p>
            <Button variant="tonal" label={t('action.retry')} isBusy={isFetching} onPress={() => void refetch()} />
          </div>
        ) : null}
        {outcome === 'pending' || (!order && !error) ? (
          <div className={styles.checking} role="status">
            <p className={styles.what}>{t('pay.checking-text')}</p>
            <Spinner />
          </div>
        ) : null}
        {order && isPaid ? <p className={styles.what}>{wordsOf(t, order).text}</p> : null}
        {order && isPaid ? <PaidBefore order={order} /> : null}
        {order && isPaid && order.type === 'virtual' ? (
          <OrderPhotos ids={order.photos} label={wordsOf(t, order).text} />
        ) : null}
        {order ? <OrderLink id={order.id} /> : null}
      </div>
    </PageSheet>
  );
}

/** One has been at a cashier, and the order was paid otherwise meanwhile: what was taken there came to nothing. Only who pays through a channel comes here. */
function PaidBefore({ order }: { order: Order }) {
  const t = useT();
  const { type, paymethod, refund, paystatus, currency } = order;
  const isTwice = refund !== undefined && paystatus === PAYMENT_STATUS.paid;
  if (!isTwice && (type !== 'virtual' || paymethod !== 'balance')) return null;
  const words = isTwice ? t('paid.twice', moneyText(t.locale, refund.price, currency)) : t('paid.by-cards');
  return (
    <p className={styles.what} role="status">
      {words}
    </p>
  );
}

function OrderLink({ id }: { id: string }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  return (
    <p className={styles.have}>
      <TextLink label={t('order.look')} onPress={() => void navigateTo('orderDetails', { id })} />
    </p>
  );
}

/** What to do with what was paid for. */
function GoOn({ order }: { order: Order }) {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  // Gold cards were perhaps bought for photos that wait: they are what one goes on with.
  const waiting = useWaitingPhotos(order.type === 'recharge');
  const goOn = async () => {
    const isThere =
      order.type === 'virtual'
        ? await switchTab('album', order.rendition ? {} : keptAlbum())
        : await switchTab('shooting');
    const [photo] = order.photos;
    if (isThere && order.rendition && photo !== undefined) await navigateTo('preview', { id: photo });
  };
  return (
    <div className={styles.payFoot}>
      {waiting ? (
        <Button
          isWide
          label={t('paid.back', waiting.cards)}
          onPress={() => void navigateTo('orderDetails', { id: waiting.id })}
        />
      ) : null}
      <Button
        isWide
        variant={waiting ? 'tonal' : 'filled'}
        label={wordsOf(t, order).next}
        onPress={() => void goOn()}
      />
    </div>
  );
}

function wordsOf(t: Translator, order: Order): { title: string; text: string; next: string } {
  if (order.rendition) return { title: t('paid.rendition'), text: t('paid.making'), next: t('paid.look') };
  if (order.type === 'virtual')
    return { title: t('paid.photos'), text: t('photo.kept', order.cnt), next: t('paid.album') };
  return { title: t('paid.title'), text: t('paid.text', order.cards), next: t('paid.shoot') };
}
