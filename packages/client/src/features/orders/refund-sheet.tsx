import { ERROR, type Order, REFUND_REASON_MAX, type Refundable } from '@kinora/contract';
import { moneyText, type Translator } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useRefundApply } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { methodName } from './order-words';
import styles from './orders.module.css';

interface RefundSheetProps {
  readonly order: Order;
  /** What would come back, as the server reckons; undefined where it does not say. */
  readonly refundable: Refundable | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the money of prints, or of the cards that were not spent, with a reason. */
export function RefundSheet({ order, refundable, isOpen, onClose }: RefundSheetProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const apply = useRefundApply({
    onSuccess: () => {
      showToast({ text: t('refund.sent') });
      onClose();
    },
    onError: showError,
  });
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') apply.mutate({ oid: order.id, reason });
  };
  return (
    <PageSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('refund.ask')}
      footer={
        <Button
          isWide
          label={t('refund.send')}
          isBusy={apply.isPending}
          isDisabled={refundable?.price === 0}
          onPress={send}
        />
      }
    >
      <div className={styles.pay}>
        <p className={styles.note}>{t(order.type === 'physical' ? 'print.refund-about' : 'refund.about')}</p>
        {refundable ? <p className={styles.estimate}>{estimateText(t, order, refundable)}</p> : null}
        <TextField
          label={t('refund.reason')}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={REFUND_REASON_MAX}
          error={isMissing ? t('error.14075') : undefined}
        />
      </div>
    </PageSheet>
  );
}

/** How much of what was paid comes back, and where. */
function estimateText(t: Translator, { type, paymethod, currency }: Order, { cards, price }: Refundable): string {
  if (price === 0) return t(`error.${ERROR.nothingToRefund}`);
  const money = moneyText(t.locale, price, currency);
  const way = methodName(t, paymethod);
  return type === 'physical'
    ? t('refund.estimate-all', money, way)
    : t('refund.estimate', t('recharge.cards', cards), money, way);
}
