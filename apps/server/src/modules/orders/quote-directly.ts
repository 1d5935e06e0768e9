import { directPrice, ORDER_STATUS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';

/** What a channel takes for the photos of an order that waits to be paid, in the smallest unit; undefined where none does. */
export function quoteDirectly(
  { config, channels }: Pick<Deps, 'config' | 'channels'>,
  { type, status, cards }: Pick<OrderRow, 'type' | 'status' | 'cards'>,
): number | undefined {
  if (type !== 'virtual' || status !== ORDER_STATUS.paying || channels.size === 0) return undefined;
  return directPrice(cards, config.business.shop) || undefined;
}
