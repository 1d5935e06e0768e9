import { ChannelError, type ChannelPayment, type ChannelRefund, type ChannelState } from '../../ports/pay-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import type { KspayCall } from './call.ts';
import { orderTold, refundMade, refundTold } from './messages.ts';

const STATES = { PROCESSING: 'waiting', FAILED: 'failed', TIMEOUT: 'closed' } as const;

/** What was never asked for there is refused without a code of its own. */
const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof RefusalError)) throw error;
};

export const paymentOf = (orderId: string, transactionId: string, amount: number): ChannelPayment => ({
  ...{ orderId, transactionId, amount, currency: 'CNY' },
});

/** What becomes of orders and refunds at Kuaishou. */
export function createStates(call: KspayCall, notifyUrl: () => string) {
  async function query(orderId: string): Promise<ChannelState> {
    const told = await call('query_order', { out_order_no: orderId }, orderTold).catch(unlessRefused);
    if (!told) return { state: 'unknown' };
    const { out_order_no, ks_order_no, total_amount, pay_status } = told.payment_info;
    if (out_order_no !== orderId) throw new ChannelError('Kuaishou tells of another order');
    if (pay_status !== 'SUCCESS') return { state: STATES[pay_status] };
    if (!ks_order_no) throw new ChannelError('a payment without its number');
    return { state: 'paid', payment: paymentOf(orderId, ks_order_no, total_amount) };
  }

  return {
    query,
    /** Kuaishou closes no orders: one is over when its time is, and what is paid before comes back. */
    close: query,
    async refund({ refundId, orderId, transactionId, amount, currency }: ChannelRefund): Promise<'done' | 'underway'> {
      if (currency !== 'CNY') throw new ChannelError('Kuaishou refunds yuan alone');
      const told = await call('query_refund', { out_refund_no: refundId }, refundTold).catch(unlessRefused);
      if (!told) {
        const asked = { out_order_no: orderId, out_refund_no: refundId, refund_amount: amount, reason: '其他' };
        await call('apply_refund', { ...asked, notify_url: notifyUrl() }, refundMade);
        return 'underway';
      }
      const { ks_order_no, refund_amount, refund_status } = told.refund_info;
      if (ks_order_no !== transactionId || refund_amount !== amount)
        throw new ChannelError('Kuaishou tells of another refund');
      if (refund_status === 'REFUND_SUCCESS') return 'done';
      if (refund_status === 'REFUND_FAILED') throw new ChannelError(`Kuaishou could not refund ${refundId}`);
      return 'underway';
    },
  };
}
