import { ERROR, PAYMENT_STATUS, type RequestOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { LedgerError } from '../ledger/index.ts';
import { lockToPay, requireMove } from './change-state.ts';
import { closeAtChannels } from './close-at-channels.ts';
import { spendCoupons } from './coupons.ts';
import { deliver } from './deliver.ts';
import { sellForOrder } from './deliver-photos.ts';
import type { OrderRow } from './orders.store.ts';
import { refuseOverdue } from './refuse-overdue.ts';
import { atCardsNow } from './require-cards.ts';

type Input = RequestOf<'ORDERPAY'>;

/**
 * Pays an order of photos, or of what is made of one, out of its user's purses: cards and points are sold and the photos kept or the work begun, all of it at once. Paying again what is paid changes nothing.
 * Throws AppError.
 */
export async function payFromBalance(deps: Deps, uid: string, input: Input): Promise<void> {
  const former = await transact(deps.db, async (tx) => {
    const order = await lockToPay(tx, deps, uid, input);
    if (order && order.paystatus !== PAYMENT_STATUS.paid) await settle(tx, deps, order, input.price);
    return order;
  });
  if (!former) return refuseOverdue(deps, input.oid);
  // Its page at a channel may still be open somewhere.
  await closeAtChannels(deps, former);
}

async function settle(tx: Db, deps: Deps, order: OrderRow, shown: number): Promise<void> {
  const moved = await requireMove(tx, deps, order, 'pay', {
    ...{ paid_at: deps.now(), paymethod: 'balance', price: shown },
  });
  const paid = await atCardsNow(tx, deps, moved);
  const { cards, point } = paid;
  if (shown !== cards) throw new AppError(ERROR.priceChanged, `it costs ${cards} cards now, not ${shown}`);
  try {
    await sellForOrder(tx, deps, order, 'card', cards);
    await sellForOrder(tx, deps, order, 'point', point).catch(sayPoints);
    await spendCoupons(tx, deps, order);
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    if (error.fault === 'insufficient') throw new AppError(ERROR.cardsInsufficient, 'fewer than it costs');
    if (error.fault === 'stopped') throw new AppError(ERROR.prepayFailed, error.message);
    throw error;
  }
  await deliver(tx, deps, paid);
}

/** Who paid with points lacks those, and no cards. */
function sayPoints(error: unknown): never {
  if (error instanceof LedgerError && error.fault === 'insufficient')
    throw new AppError(ERROR.pointsInsufficient, 'fewer points than it costs');
  throw error;
}
