import type { Order, PayMethodKey, PrintWanted } from '@kinora/contract';
import { place } from './pay-order';

/** Places an order of prints, for a price that was shown. Throws CommandError. */
export const placePrints = (print: PrintWanted, price: number, paymethod: PayMethodKey): Promise<Order> =>
  place({ plan: '', print, price, paymethod });
