import type * as z from 'zod';
import { ChannelError, type ChannelPayment, type ChannelRefund, type ChannelState } from '../../ports/pay-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import { readFen, yuanOf } from '../yuan.ts';
import type { AlipayCall } from './call.ts';
import { closeTold, refundFound, refundTold, tradeTold } from './messages.ts';

const PAID: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

export const isPaid = (trade: { trade_status: string }): boolean => PAID.has(trade.trade_status);

export const paymentOf = (trade: z.infer<typeof tradeTold>): ChannelPayment => ({
  ...{ orderId: trade.out_trade_no, transactionId: trade.trade_no },
  ...{ amount: readFen(trade.total_amount), currency: 'CNY' },
});

/** Whoever has not opened Alipay's page is not known there. */
const isUnknown = (error: unknown): boolean => error instanceof RefusalError && error.code === 'ACQ.TRADE_NOT_EXIST';

/** What becomes of orders and refunds at Alipay. */
export function createStates(call: AlipayCall) {
  async function query(orderId: string): Promise<ChannelState> {
    const trade = await call.ask('alipay.trade.query', { out_trade_no: orderId }, tradeTold).catch((error: unknown) => {
      if (isUnknown(error)) return undefined;
      throw error;
    });
    if (!trade) return { state: 'absent' };
    if (trade.out_trade_no !== orderId) throw new ChannelError('Alipay tells of another order');
    if (isPaid(trade)) return { state: 'paid', payment: paymentOf(trade) };
    return { state: trade.trade_status === 'TRADE_CLOSED' ? 'closed' : 'waiting' };
  }

  async function isRefunded({ refundId, transactionId, amount }: ChannelRefund): Promise<boolean> {
    const asked = { trade_no: transactionId, out_request_no: refundId };
    const found = await call.ask('alipay.trade.fastpay.refund.query', asked, refundFound);
    if (found.refund_status !== 'REFUND_SUCCESS') return false;
    const isSame =
      found.trade_no === transactionId && found.out_request_no === refundId && found.refund_amount !== undefined;
    if (!isSame || readFen(found.refund_amount ?? '') !== amount)
      throw new ChannelError('Alipay tells of another refund');
    return true;
  }

  return {
    query,
    /** One that is unknown, closed or paid already cannot be closed, and says so; how it stands is asked in any case. */
    async close(orderId: string): Promise<ChannelState> {
      await call.ask('alipay.trade.close', { out_trade_no: orderId }, closeTold).catch((error: unknown) => {
        if (!(error instanceof RefusalError)) throw error;
      });
      return query(orderId);
    },
    async refund(refund: ChannelRefund): Promise<'done' | 'underway'> {
      if (refund.currency !== 'CNY') throw new ChannelError('Alipay refunds yuan alone');
      if (await isRefunded(refund)) return 'done';
      const { refundId, orderId, transactionId, amount } = refund;
      const asked = { trade_no: transactionId, refund_amount: yuanOf(amount), out_request_no: refundId };
      const told = await call.ask('alipay.trade.refund', asked, refundTold);
      if (told.trade_no !== transactionId || told.out_trade_no !== orderId)
        throw new ChannelError('Alipay tells of another refund');
      return told.fund_change === 'Y' ? 'done' : 'underway';
    },
  };
}
