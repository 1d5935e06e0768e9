import type { Order } from '@kinora/contract';
import { useState } from 'react';
import { useMissingCards } from '../../domain/orders/use-missing-cards';
import { useOrder } from '../../domain/orders/use-orders';
import { Activities } from '../../features/gifts/activities';
import { ClosingCards } from '../../features/mine/closing-cards';
import { Purse } from '../../features/money/purse';
import { MethodList } from '../../features/orders/method-list';
import { PaySheet } from '../../features/orders/pay-sheet';
import { WaitingRecharge } from '../../features/orders/waiting-recharge';
import { PaperPage } from '../../features/paper-page/paper-page';
import { Recharge } from '../../features/recharge/recharge';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';

export default function RechargePage() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { order: orderId, from = '' } = usePageQuery('recharge');
  const former = useOrder(from);
  const missing = useMissingCards(orderId);
  const [order, setOrder] = useState<Order>();
  const check = ({ id }: Order) => {
    setOrder(undefined);
    void navigateTo('orderDetails', { id, check: '1' });
  };
  return (
    <PaperPage title={t('recharge.title')}>
      <Recharge
        wanted={orderId === undefined ? undefined : { orderId, missing }}
        former={
          from === ''
            ? undefined
            : { orderId: from, cards: former.isLoading ? undefined : (former.data?.order.cards ?? 0) }
        }
        purse={
          <>
            <WaitingRecharge />
            <ClosingCards />
            <Purse />
          </>
        }
        rewards={<Activities />}
        renderMethods={(methods, chosen, onChoose) => (
          <MethodList methods={methods} chosen={chosen} onChoose={onChoose} />
        )}
        onPlaced={setOrder}
      />
      <PaySheet order={order} isWhereOrdered onClose={() => setOrder(undefined)} onPaid={check} />
    </PaperPage>
  );
}
