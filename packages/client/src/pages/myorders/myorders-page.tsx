import { MyOrders } from '../../features/orders/my-orders';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { UserOnly } from '../../session/user-only';

export default function MyordersPage() {
  const t = useT();
  return (
    <PaperPage title={t('orders.title')}>
      <UserOnly picture="orders">
        <MyOrders />
      </UserOnly>
    </PaperPage>
  );
}
