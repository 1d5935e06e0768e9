import { PAY_CHECK_MS } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { delay } from '../../lib/delay';
import { useIsSeen } from '../../lib/seen';
import { confirmPayment } from './confirm-payment';

/** Asks on, in silence, whether an order was paid that nobody knows it of, while its page is seen; whether it is known by now that it was. */
export function useLatePayment(oid: string, isUnknown: boolean): boolean {
  const isSeen = useIsSeen();
  const [paidId, setPaidId] = useState<string>();
  const isAsking = isUnknown && isSeen && paidId !== oid;
  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    const ask = async () => {
      while (isWanted) {
        const { outcome } = await confirmPayment(oid, () => undefined);
        if (outcome === 'paid') return setPaidId(oid);
        if (outcome !== 'unknown') return;
        await delay(PAY_CHECK_MS);
      }
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [oid, isAsking]);
  return isSeen && paidId === oid;
}
