import type { Order } from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ScanCode } from '../../ui/scan-code';
import { HeldFor } from './held-for';
import styles from './orders.module.css';
import { usePayment } from './use-payment';

interface PayFooterProps {
  readonly order: Order;
  readonly payer: string | undefined;
  readonly onPaid: (order: Order) => void;
}

/** The button that pays, or how it goes on elsewhere. */
export function PayFooter({ order, payer, onPaid }: PayFooterProps) {
  const t = useT();
  const { pay, isBusy, elsewhere } = usePayment({ order, payer, onPaid });
  return (
    <div className={styles.payFoot}>
      {elsewhere?.kind === 'copied' ? <p className={styles.copied}>{t('pay.copied')}</p> : null}
      {elsewhere?.kind === 'scan' ? (
        <>
          <ScanCode text={elsewhere.text} label={t('pay.scan-code')} />
          <p className={styles.scan}>{t('pay.scan')}</p>
        </>
      ) : null}
      {elsewhere ? (
        <Button isWide label={t('pay.done')} onPress={() => onPaid(order)} />
      ) : (
        <Button
          isWide
          label={t('pay.press', moneyText(t.locale, order.price, order.currency))}
          isBusy={isBusy}
          onPress={() => void pay()}
        />
      )}
      <HeldFor order={order} />
    </div>
  );
}
