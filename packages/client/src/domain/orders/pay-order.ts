import {
  ERROR,
  type InputOf,
  type Order,
  type PayMethodKey,
  type PhotoQuote,
  type RechargePlan,
  type RenditionKind,
  type StoreOrder,
} from '@kinora/contract';
import { call } from '../../api/call';
import { isError } from '../../api/command-error';
import { refresh, refreshAfter } from '../../api/refresh';
import { createTapKeys } from '../../lib/tap-keys';
import type { HostOrder } from '../../platform/pay-page-port';
import { replacePhotos } from '../photos/mark-photos';

const taps = createTapKeys();

/** Places an order: the same tap, tried again, is the same order. Throws CommandError. */
export async function place(goods: Omit<InputOf<'CREATEORDER'>, 'sn'>): Promise<Order> {
  const input = { sn: await taps.keyOf(goods), ...goods };
  try {
    const { order } = await call('CREATEORDER', input);
    taps.answered();
    await refreshAfter('CREATEORDER', input);
    return order;
  } catch (error) {
    if (isError(error, ERROR.priceChanged)) await refresh(['configuration', 'account', 'shoots']);
    if (isError(error, ERROR.photoNotForSale)) await refresh(['photos', 'shoots']);
    if (isError(error, ERROR.renditionNotForSale)) await refresh(['photos']);
    throw error;
  }
}

/** Places an order of a plan; one that waits for the same already is that order. Throws CommandError. */
export const placeOrder = (plan: RechargePlan, paymethod: PayMethodKey): Promise<Order> =>
  place({ plan: plan.id, price: plan.price, paymethod });

/** Places an order of photos, which the balance pays. Throws CommandError. */
export const placePhotoOrder = (photos: string[], { cards, points, coupons }: PhotoQuote): Promise<Order> =>
  place({ plan: '', photos, price: cards, point: points, coupon: coupons, paymethod: 'balance' });

/** Places an order of what is made of a photo, which the balance or a channel pays. Throws CommandError. */
export const placeRenditionOrder = (
  photo: string,
  kind: RenditionKind,
  { price, coupon }: { price: number; coupon: number },
): Promise<Order> => place({ plan: '', rendition: { photo, kind }, price, coupon, paymethod: 'balance' });

/**
 * Pays an order of photos, or of what is made of one, out of the balance: it shows wherever they do. Throws CommandError; how things stand is asked for again
 * in any case.
 */
export async function payFromBalance({ id: oid, cards, photos }: Order): Promise<void> {
  const input = { oid, paymethod: 'balance' as const, price: cards };
  try {
    await call('ORDERPAY', input);
    await showWhole(photos);
  } finally {
    await refreshAfter('ORDERPAY', input);
  }
}

/** Photos that are paid for, whether or not this comes through: what is not put there now comes when it is asked for again. */
export async function showWhole(photos: string[]): Promise<void> {
  if (photos.length === 0) return;
  await call('QUERYIMGS', { ids: photos }).then(
    ({ imgs }) => replacePhotos(imgs),
    () => undefined,
  );
}

/** What is opened to pay an order: a page, a code to scan, or what the host is asked with. */
interface PayStep {
  readonly url: string;
  readonly scan?: string | undefined;
  readonly host?: HostOrder | undefined;
  /** What the app around the page buys at its maker's store. */
  readonly store?: StoreOrder | undefined;
}

async function askForStep({ id, price, paymethod }: Order, code?: string): Promise<PayStep> {
  if (paymethod === 'ttpay')
    return { url: '', host: { kind: 'douyin', order: await call('TTORDER', { oid: id, price }) } };
  const input = { oid: id, paymethod, price, ...(code !== undefined && { code }) };
  const { url, scan, bridge, virtual, kuaishou, store } = await call('ORDERPAY', input);
  if (store) return { url, store };
  if (kuaishou) return { url, host: { kind: 'kuaishou', order: kuaishou } };
  if (virtual) return { url, host: { kind: 'virtual', virtual } };
  return { url, scan, host: bridge && { kind: 'chat', bridge } };
}

/** Shows what a store signed for who paid it; whether the order is paid is asked for afterwards, as with all other ways. */
export async function showReceipt({ id: oid }: Order, receipt: string): Promise<void> {
  await call('ORDERPAYSUCCESS', { oid, receipt });
}

/** Throws CommandError; what stands of the order is asked for again first. */
export async function preparePayment(order: Order, code?: string): Promise<PayStep> {
  try {
    return await askForStep(order, code);
  } catch (error) {
    await refresh(isError(error, ERROR.priceChanged) ? ['orders', 'configuration'] : ['orders']);
    throw error;
  }
}
