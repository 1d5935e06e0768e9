import { type Order, PAYMENT_STATUS } from '@kinora/contract';
import { isOfCards } from '@kinora/locales';
import { useOperator } from '../../domain/configuration/use-operator';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { CopyRow } from './copy-row';

/** Where the shop is reached about an order, ready to copy; its number stands right below. Nothing where the operator has not said. */
export function OrderHelp({ order }: { order: Order }) {
  const t = useT();
  const { name, contact } = useOperator();
  if (contact === '') return null;
  // Of photos that money was paid for, the operator alone gives it back.
  const isOfMoney = order.type === 'virtual' && order.paystatus === PAYMENT_STATUS.paid && !isOfCards(order);
  return (
    <ListGroup footer={t(isOfMoney ? 'order.photos-refund' : 'order.contact-how')}>
      <CopyRow icon="mail" label={name === '' ? t('order.contact-at') : name} text={contact} />
    </ListGroup>
  );
}
