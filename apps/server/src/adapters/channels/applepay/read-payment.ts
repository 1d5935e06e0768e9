import type { ChannelPayment } from '../../ports/pay-channel.ts';
import { priceOfGoods } from '../store-goods.ts';
import type { ApplepayConfig } from './env.ts';
import { type Transaction, transaction } from './messages.ts';
import { orderOf } from './order-token.ts';
import { readSigned } from './signed.ts';

/** The store's environment in which money is real. */
const PRODUCTION = 'Production';
const CONSUMABLE = 'Consumable';
const THOUSANDTHS_A_CENT = 10;

/** A payment that Apple signed for. */
export interface ApplePayment extends ChannelPayment {
  isRevoked: boolean;
}

type Own = Pick<ApplepayConfig, 'root' | 'bundle' | 'goods'>;

/** The payment of which Apple signed a transaction; undefined for one that it did not, and one of another app, environment, kind or goods. */
export async function readPayment(own: Own, text: string, now: number): Promise<ApplePayment | undefined> {
  const { data } = transaction.safeParse(await readSigned(own.root, text, now));
  if (!data || data.bundleId !== own.bundle || data.environment !== PRODUCTION) return undefined;
  if (data.type !== CONSUMABLE || data.quantity !== 1) return undefined;
  const [orderId, money] = [orderOf(data.appAccountToken ?? ''), moneyOf(own, data)];
  if (orderId === undefined || !money) return undefined;
  return { orderId, transactionId: data.transactionId, ...money, isRevoked: data.revocationDate !== undefined };
}

/** What the goods cost: their id says it. Who pays in that currency has paid exactly this; in others Apple has its own price lists. */
function moneyOf({ goods }: Own, { productId, price, currency }: Transaction) {
  const money = priceOfGoods(goods, productId);
  if (!money) return undefined;
  const isOther = currency === money.currency && price !== undefined && price !== money.amount * THOUSANDTHS_A_CENT;
  return isOther ? undefined : money;
}
