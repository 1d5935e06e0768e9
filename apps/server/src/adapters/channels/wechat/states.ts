import type * as z from 'zod';
import { ChannelError, type ChannelPayment, type ChannelRefund, type ChannelState } from '../../ports/pay-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import type { WechatCall } from './call.ts';
import type { WechatPayConfig } from './env.ts';
import { orderTold, refundTold } from './messages.ts';

type OrderTold = z.infer<typeof orderTold>;

export const paymentOf = (told: Extract<OrderTold, { trade_state: 'SUCCESS' }>): ChannelPayment => ({
  ...{ orderId: told.out_trade_no, transactionId: told.transaction_id },
  ...{ amount: told.amount.total, currency: told.amount.currency },
});

/** An order that was paid and then refunded is over: its money is not there any more. */
const STATES: Readonly<Record<Exclude<OrderTold['trade_state'], 'SUCCESS'>, 'waiting' | 'failed' | 'closed'>> = {
  ...{ NOTPAY: 'waiting', USERPAYING: 'waiting', ACCEPT: 'waiting', PAYERROR: 'failed' },
  ...{ REFUND: 'closed', CLOSED: 'closed', REVOKED: 'closed' },
};

const refusedWith = (...codes: string[]) => {
  return (error: unknown): undefined => {
    if (error instanceof RefusalError && codes.includes(error.code)) return undefined;
    throw error;
  };
};

/** What becomes of orders and refunds at WeChat Pay. */
export function createStates({ merchant }: WechatPayConfig, call: WechatCall, notifyUrl: () => string) {
  async function find(orderId: string): Promise<OrderTold | undefined> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderId)}?mchid=${merchant}`;
    const told = await call.get('query', path, orderTold).catch(refusedWith('ORDER_NOT_EXIST'));
    if (told && (told.mchid !== merchant || told.out_trade_no !== orderId))
      throw new ChannelError('WeChat Pay tells of another order');
    return told;
  }

  async function query(orderId: string): Promise<ChannelState> {
    const told = await find(orderId);
    if (!told) return { state: 'absent' };
    return told.trade_state === 'SUCCESS'
      ? { state: 'paid', payment: paymentOf(told) }
      : { state: STATES[told.trade_state] };
  }

  /** The refund as it stands; undefined where it was never asked for: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter4_2_10.shtml. */
  const findRefund = (refundId: string) =>
    call
      .get('refund query', `/v3/refund/domestic/refunds/${encodeURIComponent(refundId)}`, refundTold)
      .catch(refusedWith('RESOURCE_NOT_EXISTS'));

  async function askRefund({ refundId, orderId, transactionId, amount, currency }: ChannelRefund) {
    // What was paid in all has to be said, too.
    const told = await find(orderId);
    if (told?.transaction_id !== transactionId || !told.amount) throw new ChannelError('no such payment to refund');
    const asked = {
      ...{ transaction_id: transactionId, out_refund_no: refundId, notify_url: notifyUrl() },
      amount: { refund: amount, total: told.amount.total, currency },
    };
    return call.post('refund', '/v3/refund/domestic/refunds', asked, refundTold);
  }

  return {
    query,
    /** One that is closed or paid already cannot be closed, and says so; how it stands is asked in any case. */
    async close(orderId: string): Promise<ChannelState> {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderId)}/close`;
      await call.tell('close', path, { mchid: merchant }).catch((error: unknown) => {
        if (!(error instanceof RefusalError)) throw error;
      });
      return query(orderId);
    },
    async refund(refund: ChannelRefund): Promise<'done' | 'underway'> {
      const told = (await findRefund(refund.refundId)) ?? (await askRefund(refund));
      const isSame =
        told.out_refund_no === refund.refundId &&
        told.transaction_id === refund.transactionId &&
        told.amount.refund === refund.amount;
      if (!isSame) throw new ChannelError('WeChat Pay tells of another refund');
      if (told.status === 'SUCCESS') return 'done';
      if (told.status === 'PROCESSING') return 'underway';
      throw new ChannelError(`WeChat Pay could not refund ${refund.refundId}: ${told.status}`);
    },
  };
}
