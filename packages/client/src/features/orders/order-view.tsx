import { ERROR, type Order, type OrderNoteKind, PAYMENT_STATUS } from '@kinora/contract';
import { formatDate, orderPrice, repricedWords } from '@kinora/locales';
import { useState } from 'react';
import { isError } from '../../api/command-error';
import { FailedAnswer } from '../../api/failed-answer';
import { useOrder } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { ClosedWhy } from './closed-why';
import { CopyRow } from './copy-row';
import { HeldFor } from './held-for';
import { NoteSheet } from './note-sheet';
import { OrderActions } from './order-actions';
import { OrderHelp } from './order-help';
import { OrderNotes } from './order-notes';
import { OrderPhotos } from './order-photos';
import { OrderRefunds } from './order-refunds';
import { OrderSkeleton } from './order-skeleton';
import { orderWhat, paidPhotos, paidWith, partWords, priceOfEach, stateTone, stateWords } from './order-words';
import styles from './orders.module.css';
import { PayPhotos } from './pay-photos';
import { PrintFigures } from './print-figures';
import { PrintWay } from './print-way';
import { RefundSheet } from './refund-sheet';

interface OrderViewProps {
  readonly id: string;
  /** One comes back from a cashier without having paid. */
  readonly isPayCancelled?: boolean;
  readonly onPay: (order: Order) => void;
}

/** One order: how it stands, what can be done with it, and its figures. */
export function OrderView({ id, isPayCancelled = false, onPay }: OrderViewProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useOrder(id);
  const { navigateTo } = useNavigation();
  const [isRefunding, setRefunding] = useState(false);
  const [writing, setWriting] = useState<OrderNoteKind>();
  if (id === '' || (!data && isError(error, ERROR.notFound))) {
    return (
      <EmptyState
        picture="orders"
        title={t('not-found.lost')}
        text={t('not-found.text')}
        actionLabel={t('orders.title')}
        onAction={() => void navigateTo('myorders')}
      />
    );
  }
  if (!data && error) {
    return <FailedAnswer title={t('orders.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  if (!data) return <OrderSkeleton />;
  const { order, notes, limits } = data;
  const [part, repriced] = [partWords(t, order), repricedWords(t, order)];
  return (
    <div className={styles.body}>
      <section className={styles.card}>
        {/* Not all of the card: the seconds that are left in it would be read out, one by one. */}
        <p className={classNames(styles.state, styles[stateTone(order)])} role="status">
          {stateWords(t, order)}
        </p>
        <p className={styles.sum}>{orderPrice(t, order)}</p>
        {part ? <p className={styles.what}>{part}</p> : null}
        {repriced ? (
          <p className={styles.repriced} role="status">
            {repriced}
          </p>
        ) : null}
        <p className={styles.what}>{orderWhat(t, order)}</p>
        {order.type === 'virtual' ? (
          <OrderPhotos ids={order.photos} label={t('order.photos', order.photos.length)} />
        ) : null}
        {order.print ? <PrintWay order={order} /> : null}
        {order.operations.includes('pay') && isPayCancelled && order.paystatus !== PAYMENT_STATUS.failed ? (
          <p className={styles.what}>{t('pay.cancelled')}</p>
        ) : null}
        {order.operations.includes('pay') && order.paystatus === PAYMENT_STATUS.paying && !isPayCancelled ? (
          <p className={styles.what}>{t('pay.unknown')}</p>
        ) : null}
        {order.operations.includes('pay') ? <HeldFor order={order} /> : null}
        <ClosedWhy order={order} />
      </section>
      {order.type === 'virtual' && order.operations.includes('pay') ? (
        <PayPhotos order={order} onPayDirectly={onPay} />
      ) : null}
      {order.print ? <PrintFigures print={order.print} currency={order.currency} /> : null}
      <OrderActions order={order} onPay={() => onPay(order)} onRefund={() => setRefunding(true)} onWrite={setWriting} />
      <OrderNotes notes={notes} />
      <OrderHelp order={order} />
      <OrderRefunds refunds={data.refunds} currency={order.currency} />
      <Figures order={order} />
      <NoteSheet oid={order.id} kind={writing} limits={limits} onClose={() => setWriting(undefined)} />
      <RefundSheet
        order={order}
        refundable={data.refundable}
        isOpen={isRefunding}
        onClose={() => setRefunding(false)}
      />
    </div>
  );
}

function Figures({ order }: { order: Order }) {
  const t = useT();
  const time = (ms: number): string => formatDate(t.locale, ms, 'time');
  const { paytime, completetime } = order;
  const each = priceOfEach(t, order);
  return (
    <ListGroup>
      {each ? <ListRow label={t('order.photos', paidPhotos(order))} detail={each} /> : null}
      <CopyRow label={t('order.number')} text={order.id} />
      {paytime === undefined ? null : <ListRow label={t('pay.how')} detail={paidWith(t, order)} />}
      <ListRow label={t('order.placed')} detail={time(order.timestamp)} />
      {paytime === undefined ? null : <ListRow label={t('order.paid-at')} detail={time(paytime)} />}
      {completetime === undefined ? null : <ListRow label={t('order.completed')} detail={time(completetime)} />}
    </ListGroup>
  );
}
