import { Statement } from '../../features/money/statement';
import { useOrderTitles } from '../../features/orders/use-order-titles';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { UserOnly } from '../../session/user-only';

/** What came into the user's purses and went out of them. */
export default function StatementPage() {
  const t = useT();
  return (
    <PaperPage title={t('money.title')}>
      <UserOnly picture="orders">
        <OfOrders />
      </UserOnly>
    </PaperPage>
  );
}

function OfOrders() {
  return <Statement titleOf={useOrderTitles()} />;
}
