import type { Order } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { useCancelOrder, useDeleteOrder, useRefundCancel } from '../../domain/orders/use-orders';
import { confirm } from '../../lib/confirm';
import { moneyText } from '../../lib/money-text';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

interface OrderActionsProps {
  readonly order: Order;
  readonly onPay: () => void;
  readonly onRefund: () => void;
}

/** What may be done with an order, as the server says. */
export function OrderActions({ order, onPay, onRefund }: OrderActionsProps) {
  const t = useT();
  const { back, navigateTo } = useNavigation();
  const cancel = useCancelOrder({ onError: showError });
  const remove = useDeleteOrder({ onDeleted: () => void back(), onError: showError });
  const keep = useRefundCancel({ onError: showError });
  const { id: oid, operations } = order;
  const can = (operation: Order['operations'][number]): boolean => operations.includes(operation);
  const ask = async (title: string, text: string, confirmLabel: string, act: () => void) => {
    if (await confirm({ title, text, confirmLabel, cancelLabel: t('action.cancel'), isDangerous: true })) act();
  };
  const giveUp = () =>
    ask(t('order.cancel-title'), t('order.cancel-text'), t('order.cancel'), () => cancel.mutate({ oid }));
  const takeOut = () =>
    ask(t('order.delete-title'), t('order.delete-text'), t('order.delete'), () => remove.mutate({ oid }));
  return (
    <>
      {can('pay') && order.type !== 'virtual' ? (
        <Button isWide label={t('pay.press', moneyText(t.locale, order.price, order.currency))} onPress={onPay} />
      ) : null}
      <ListGroup>
        {can('copy') && order.print ? (
          <ListRow
            icon="refresh"
            label={t('order.copy')}
            onPress={() => void navigateTo('print', { id: order.print?.photo ?? '', from: oid })}
          />
        ) : null}
        {can('refund') ? <ListRow icon="retry" label={t('refund.ask')} onPress={onRefund} /> : null}
        {can('cancelRefund') ? (
          <ListRow
            icon="retry"
            label={t('refund.cancel')}
            onPress={() => keep.mutate({ oid })}
            isDisabled={keep.isPending}
          />
        ) : null}
        {can('contact') ? (
          <ListRow icon="help" label={t('order.contact')} onPress={() => void navigateTo('selfService')} />
        ) : null}
        {can('cancel') ? (
          <ListRow icon="close" label={t('order.cancel')} onPress={() => void giveUp()} isDisabled={cancel.isPending} />
        ) : null}
        {can('delete') ? (
          <ListRow icon="trash" label={t('order.delete')} isDangerous onPress={() => void takeOut()} />
        ) : null}
      </ListGroup>
    </>
  );
}
