import { orderTitle } from '@kinora/locales';
import { useOrders } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';

/** What the user's newest orders are of, by their numbers. */
export function useOrderTitles(): (oid: string) => string | undefined {
  const t = useT();
  const orders = useOrders('all').data?.pages.flatMap((page) => page.orders) ?? [];
  const titles = new Map(orders.map((order) => [order.id, orderTitle(t, order)]));
  return (oid) => titles.get(oid);
}
