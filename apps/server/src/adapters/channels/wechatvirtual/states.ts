import type * as z from 'zod';
import { ChannelError, type ChannelPayment, type ChannelRefund, type ChannelState } from '../../ports/pay-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import type { VirtualCall } from './call.ts';
import { orderTold, refundAsked, status } from './messages.ts';

type Order = z.infer<typeof orderTold>['order'];

const PRODUCTION = 1;
const [PAYMENT, REFUND] = [0, 1];
/** Paid; what was paid for is on its way, or there; a refund of it failed. */
const PAID: ReadonlySet<number> = new Set([2, 3, 4, 7]);
const WAITING: ReadonlySet<number> = new Set([0, 1]);
const NOT_YET_THERE: ReadonlySet<number> = new Set([2, 3]);
const GONE_BACK: ReadonlySet<number> = new Set([5, 8]);
const FAILED = 7;
/** The refund goes on, and may be asked for again. */
const UNDERWAY = '268490014';

/** What was never begun there is refused without a code of its own. */
const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof RefusalError)) throw error;
};

function paymentOf({ order_id, wxpay_order_id, paid_fee }: Order): ChannelPayment {
  if (!wxpay_order_id || !paid_fee) throw new ChannelError('a payment without its number or amount');
  return { orderId: order_id, transactionId: wxpay_order_id, amount: paid_fee, currency: 'CNY' };
}

function required(openId: string | undefined): string {
  if (openId === undefined) throw new ChannelError('nobody is known to pay that');
  return openId;
}

/** What becomes of orders and refunds of virtual payments. */
export function createStates(call: VirtualCall) {
  /** Undefined where WeChat knows none. Throws ChannelError for one of the sandbox. */
  async function find(id: string, openId: string, type: number): Promise<Order | undefined> {
    const asked = { openid: openId, order_id: id };
    const told = await call('query', '/xpay/query_order', asked, orderTold).catch(unlessRefused);
    if (!told) return undefined;
    if (told.order.order_id !== id || told.order.order_type !== type || told.order.env_type !== PRODUCTION)
      throw new ChannelError('WeChat tells of another order');
    return told.order;
  }

  async function query(orderId: string, openId?: string): Promise<ChannelState> {
    // Whoever begins to pay is kept before WeChat is told.
    if (openId === undefined) return { state: 'absent' };
    const order = await find(orderId, openId, PAYMENT);
    if (!order) return { state: 'unknown' };
    if (PAID.has(order.status)) return { state: 'paid', payment: paymentOf(order) };
    return { state: WAITING.has(order.status) ? 'waiting' : 'closed' };
  }

  async function askRefund({ refundId, orderId, transactionId, amount }: ChannelRefund, openId: string) {
    const order = await find(orderId, openId, PAYMENT);
    if (order?.wxpay_order_id !== transactionId || order.left_fee === undefined)
      throw new ChannelError('no such payment to refund');
    const asked = {
      ...{ openid: openId, order_id: orderId, refund_order_id: refundId, left_fee: order.left_fee },
      ...{ refund_fee: amount, biz_meta: '', refund_reason: '3', req_from: '3' },
    };
    await call('refund', '/xpay/refund_order', asked, refundAsked).catch((error: unknown) => {
      if (!(error instanceof RefusalError) || error.code !== UNDERWAY) throw error;
    });
  }

  return {
    query,
    /** WeChat closes no orders: what is paid too late comes back. */
    close: query,
    async refund(refund: ChannelRefund): Promise<'done' | 'underway'> {
      if (refund.currency !== 'CNY') throw new ChannelError('WeChat refunds yuan alone');
      const openId = required(refund.openId);
      const told = await find(refund.refundId, openId, REFUND);
      if (!told) {
        await askRefund(refund, openId);
        return 'underway';
      }
      if (told.refund_fee !== refund.amount) throw new ChannelError('WeChat tells of another refund');
      if (GONE_BACK.has(told.status)) return 'done';
      if (told.status === FAILED) throw new ChannelError(`WeChat could not refund ${refund.refundId}`);
      return 'underway';
    },
    /** Where the message was lost that asks for what was paid. */
    async deliver(orderId: string, openId?: string): Promise<void> {
      const order = await find(orderId, required(openId), PAYMENT);
      if (order && NOT_YET_THERE.has(order.status))
        await call('delivery', '/xpay/notify_provide_goods', { order_id: orderId }, status);
    },
  };
}
