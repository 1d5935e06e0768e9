import type { PostingKind, StatementEntry } from '@kinora/contract';
import { formatDate, formatNumber, leftToRight } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import type { IconName } from '../../ui/icon';
import { ListRow } from '../../ui/list-row';

const ICONS: Readonly<Record<PostingKind, IconName>> = {
  'registration-gift': 'gift',
  'operator-grant': 'gift',
  reserve: 'image',
  capture: 'check',
  sale: 'image',
  void: 'retry',
  refund: 'retry',
  expiry: 'clock',
  'account-merged': 'people',
  recharge: 'card',
  'recharge-return': 'retry',
  'recharge-kept': 'retry',
  'recharge-refund': 'retry',
  'gift-sent': 'gift',
  'gift-taken': 'gift',
  'gift-returned': 'retry',
  'activity-reward': 'gift',
};

interface StatementRowProps {
  readonly entry: StatementEntry;
  /** What its order is of, where that is known. */
  readonly orderTitle?: string | undefined;
}

const OF_CARDS: ReadonlySet<PostingKind> = new Set(['recharge', 'recharge-return', 'recharge-kept', 'recharge-refund']);

/** The end of a number, by which an order is told from others. */
const TAIL = 6;

/** A posting in words, which leads to its order, or to what becomes of a gift: what happened, in which purse and when, how much, and what the purse had then. */
export function StatementRow({ entry, orderTitle }: StatementRowProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { kind, unit, purse, amount, balance, at, expires_at, oid } = entry;
  const order = oid === undefined ? [] : [orderTitle ?? t('money.of-order', leftToRight(`…${oid.slice(-TAIL)}`))];
  // What a recharge is of names the gold cards.
  const isNamed = orderTitle !== undefined && unit === 'card' && OF_CARDS.has(kind);
  const lines = [
    [...order, ...(isNamed ? [] : [t(`money.${unit}`)]), formatDate(t.locale, at, 'time')],
    [
      t(`money.left-${purse}`, formatNumber(t.locale, balance)),
      ...(expires_at === undefined ? [] : [t('money.until', formatDate(t.locale, expires_at, 'day'))]),
    ],
  ];
  const toOrder = oid === undefined ? undefined : () => void navigateTo('orderDetails', { id: oid });
  const goOn = kind === 'gift-sent' ? () => void navigateTo('gift') : toOrder;
  const sign = amount > 0 ? '+' : '';
  return (
    <ListRow
      icon={ICONS[kind]}
      label={t(`money.kind-${kind}`)}
      text={lines.map((words) => words.join(' · ')).join('\n')}
      detail={`${sign}${formatNumber(t.locale, amount)}`}
      onPress={goOn}
    />
  );
}
