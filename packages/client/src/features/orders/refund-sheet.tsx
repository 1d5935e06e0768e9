import { type Order, REFUND_REASON_MAX } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useRefundApply } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './orders.module.css';

interface RefundSheetProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the money of prints, or of the cards that were not spent, with a reason. */
export function RefundSheet({ order, isOpen, onClose }: RefundSheetProps) {
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
      footer={<Button isWide label={t('refund.send')} isBusy={apply.isPending} onPress={send} />}
    >
      <div className={styles.pay}>
        <p className={styles.note}>{t(order.type === 'physical' ? 'print.refund-about' : 'refund.about')}</p>
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
