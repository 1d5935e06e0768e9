import { ERROR, type Order, type PayMethodKey, type RechargePlan } from '@kinora/contract';
import { call } from '../../api/call';
import { isError } from '../../api/command-error';
import { refresh, refreshAfter } from '../../api/refresh';
import { entropyPool, randomBytes } from '../../platform/entropy';

const KEY_BYTES = 16;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The tap that is not answered yet keeps its key, so that trying it again is the same order. */
let open: { readonly what: string; readonly sn: string } | undefined;

/** Places an order of a plan. Throws CommandError. */
export async function placeOrder(plan: RechargePlan, paymethod: PayMethodKey): Promise<Order> {
  const what = JSON.stringify([plan, paymethod]);
  await entropyPool?.ensure(KEY_BYTES);
  if (open?.what !== what) open = { what, sn: hex(randomBytes(KEY_BYTES)) };
  const input = { sn: open.sn, plan: plan.id, price: plan.price, paymethod };
  try {
    const { order } = await call('CREATEORDER', input);
    open = undefined;
    await refreshAfter('CREATEORDER', input);
    return order;
  } catch (error) {
    if (isError(error, ERROR.priceChanged)) await refresh(['configuration']);
    throw error;
  }
}

/** The address of the channel's page for an order. Throws CommandError; what stands of the order is asked for again first. */
export async function preparePayment({ id, price, paymethod }: Order): Promise<string> {
  try {
    return (await call('ORDERPAY', { oid: id, paymethod, price })).url;
  } catch (error) {
    await refresh(['orders']);
    throw error;
  }
}
