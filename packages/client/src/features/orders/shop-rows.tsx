import { PAYMENT_STATUS } from '@kinora/contract';
import { useEffect } from 'react';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useLatePayment } from '../../domain/orders/use-late-payment';
import { useLeftToPay } from '../../domain/orders/use-left-to-pay';
import { useOrder } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

/** The ways into the shop, where there is one. `unpaidId`: an order of which nobody said that it was paid. */
export function ShopRows({ unpaidId }: { unpaidId?: string | undefined }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { data: conf } = useConfiguration();
  if (conf?.shop !== true) return null;
  return (
    <>
      {unpaidId === undefined ? null : <UnpaidBanner id={unpaidId} />}
      <ListGroup>
        <ListRow icon="card" label={t('recharge.title')} onPress={() => void navigateTo('recharge')} />
        {conf.giftlimit > 0 ? (
          <ListRow icon="gift" label={t('orders.give')} onPress={() => void navigateTo('gift')} />
        ) : null}
        <ListRow icon="document" label={t('orders.title')} onPress={() => void navigateTo('myorders')} />
      </ListGroup>
    </>
  );
}

/** How the order stands whose payment was not confirmed, asked on, and the way to try again; nothing until it is known, and once it is paid, closed or given up. */
function UnpaidBanner({ id }: { id: string }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const order = useOrder(id).data?.order;
  const seconds = useLeftToPay(order);
  const isOpen = order?.operations.includes('pay') === true && seconds !== 0;
  const hasFailed = order?.paystatus === PAYMENT_STATUS.failed;
  const isPaid = useLatePayment(id, isOpen && !hasFailed);
  useEffect(() => {
    // The check knows at once, and shows what was paid for.
    if (isPaid) void navigateTo('orderDetails', { id, check: '1' });
  }, [isPaid]);
  if (!isOpen) return null;
  return (
    <Banner
      tone="warning"
      icon="warning"
      text={t(hasFailed ? 'order.state-failed' : 'pay.unknown')}
      actionLabel={t(hasFailed ? 'action.retry' : 'order.look')}
      onAction={() => void navigateTo('orderDetails', { id, ...(hasFailed && { pay: '1' }) })}
    />
  );
}
