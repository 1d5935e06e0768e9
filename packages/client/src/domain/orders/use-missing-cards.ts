import { useUserInfo } from '../account/use-user-info';
import { useOrder } from './use-orders';

/** Gold cards that the balance lacks for an order; 0 for one that does not wait, undefined until it is known. */
export function useMissingCards(orderId = ''): number | undefined {
  const { data, error } = useOrder(orderId);
  const balance = useUserInfo().data?.balance;
  if (error) return 0;
  if (!data || balance === undefined) return undefined;
  return data.order.operations.includes('pay') ? Math.max(0, data.order.cards - balance) : 0;
}
