import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { useCancelOrder } from './use-orders';

/** Gives up an order that waits to be paid, once the user is sure. */
export function useGiveUpOrder(options: { readonly onError: (error: Error) => void }) {
  const t = useT();
  const cancel = useCancelOrder(options);
  const giveUp = async (oid: string): Promise<void> => {
    const isSure = await confirm({
      ...{ title: t('order.cancel-title'), text: t('order.cancel-text'), isDangerous: true },
      // "Cancel" would be either answer.
      ...{ confirmLabel: t('order.cancel'), cancelLabel: t('order.keep') },
    });
    if (isSure) cancel.mutate({ oid });
  };
  return { giveUp, isBusy: cancel.isPending };
}
