import { type Order, PAYMENT_STATUS, type PayMethodKey, type StoreOrder } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { preparePayment, showReceipt } from '../../domain/orders/pay-order';
import { useOrder } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { askHostToPay, openPayPage } from '../../platform/pay-page';
import type { HostPayment } from '../../platform/pay-page-port';
import { takeHostCode } from '../../platform/sign-in-host';
import { buyInStore, finishInStore } from '../../platform/store-host';
import { showToast } from '../../ui/toast';

/** Where paying goes on: elsewhere, by an address that was copied, or by a code that is scanned. */
export type Elsewhere = { kind: 'copied' } | { kind: 'scan'; text: string };

/** Ways whose channels are told who pays, by what a host gives for that. */
const TOLD_WHO_PAYS: ReadonlySet<PayMethodKey> = new Set(['wechat', 'wechatvirtual', 'kspay', 'ksapplepay']);

interface PaymentOptions {
  readonly order: Order;
  /** What the page that tells who pays has given, good once. */
  readonly payer?: string | undefined;
  /** It may have been paid: the server is to be asked. */
  readonly onPaid: (order: Order) => void;
}

/** Pays an order in whichever way its channel has for this client. */
export function usePayment({ order, payer, onPaid }: PaymentOptions) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState(payer);
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const scanned = useOrder(elsewhere?.kind === 'scan' ? order.id : '').data?.order;
  useEffect(() => {
    if (scanned?.paystatus === PAYMENT_STATUS.paid) onPaid(order);
  }, [scanned?.paystatus]);

  async function open(): Promise<void> {
    const told = code ?? (TOLD_WHO_PAYS.has(order.paymethod) ? await takeHostCode?.() : undefined);
    setCode(undefined);
    const { url, scan, host, store } = await preparePayment(order, told);
    if (store) return buy(store);
    if (scan !== undefined) return setElsewhere({ kind: 'scan', text: scan });
    if (!host) {
      if ((await openPayPage(url)) === 'copied') setElsewhere({ kind: 'copied' });
      return;
    }
    end(await askHostToPay(host));
  }

  async function buy(store: StoreOrder): Promise<void> {
    const bought = await buyInStore(store);
    // The store tells the server, too: what is not shown now comes later.
    if (bought.outcome === 'paid') {
      const { receipt } = bought;
      await showReceipt(order, receipt).then(() => finishInStore(store, receipt), showError);
    }
    end(bought.outcome);
  }

  function end(outcome: HostPayment): void {
    // A host that says it failed knows no more than one that says it was paid: the server asks the channel.
    if (outcome === 'paid' || outcome === 'failed') onPaid(order);
    if (outcome === 'cancelled') showToast({ text: t('pay.cancelled') });
    if (outcome === 'absent') showToast({ text: t('pay.no-host'), tone: 'warning' });
  }

  const pay = async () => {
    setBusy(true);
    await open().catch(showError);
    setBusy(false);
  };
  return { pay, isBusy, elsewhere };
}
