import type { Order, PayMethodKey } from '@kinora/contract';
import { moneyText, repricedWords } from '@kinora/locales';
import { useState } from 'react';
import { useChargePlans, useOrder } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { MethodList } from './method-list';
import { OrderAnew } from './order-anew';
import { directBy, isOutdated, orderWhat } from './order-words';
import styles from './orders.module.css';
import { PayFooter } from './pay-footer';

interface PaySheetProps {
  /** Undefined: closed. */
  readonly order: Order | undefined;
  /** What the page that tells who pays has given. */
  readonly payer?: string | undefined;
  /** It stands over the page where gold cards are ordered. */
  readonly isWhereOrdered?: boolean;
  readonly onClose: () => void;
  /** The user says that they have paid elsewhere. */
  readonly onPaid: (order: Order) => void;
}

/** What, how much, with what, and how long it is held. */
export function PaySheet({ order, payer, isWhereOrdered = false, onClose, onPaid }: PaySheetProps) {
  const t = useT();
  const [chosen, choose] = useState<PayMethodKey>();
  const plans = useChargePlans().data;
  const offered = (order?.type === 'physical' ? plans?.printmethods : plans?.methods) ?? [];
  // Gold cards are paid by what they were ordered for; of photos and prints that is settled when they are.
  const methods = order !== undefined && order.type !== 'recharge' ? offered : [];
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : order?.paymethod;
  const isOfPhotos = order?.type === 'virtual';
  // It is asked for again where the price has changed, and the sheet shows the new one.
  const now = useOrder(order?.id ?? '').data?.order;
  const price = isOfPhotos && method ? directBy(method, now ?? order) : undefined;
  const repriced = now && isOutdated(now) ? now : undefined;
  const current = order && method && { ...order, paymethod: method, price: price ?? order.price };
  return (
    <PageSheet
      isOpen={order !== undefined}
      onClose={onClose}
      title={t('pay.title')}
      footer={
        repriced ? (
          <OrderAnew order={repriced} onLeave={onClose} isThere={isWhereOrdered} />
        ) : current ? (
          <PayFooter key={`${current.id} ${method}`} order={current} payer={payer} onPaid={onPaid} />
        ) : undefined
      }
    >
      {current ? (
        <div className={styles.pay}>
          <p className={styles.sum}>{moneyText(t.locale, current.price, current.currency)}</p>
          <p className={styles.what}>{orderWhat(t, current)}</p>
          {repriced ? (
            <p className={styles.repriced} role="status">
              {repricedWords(t, repriced)}
            </p>
          ) : null}
          <MethodList
            methods={methods.includes(current.paymethod) ? methods : [current.paymethod]}
            chosen={current.paymethod}
            price={current.price}
            onChoose={choose}
          />
        </div>
      ) : null}
    </PageSheet>
  );
}
