import type * as z from 'zod';
import { ChannelError, type ChannelPayment, type ChannelRefund, type ChannelState } from '../../ports/pay-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TtpayCall } from './call.ts';
import type { TtpayConfig } from './env.ts';
import { nothingTold, orderTold, refundAsked, refundsTold } from './messages.ts';
import { schemaOf } from './order-page.ts';

type OrderTold = z.infer<typeof orderTold>;
type Paid = Pick<OrderTold, 'out_order_no' | 'order_id' | 'total_amount' | 'discount_amount'>;

/** Paid is what is left of the sum after what Douyin takes off it. */
export const paymentOf = ({ out_order_no, order_id, total_amount, discount_amount = 0 }: Paid): ChannelPayment => ({
  ...{ orderId: out_order_no, transactionId: order_id },
  ...{ amount: total_amount - discount_amount, currency: 'CNY' },
});

const STATES: Readonly<Record<Exclude<OrderTold['pay_status'], 'SUCCESS'>, 'waiting' | 'failed' | 'closed'>> = {
  ...{ PROCESS: 'waiting', FAIL: 'failed', TIMEOUT: 'closed' },
};

/** What was never asked for there is refused without a code of its own. */
const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof RefusalError)) throw error;
};

/** What becomes of orders and refunds at Douyin. */
export function createStates({ appId, merchant }: TtpayConfig, call: TtpayCall, notifyUrl: () => string) {
  async function find(orderId: string): Promise<OrderTold | undefined> {
    const told = await call('query', 'order_query', { out_order_no: orderId }, orderTold).catch(unlessRefused);
    if (!told) return undefined;
    const isOwn = told.app_id === appId && (told.merchant_uid ?? merchant) === merchant;
    if (!isOwn || told.out_order_no !== orderId) throw new ChannelError('Douyin tells of another order');
    return told;
  }

  async function query(orderId: string): Promise<ChannelState> {
    const told = await find(orderId);
    if (!told) return { state: 'unknown' };
    if (told.pay_status === 'SUCCESS') return { state: 'paid', payment: paymentOf(told) };
    return { state: STATES[told.pay_status] };
  }

  async function findRefund(refundId: string) {
    const told = await call('refund query', 'refund_query', { out_refund_no: refundId }, refundsTold).catch(
      unlessRefused,
    );
    return told?.refund_list?.find(({ out_refund_no }) => out_refund_no === refundId);
  }

  /** Of the one thing that was ordered. */
  async function askRefund({ refundId, orderId, transactionId, amount }: ChannelRefund): Promise<void> {
    const order = await find(orderId);
    const [item] = order?.item_order_list ?? [];
    if (order?.order_id !== transactionId || !item) throw new ChannelError('no such payment to refund');
    const asked = {
      ...{ order_id: transactionId, out_refund_no: refundId, refund_total_amount: amount, notify_url: notifyUrl() },
      refund_reason: [{ code: 999, text: '其他' }],
      order_entry_schema: schemaOf(orderId),
      item_order_detail: [{ item_order_id: item.item_order_id, refund_amount: amount }],
    };
    await call('refund', 'refund_create', asked, refundAsked);
  }

  return {
    find,
    query,
    /** Douyin closes no orders: one is over when its time is, and what is paid before comes back. */
    close: query,
    async refund(refund: ChannelRefund): Promise<'done' | 'underway'> {
      if (refund.currency !== 'CNY') throw new ChannelError('Douyin refunds yuan alone');
      let told = await findRefund(refund.refundId);
      if (!told) {
        await askRefund(refund);
        told = await findRefund(refund.refundId);
      }
      if (!told) return 'underway';
      if (told.order_id !== refund.transactionId || told.refund_total_amount !== refund.amount)
        throw new ChannelError('Douyin tells of another refund');
      if (told.refund_status === 'SUCCESS') return 'done';
      if (told.refund_status === 'FAIL') throw new ChannelError(`Douyin could not refund ${refund.refundId}`);
      // The operator agreed to it before it was asked for.
      if (told.merchant_audit_detail?.audit_status === 'TOAUDIT') {
        const agreed = { refund_id: told.refund_id, refund_audit_status: 1 };
        await call('refund audit', 'refund_audit_callback', agreed, nothingTold);
      }
      return 'underway';
    },
  };
}
