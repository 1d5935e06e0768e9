import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

/** The ways into the shop, where there is one. `unpaidId`: an order of which nobody said that it was paid. */
export function ShopRows({ unpaidId }: { unpaidId?: string | undefined }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  if (useConfiguration().data?.shop !== true) return null;
  return (
    <>
      {unpaidId === undefined ? null : (
        <Banner
          tone="warning"
          icon="warning"
          text={t('pay.unknown')}
          actionLabel={t('order.look')}
          onAction={() => void navigateTo('orderDetails', { id: unpaidId })}
        />
      )}
      <ListGroup>
        <ListRow icon="card" label={t('recharge.title')} onPress={() => void navigateTo('recharge')} />
        <ListRow icon="document" label={t('orders.title')} onPress={() => void navigateTo('myorders')} />
      </ListGroup>
    </>
  );
}
