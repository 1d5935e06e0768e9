import type { UserInfo } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

/** The coupons that the user can use, those first that expire soonest, and what they are for; nothing where there are none. */
export function Coupons({ account: { coupons = [] } }: { readonly account: Pick<UserInfo, 'coupons'> }) {
  const t = useT();
  if (coupons.length === 0) return null;
  return (
    <ListGroup title={t('money.coupon')} footer={t('money.coupon-for')}>
      {coupons.map(({ count, expires_at }) => (
        <ListRow
          key={expires_at ?? 0}
          icon="gift"
          label={t('order.part-coupons', count)}
          detail={expires_at === undefined ? undefined : t('money.until', formatDate(t.locale, expires_at, 'day'))}
        />
      ))}
    </ListGroup>
  );
}
