import { ORDER_NOTE_KINDS, type Order, type OrderNoteKind, PAYMENT_STATUS } from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { useGiveUpOrder } from '../../domain/orders/use-give-up-order';
import { useDeleteOrder, useReceiveOrder, useRefundCancel } from '../../domain/orders/use-orders';
import { confirm } from '../../lib/confirm';
import { joinSentences } from '../../lib/join-sentences';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { OrderAnew } from './order-anew';
import { isOutdated } from './order-words';

const NOTE_ICONS = { contact: 'help', complain: 'warning', comment: 'message' } as const;

interface OrderActionsProps {
  readonly order: Order;
  readonly onPay: () => void;
  readonly onRefund: () => void;
  readonly onWrite: (kind: OrderNoteKind) => void;
}

/** What may be done with an order, as the server says. */
export function OrderActions({ order, onPay, onRefund, onWrite }: OrderActionsProps) {
  const t = useT();
  const { back, navigateTo } = useNavigation();
  const { giveUp, isBusy } = useGiveUpOrder({ onError: showError });
  const remove = useDeleteOrder({ onDeleted: () => void back(), onError: showError });
  const keep = useRefundCancel({ onError: showError });
  const receive = useReceiveOrder({ onError: showError });
  const { id: oid, operations } = order;
  const can = (operation: Order['operations'][number]): boolean => operations.includes(operation);
  const takeOut = async () => {
    const what = t(order.type === 'recharge' ? 'order.delete-text' : 'order.delete-list');
    // Out of the list nobody asks for a refund of it.
    const text = joinSentences([what, ...(can('refund') ? [t('order.delete-refund')] : [])]);
    const isSure = await confirm({
      ...{ title: t('order.delete-title'), confirmLabel: t('order.delete'), cancelLabel: t('action.cancel') },
      ...{ text, isDangerous: true },
    });
    if (isSure) remove.mutate({ oid });
  };
  const confirmReceipt = async () => {
    const isSure = await confirm({
      ...{ title: t('order.receive-title'), text: t(can('refund') ? 'order.receive-text' : 'order.receive-contact') },
      ...{ confirmLabel: t('order.receive'), cancelLabel: t('action.cancel') },
    });
    if (isSure) receive.mutate({ oid });
  };
  return (
    <>
      {can('receive') ? (
        <Button isWide label={t('order.receive')} isBusy={receive.isPending} onPress={() => void confirmReceipt()} />
      ) : null}
      {can('pay') && isOutdated(order) ? <OrderAnew order={order} /> : null}
      {can('pay') && order.type !== 'virtual' && !isOutdated(order) ? (
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
        {/* Section 4 takes the wish for money back of what is wholly paid alone. */}
        {order.paystatus === PAYMENT_STATUS.partlyRefunded ? (
          <ListRow icon="retry" label={t('refund.rest')} text={t('refund.once')} onPress={() => onWrite('contact')} />
        ) : null}
        {ORDER_NOTE_KINDS.filter(can).map((kind) => (
          <ListRow key={kind} icon={NOTE_ICONS[kind]} label={t(`order.${kind}`)} onPress={() => onWrite(kind)} />
        ))}
        {can('cancel') ? (
          <ListRow icon="close" label={t('order.cancel')} onPress={() => void giveUp(oid)} isDisabled={isBusy} />
        ) : null}
        {can('delete') ? (
          <ListRow icon="trash" label={t('order.delete')} isDangerous onPress={() => void takeOut()} />
        ) : null}
      </ListGroup>
    </>
  );
}
