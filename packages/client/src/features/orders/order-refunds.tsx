import type { Order, OrderRefund } from '@kinora/contract';
import { asWritten, formatDate, moneyText, type PlainTextKey } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { CopyRow } from './copy-row';

const STATES = {
  asked: 'order.state-refunding',
  agreed: 'order.state-agreed',
  done: 'order.state-refunded',
  refused: 'refund.refused',
  withdrawn: 'refund.withdrawn',
  reversed: 'refund.reversed',
} as const satisfies Record<OrderRefund['state'], PlainTextKey>;

interface OrderRefundsProps {
  /** The latest first. */
  readonly refunds: readonly OrderRefund[];
  readonly currency: Order['currency'];
}

/** Every refund of an order: how it stands and since when, what was asked for, what of that was given, and why. */
export const OrderRefunds = ({ refunds, currency }: OrderRefundsProps) =>
  refunds.map((refund) => <Refund key={refund.id} refund={refund} currency={currency} />);

function Refund({ refund, currency }: Pick<OrderRefundsProps, 'currency'> & { readonly refund: OrderRefund }) {
  const t = useT();
  const { id, state, price, asked, cards, atapple, reason, told, time, ended } = refund;
  const at = (ms: number): string => formatDate(t.locale, ms, 'time');
  const isOpen = state === 'asked' || state === 'agreed';
  const isPart = asked !== price;
  const footer = atapple ? t('refund.ask-apple') : isOpen ? t('refund.when') : undefined;
  return (
    <ListGroup title={t('refund.title')} footer={footer}>
      <ListRow
        label={t(STATES[state])}
        text={state === 'refused' ? (told === undefined ? t('refund.refused-ask') : asWritten(told)) : undefined}
        detail={ended === undefined ? undefined : at(ended)}
      />
      {isPart ? <ListRow label={t('refund.asked')} detail={moneyText(t.locale, asked, currency)} /> : null}
      <ListRow label={t(isPart ? 'refund.given' : 'refund.amount')} detail={moneyText(t.locale, price, currency)} />
      {cards > 0 ? <ListRow label={t('money.card')} detail={t('recharge.cards', cards)} /> : null}
      {reason === '' ? null : <ListRow label={t('refund.reason')} text={asWritten(reason)} />}
      <ListRow label={t('refund.since')} detail={at(time)} />
      <CopyRow label={t('refund.number')} text={id} />
    </ListGroup>
  );
}
