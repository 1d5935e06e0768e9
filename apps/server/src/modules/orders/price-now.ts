import type { Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import { quotePrintsNow } from './print-for.ts';
import type { PrintRow } from './prints.store.ts';

type Priced = Pick<OrderRow, 'type' | 'plan' | 'cards' | 'currency'>;

/** What the gold cards or the prints of an order cost at this moment; undefined where the same is not for sale any more. */
export function priceNow({ config }: Pick<Deps, 'config'>, order: Priced, print?: PrintRow): number | undefined {
  const { plans, currency } = config.business.shop;
  if (order.currency !== currency) return undefined;
  if (order.type === 'physical') return print && quotePrintsNow(config, print);
  return plans.find(({ id, amount }) => id === order.plan && amount === order.cards)?.price;
}
