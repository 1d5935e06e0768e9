import { hasBadges, type Order } from '@kinora/contract';
import { FailedAnswer } from '../../api/failed-answer';
import { useChargePlans, useOrder, useOrders } from '../../domain/orders/use-orders';
import { usePhotos } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { forgetAddress, keepAddress } from '../../session/kept-address';
import { EmptyState } from '../../ui/empty-state';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './print.module.css';
import { PrintForm } from './print-form';
import { useKeptAddress } from './use-kept-address';

interface PrintPhotoProps {
  readonly id: string;
  /** An order whose prints are ordered again. */
  readonly from: string;
  readonly onPlaced: (order: Order) => void;
}

/** Orders prints of a kept photo: which part, how large, on what paper, how many, and where to. */
export function PrintPhoto({ id, from, onPlaced }: PrintPhotoProps) {
  const t = useT();
  const plans = useChargePlans();
  const photos = usePhotos([id]);
  const former = useOrder(from);
  const kept = useKeptAddress(from);
  // Prints that wait to be paid are told above the form, which comes with them.
  const waiting = useOrders('waiting');
  const photo = photos.data?.imgs[0];
  const failed = [plans, photos].find(({ data, error }) => !data && error);
  if (failed?.error)
    return (
      <FailedAnswer
        title={t('recharge.failed')}
        error={failed.error}
        isBusy={failed.isFetching}
        onRetry={failed.refetch}
      />
    );
  if (!plans.data || !photos.data || former.isLoading || waiting.isLoading || !kept.isKnown) {
    return (
      <Loading label={t('recharge.loading')}>
        <div className={styles.body}>
          <Skeleton shape="block" heightPx={360} />
          <Skeleton shape="block" heightPx={320} />
        </div>
      </Loading>
    );
  }
  const { prints, printmethods = [], currency, address } = plans.data;
  const [method] = printmethods;
  if (!prints || !method) return <EmptyState picture="orders" title={t('print.closed')} />;
  if (!photo || !hasBadges(photo.status))
    return <EmptyState picture="orders" title={t('print.gone')} text={t('print.gone-text')} />;
  return (
    <PrintForm
      photo={photo}
      offer={prints}
      currency={currency}
      method={method}
      former={former.data?.order.print}
      address={kept.address ?? former.data?.order.print?.address ?? address}
      onAddress={(entered) => void keepAddress({ from, address: entered })}
      onPlaced={(order) => {
        forgetAddress();
        onPlaced(order);
      }}
    />
  );
}
