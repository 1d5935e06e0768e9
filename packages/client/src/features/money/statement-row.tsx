import type { PostingKind, StatementEntry } from '@kinora/contract';
import { formatDate, formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import type { IconName } from '../../ui/icon';
import { ListRow } from '../../ui/list-row';

const ICONS: Readonly<Record<PostingKind, IconName>> = {
  'registration-gift': 'gift',
  'operator-grant': 'gift',
  reserve: 'wait',
  capture: 'check',
  void: 'back',
  refund: 'back',
  expiry: 'clock',
  'account-merged': 'people',
  recharge: 'card',
  'recharge-return': 'wait',
  'recharge-kept': 'back',
  'gift-sent': 'gift',
  'gift-taken': 'gift',
  'gift-returned': 'back',
  'activity-reward': 'gift',
};

/** A posting in words: what happened, in which purse and when, how much, and what the purse had then. */
export function StatementRow({ entry }: { readonly entry: StatementEntry }) {
  const t = useT();
  const { kind, unit, purse, amount, balance, at, expires_at } = entry;
  const words = [
    `${t(`money.${unit}`)} (${t(`money.purse-${purse}`)})`,
    formatDate(t.locale, at, 'time'),
    t('money.balance', formatNumber(t.locale, balance)),
    expires_at === undefined ? undefined : t('money.until', formatDate(t.locale, expires_at, 'day')),
  ];
  const sign = amount > 0 ? '+' : '';
  return (
    <ListRow
      icon={ICONS[kind]}
      label={t(`money.kind-${kind}`)}
      text={words.filter((word) => word !== undefined).join(' · ')}
      detail={`${sign}${formatNumber(t.locale, amount)}`}
    />
  );
}
