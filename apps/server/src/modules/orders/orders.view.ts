import { type Order, operationsOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import { latestRefunds, type RefundRow } from './refunds.store.ts';

/** Orders as their user sees them. */
export async function viewOrders(
  db: Db,
  { personal }: Pick<Deps, 'personal'>,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  const refunds = await latestRefunds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => viewOrder(personal, row, refunds.get(row.id)));
}

function viewOrder(personal: Deps['personal'], row: OrderRow, refund: RefundRow | undefined): Order {
  const { id, type, cards, cnt, price, currency, paymethod, status, paystatus } = row;
  return {
    ...{ id, type, cards, cnt, price, currency, paymethod, status, paystatus },
    operations: operationsOf(row),
    timestamp: row.placed_at,
    expires: row.expires_at,
    ...(row.paid_at !== null && { paytime: row.paid_at }),
    ...(row.completed_at !== null && { completetime: row.completed_at }),
    ...(refund &&
      refund.state !== 'ended' && {
        refund: {
          ...{ id: refund.id, cards: refund.cards, price: refund.amount },
          reason: row.reason_sealed === null ? '' : personal.decrypt(row.reason_sealed),
        },
      }),
  };
}

/** An order of the user's, as it stands. */
export async function viewOne(db: Db, deps: Pick<Deps, 'personal'>, row: OrderRow): Promise<Order> {
  const [order] = await viewOrders(db, deps, [row]);
  if (!order) throw new Error('no order was shown');
  return order;
}
