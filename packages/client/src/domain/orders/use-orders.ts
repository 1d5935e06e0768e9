import { ERROR, type Order, type OrderFilter } from '@kinora/contract';
import { isError } from '../../api/command-error';
import { refresh } from '../../api/refresh';
import { useCommand, useCommandMutation, useCommandPages } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** What can be bought, and how it can be paid here. */
export const useChargePlans = () => useCommand('GETCHARGEPLAN', {});

/** The user's orders, page by page. */
export function useOrders(type: OrderFilter, isWanted = true) {
  return useCommandPages(
    'QUERYORDER',
    (page) => ({ type, page }),
    ({ orders }) => orders,
    { isEnabled: useIsLoggedIn() && isWanted },
  );
}

/** The newest order that waits for gold cards; undefined where none does, and until it is known. */
export function useWaitingPhotos(isWanted: boolean): Order | undefined {
  const orders = useOrders('waiting', isWanted).data?.pages.flatMap((page) => page.orders) ?? [];
  return isWanted
    ? orders.find(({ type, cards, operations }) => type === 'virtual' && cards > 0 && operations.includes('pay'))
    : undefined;
}

export function useOrder(id: string) {
  return useCommand('QUERYORDERDETAIL', { oid: id }, { isEnabled: useIsLoggedIn() && id !== '' });
}

interface Told {
  readonly onSuccess?: (order: Order) => void;
  readonly onError: (error: Error) => void;
}

/** Gives up an order that waits to be paid. */
export const useCancelOrder = ({ onError }: Told) =>
  useCommandMutation('CANCELORDER', { onError: refreshing(onError) });

/** Says that prints are there. */
export const useReceiveOrder = ({ onError }: Told) =>
  useCommandMutation('RECEIVEORDER', { onError: refreshing(onError) });

/** Takes a finished order out of the list. */
export const useDeleteOrder = ({ onDeleted, onError }: { onDeleted: () => void; onError: (error: Error) => void }) =>
  useCommandMutation('DELORDER', { onSuccess: onDeleted, onError });

export const useRefundApply = ({ onSuccess, onError }: Told) =>
  useCommandMutation('REFUNDAPPLY', {
    ...(onSuccess && { onSuccess: ({ order }) => onSuccess(order) }),
    onError: refreshing(onError),
  });

export const useRefundCancel = ({ onError }: Told) =>
  useCommandMutation('REFUNDCANCEL', { onError: refreshing(onError) });

/** An order that is otherwise than it is shown is asked for again. */
function refreshing(onError: (error: Error) => void): (error: Error) => void {
  return (error) => {
    if (isError(error, ERROR.orderInvalid)) void refresh(['orders']);
    onError(error);
  };
}
