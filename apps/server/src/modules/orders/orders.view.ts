import { ORDER_STATUS, type Order, operationsOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { mayComeLate } from './late-money.ts';
import { listOrderPhotos } from './order-photos.store.ts';
import { listOrderRenditions } from './order-renditions.store.ts';
import type { OrderRow } from './orders.store.ts';
import { priceNow } from './price-now.ts';
import { listPrints, type PrintRow } from './prints.store.ts';
import { viewPrint } from './prints.view.ts';
import { quoteDirectly, quoteFully } from './quote-directly.ts';
import { listReasons } from './refund-reasons.store.ts';
import { type Ending, endingsOf } from './refund-states.ts';
import { latestRefunds, type RefundRow } from './refunds.store.ts';
import { cardsOf, type OrderGoods } from './require-cards.ts';

type ViewDeps = Pick<Deps, 'personal' | 'config' | 'channels' | 'now'>;

/** Orders as their user sees them. */
export async function viewOrders(db: Db, deps: ViewDeps, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await latestRefunds(db, ids);
  const endings = await endingsOf(db, deps, [...refunds.values()]);
  const reasons = await listReasons(db, ids);
  const prints = await listPrints(db, ids);
  const photos = Map.groupBy(await listOrderPhotos(db, ids), ({ order_id }) => order_id);
  const renditions = new Map((await listOrderRenditions(db, ids)).map((row) => [row.order_id, row]));
  const pricedRows = await Promise.all(
    rows.map((row) => priced(db, deps, row, { photos: photos.get(row.id) ?? [], rendition: renditions.get(row.id) })),
  );
  return pricedRows.map(({ row, oldcards }) => {
    const rendition = renditions.get(row.id);
    const print = prints.get(row.id);
    const refund = refunds.get(row.id);
    const sealed = refund && reasons.get(refund.id);
    const told = refund && { ...refund, reason: sealed === undefined ? '' : deps.personal.decrypt(sealed) };
    return {
      ...viewOrder(deps, row, told),
      ...(oldcards !== undefined && { oldcards }),
      ...viewNewPrice(deps, row, print),
      ...(told && viewRefusal(told, endings.get(told.id))),
      ...(rendition && { rendition: rendition.kind }),
      ...(print && { print: viewPrint(deps, print) }),
      photos: (rendition ? [rendition] : (photos.get(row.id) ?? [])).map(({ photo_id }) => photo_id),
    };
  });
}

/** What waits to be paid with gold cards is shown for what it costs now, and what it cost when it was placed beside that where it was something else. */
async function priced(
  db: Db,
  deps: ViewDeps,
  row: OrderRow,
  goods: OrderGoods,
): Promise<{ row: OrderRow; oldcards?: number }> {
  if (row.type !== 'virtual' || row.status !== ORDER_STATUS.paying) return { row };
  const cards = await cardsOf(db, deps, row, goods);
  return cards === row.cards ? { row } : { row: { ...row, cards }, oldcards: row.cards };
}

function viewNewPrice(
  deps: ViewDeps,
  row: OrderRow,
  print: PrintRow | undefined,
): Pick<Order, 'newprice' | 'withdrawn'> {
  if (row.type === 'virtual' || row.status !== ORDER_STATUS.paying) return {};
  const newprice = priceNow(deps, row, print);
  if (newprice === undefined) return { withdrawn: true };
  return newprice === row.price ? {} : { newprice };
}

/** A refund with why it was asked for; empty where that is not known. */
type ToldRefund = RefundRow & { readonly reason: string };

const viewRefusal = ({ id, amount, reason }: ToldRefund, ending: Ending | undefined): Pick<Order, 'refused'> =>
  ending?.by === 'operator' ? { refused: { id, price: amount, reason, text: ending.text } } : {};

function viewOrder(deps: ViewDeps, row: OrderRow, refund: ToldRefund | undefined): Omit<Order, 'photos'> {
  const direct = quoteDirectly(deps, row);
  const directfull = quoteFully(deps, row);
  const { id, type, cards, cnt, point, free, coupon, price, currency, paymethod, status, paystatus } = row;
  return {
    ...{ id, type, cards, cnt, point, free, coupon, price, currency, paymethod, status, paystatus },
    ...(direct !== undefined && { direct }),
    ...(directfull !== undefined && { directfull }),
    ...(mayComeLate(row, deps) && { maycomelate: true as const }),
    operations: operationsOf(row),
    timestamp: row.placed_at,
    expires: row.expires_at,
    ...(row.paid_at !== null && { paytime: row.paid_at }),
    ...(row.completed_at !== null && { completetime: row.completed_at }),
    ...(refund &&
      refund.state !== 'ended' &&
      refund.state !== 'reversed' && {
        refund: { id: refund.id, cards: refund.cards, price: refund.amount, reason: refund.reason },
      }),
  };
}

/** An order of the user's, as it stands. */
export async function viewOne(db: Db, deps: ViewDeps, row: OrderRow): Promise<Order> {
  const [order] = await viewOrders(db, deps, [row]);
  if (!order) throw new Error('no order was shown');
  return order;
}
