import type { Order } from '@kinora/contract';
import { useOrders } from './use-orders';

/** Orders that wait to be paid of what is made of a photo, or of its prints, the newest first; `isWanted` where such can be. */
export function useWaitingForPhoto(photo: string, kind: 'renditions' | 'prints', isWanted = true): readonly Order[] {
  const orders = useOrders('waiting', isWanted).data?.pages.flatMap((page) => page.orders) ?? [];
  const isOf = (order: Order): boolean =>
    kind === 'prints' ? order.print?.photo === photo : order.rendition !== undefined && order.photos.includes(photo);
  return isWanted ? orders.filter((order) => isOf(order) && order.operations.includes('pay')) : [];
}
