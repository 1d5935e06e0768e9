import { useOperator } from '../../domain/configuration/use-operator';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { CopyRow } from './copy-row';

/** Where the shop is reached about an order, ready to copy; its number stands right below. Nothing where the operator has not said. */
export function OrderHelp() {
  const t = useT();
  const { name, contact } = useOperator();
  if (contact === '') return null;
  return (
    <ListGroup footer={t('order.contact-how')}>
      <CopyRow icon="mail" label={name === '' ? t('order.contact-at') : name} text={contact} />
    </ListGroup>
  );
}
