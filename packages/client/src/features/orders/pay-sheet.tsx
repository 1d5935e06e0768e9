import type { Order } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { preparePayment } from '../../domain/orders/pay-order';
import { moneyText } from '../../lib/money-text';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { openPayPage } from '../../platform/pay-page';
import { Button } from '../../ui/button';
import { RadioList } from '../../ui/radio-list';
import { HeldFor } from './held-for';
import { orderTitle } from './order-words';
import styles from './orders.module.css';

interface PaySheetProps {
  /** Undefined: closed. */
  readonly order: Order | undefined;
  readonly onClose: () => void;
  /** The user says that they have paid elsewhere. */
  readonly onPaid: (order: Order) => void;
}

/** What, how much, with what, and how long it is held. */
export function PaySheet({ order, onClose, onPaid }: PaySheetProps) {
  const t = useT();
  return (
    <PageSheet
      isOpen={order !== undefined}
      onClose={onClose}
      title={t('pay.title')}
      footer={order ? <PayFooter key={order.id} order={order} onPaid={onPaid} /> : undefined}
    >
      {order ? (
        <div className={styles.pay}>
          <p className={styles.sum}>{moneyText(t.locale, order.price, order.currency)}</p>
          <p className={styles.what}>{orderTitle(t, order)}</p>
          <RadioList
            label={t('pay.how')}
            items={[{ id: order.paymethod, label: t('pay.sandbox'), icon: 'card' }]}
            selectedId={order.paymethod}
            onSelect={() => undefined}
          />
        </div>
      ) : null}
    </PageSheet>
  );
}

function PayFooter({ order, onPaid }: { order: Order; onPaid: (order: Order) => void }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const pay = async () => {
    setBusy(true);
    try {
      setCopied((await openPayPage(await preparePayment(order))) === 'copied');
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <div className={styles.payFoot}>
      {isCopied ? <p className={styles.copied}>{t('pay.copied')}</p> : null}
      {isCopied ? (
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
