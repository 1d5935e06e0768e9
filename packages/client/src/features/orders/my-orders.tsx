import { ORDER_FILTERS, type Order, type OrderFilter } from '@kinora/contract';
import { formatDate, orderPrice, orderTitle } from '@kinora/locales';
import { useState } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { useOrders } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { ChipRow } from '../../ui/chip-row';
import { EmptyState } from '../../ui/empty-state';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { LoadMore } from '../../ui/load-more';
import { PullToRefresh } from '../../ui/pull-to-refresh';
import { Loading, Skeleton } from '../../ui/skeleton';
import { orderIcon, partWords, stateTone, stateWords } from './order-words';
import styles from './orders.module.css';

/** Everything that the user bought, or is about to. */
export function MyOrders() {
  const t = useT();
  const [filter, setFilter] = useState<OrderFilter>('all');
  const pages = useOrders(filter);
  return (
    <PullToRefresh
      onRefresh={pages.refetch}
      pullLabel={t('mine.pull')}
      releaseLabel={t('mine.release')}
      busyLabel={t('mine.refreshing')}
    >
      <div className={styles.body}>
        <ChipRow
          label={t('orders.filter')}
          items={ORDER_FILTERS.map((id) => ({ id, label: t(`orders.${id}`) }))}
          selectedIds={[filter]}
          onSelect={(id) => setFilter(ORDER_FILTERS.find((one) => one === id) ?? 'all')}
        />
        <OrderList pages={pages} filter={filter} onAll={() => setFilter('all')} />
      </div>
    </PullToRefresh>
  );
}

interface OrderListProps {
  readonly pages: ReturnType<typeof useOrders>;
  readonly filter: OrderFilter;
  readonly onAll: () => void;
}

function OrderList({ pages, filter, onAll }: OrderListProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = pages;
  if (!data && error) {
    return <FailedAnswer title={t('orders.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Loading label={t('orders.loading')}>
        <Skeleton shape="block" heightPx={216} />
      </Loading>
    );
  }
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0 && filter !== 'all') {
    return (
      <EmptyState
        picture="orders"
        title={t(`orders.none-${filter}`)}
        text={t('orders.none-text')}
        actionLabel={t('orders.all')}
        onAction={onAll}
      />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        picture="orders"
        title={t('orders.empty-title')}
        text={t('orders.empty-text')}
        actionLabel={t('recharge.title')}
        onAction={() => void navigateTo('recharge')}
      />
    );
  }
  return (
    <>
      <ListGroup>
        {orders.map((order) => (
          <ListRow
            key={order.id}
            icon={orderIcon(order)}
            label={orderTitle(t, order)}
            text={<Standing order={order} />}
            detail={orderPrice(t, order)}
            onPress={() => void navigateTo('orderDetails', { id: order.id })}
          />
        ))}
      </ListGroup>
      {hasNextPage && error ? (
        <FailedAnswer title={t('orders.error-title')} error={error} isBusy={isFetching} onRetry={fetchNextPage} />
      ) : hasNextPage ? (
        <LoadMore label={t('orders.more')} isBusy={isFetching} onReach={() => void fetchNextPage()} />
      ) : null}
    </>
  );
}

/** How it stands, in its colour, what came back of it, and when it was placed. */
function Standing({ order }: { readonly order: Order }) {
  const t = useT();
  const more = [...[partWords(t, order) ?? []].flat(), formatDate(t.locale, order.timestamp, 'time')];
  return (
    <>
      <span className={styles[stateTone(order)]}>{stateWords(t, order)}</span>
      {['', ...more].join(' · ')}
    </>
  );
}
