import type { ChannelNotice, ChannelRequest, Heard } from '../../ports/pay-channel.ts';
import { readJson } from '../read-json.ts';
import type { KspayConfig } from './env.ts';
import { appleRefundNotice, notice, paymentNotice, refundNotice } from './messages.ts';
import { isOfKuaishou } from './signature.ts';
import { paymentOf } from './states.ts';

/**
 * Undefined for what Kuaishou did not sign, or that is not of this app. It has no time that could be too old: Kuaishou tells again, and the same again changes
 * nothing.
 */
export function readNotice(
  config: KspayConfig,
  { rawBody, headers }: ChannelRequest,
  readRefund: typeof ofRefund = ofRefund,
): ChannelNotice | undefined {
  if (!isOfKuaishou(config, rawBody, headers.kwaisign)) return undefined;
  const { data: told } = notice.safeParse(readJson(rawBody));
  if (told?.app_id !== config.appId) return undefined;
  if (told.biz_type === 'PAYMENT') return ofPayment(told.data);
  return told.biz_type === 'REFUND' ? readRefund(told.data) : { kind: 'other' };
}

function ofPayment(said: unknown): ChannelNotice | undefined {
  const { data: told } = paymentNotice.safeParse(said);
  if (!told) return undefined;
  const { out_order_no: orderId, ks_order_no, order_amount, status } = told;
  if (status === 'SUCCESS') return { kind: 'paid', payment: paymentOf(orderId, ks_order_no, order_amount) };
  return status === 'FAILED' ? { kind: 'failed', orderId } : { kind: 'other' };
}

function ofRefund(said: unknown): ChannelNotice | undefined {
  const { data: told } = refundNotice.safeParse(said);
  return told && (told.status === 'SUCCESS' ? { kind: 'refunded', refundId: told.out_refund_no } : { kind: 'other' });
}

/** Apple gave money back by itself: Kuaishou names its own order alone. */
export function ofRefundByApple(said: unknown): ChannelNotice | undefined {
  const { data: told } = appleRefundNotice.safeParse(said);
  return told && (told.status === 'SUCCESS' ? { kind: 'voided', transactionId: told.ks_order_no } : { kind: 'other' });
}

/** Kuaishou wants the message named that was heard, or it tells again. */
export function hear({ rawBody }: ChannelRequest): Heard {
  const { data: told } = notice.safeParse(readJson(rawBody));
  return { contentType: 'application/json', body: JSON.stringify({ result: 1, message_id: told?.message_id }) };
}
