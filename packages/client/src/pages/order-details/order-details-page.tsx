import { type Order, PAYMENT_STATUS } from '@kinora/contract';
import { useEffect, useState } from 'react';
import type { CheckedPayment } from '../../domain/orders/confirm-payment';
import { useLatePayment } from '../../domain/orders/use-late-payment';
import { useOrder } from '../../domain/orders/use-orders';
import { OrderView } from '../../features/orders/order-view';
import { PaySheet } from '../../features/orders/pay-sheet';
import { PaymentCheck } from '../../features/orders/payment-check';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { UserOnly } from '../../session/user-only';
import { showToast } from '../../ui/toast';

/** How a payment that was not made is told. */
const TOLD = {
  failed: 'error.20102',
  over: 'error.90001',
  unknown: 'error.20101',
  returned: 'order.closed-back',
} as const;

export default function OrderDetailsPage() {
  const t = useT();
  const { redirectTo, relaunch } = useNavigation();
  const { id = '', check, cancelled, payer, pay } = usePageQuery('orderDetails');
  const [isChecking, setChecking] = useState(check === '1' && cancelled !== '1');
  const [order, setOrder] = useState<Order>();
  const isAtOnce = payer !== undefined || pay === '1';
  const now = useOrder(isChecking ? '' : id).data?.order;
  const told = isAtOnce ? now : undefined;
  useEffect(() => {
    // What the balance would pay is paid on the page itself.
    if (told?.operations.includes('pay') && told.paymethod !== 'balance') setOrder(told);
  }, [told === undefined]);
  // A channel was told of it, and nobody knows yet what became of that.
  const isPaidLate = useLatePayment(id, now?.paystatus === PAYMENT_STATUS.paying && now.operations.includes('pay'));
  useEffect(() => {
    // The check knows at once, and shows what was paid for.
    if (isPaidLate) setChecking(true);
  }, [isPaidLate]);
  const end = ({ outcome, type }: CheckedPayment) => {
    setChecking(false);
    // What becomes of prints is seen here.
    if (outcome === 'paid' && type === 'physical') {
      showToast({ text: t('print.paid') });
      return void redirectTo('orderDetails', { id });
    }
    if (outcome === 'paid') return void relaunch('visit', { oid: id, showSuccess: '1' });
    showToast({ text: t(TOLD[outcome]), tone: 'warning' });
    // One stays with what one wanted to pay, and may try again; the address does not check once more.
    return void redirectTo('orderDetails', { id });
  };
  return (
    <PaperPage title={t('order.title')}>
      <UserOnly picture="orders">
        {isChecking ? (
          <PaymentCheck orderId={id} onEnd={end} />
        ) : (
          <OrderView id={id} isPayCancelled={cancelled === '1'} onPay={setOrder} />
        )}
        <PaySheet
          order={order}
          payer={payer}
          onClose={() => setOrder(undefined)}
          onPaid={() => {
            setOrder(undefined);
            setChecking(true);
          }}
        />
      </UserOnly>
    </PaperPage>
  );
}
