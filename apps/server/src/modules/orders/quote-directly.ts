import { directPrice, FULL_PRICE_METHODS, ORDER_STATUS, type PayMethodKey } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';

type Priced = Pick<Deps, 'config' | 'channels'>;
type Waiting = Pick<OrderRow, 'type' | 'status' | 'cards'>;

/** What a channel takes for the photos of an order that waits to be paid, in the smallest unit; undefined where none does. */
export function quoteDirectly(deps: Priced, order: Waiting, method?: PayMethodKey): number | undefined {
  const { config, channels } = deps;
  const { type, status, cards } = order;
  if (type !== 'virtual' || status !== ORDER_STATUS.paying || channels.size === 0) return undefined;
  const { shop } = config.business;
  const isFull = method !== undefined && FULL_PRICE_METHODS.has(method);
  return (isFull ? cards * shop.cardPrice : directPrice(cards, shop)) || undefined;
}

/** The same at its full price, which stores take (specification, section 9); undefined where no store does. */
export function quoteFully(deps: Priced, order: Waiting): number | undefined {
  const store = [...deps.channels.keys()].find((key) => FULL_PRICE_METHODS.has(key));
  return store && quoteDirectly(deps, order, store);
}
