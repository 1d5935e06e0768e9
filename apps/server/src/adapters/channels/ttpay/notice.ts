import type { ChannelNotice, ChannelRequest } from '../../ports/pay-channel.ts';
import { readJson } from '../read-json.ts';
import type { TtpayConfig } from './env.ts';
import { notice, paymentNotice, refundNotice } from './messages.ts';
import { isOfDouyin } from './signature.ts';
import { paymentOf } from './states.ts';

/**
 * Undefined for what Douyin did not sign, or that is not of this app and merchant. Nothing is too old: Douyin tells again for hours, and the same again changes
 * nothing.
 */
export function readNotice(config: TtpayConfig, request: ChannelRequest): ChannelNotice | undefined {
  if (!isOfDouyin(config, request)) return undefined;
  const { data: told } = notice.safeParse(readJson(request.rawBody));
  if (told?.type === 'payment') return ofPayment(config, readJson(told.msg));
  if (told?.type === 'refund') return ofRefund(config, readJson(told.msg));
  return told && { kind: 'other' };
}

/** One that was not paid in its time, or given up there, may still be paid in another way. */
function ofPayment({ appId, merchant }: TtpayConfig, said: unknown): ChannelNotice | undefined {
  const { data: told } = paymentNotice.safeParse(said);
  if (told?.app_id !== appId) return undefined;
  if (told.status !== 'SUCCESS') return { kind: 'other' };
  const payment = paymentOf(told);
  return told.merchant_uid === merchant && payment.amount > 0 ? { kind: 'paid', payment } : undefined;
}

function ofRefund({ appId }: TtpayConfig, said: unknown): ChannelNotice | undefined {
  const { data: told } = refundNotice.safeParse(said);
  if (told?.app_id !== appId) return undefined;
  const isDone = told.status === 'SUCCESS' && told.out_refund_no !== undefined && told.out_refund_no !== '';
  return isDone ? { kind: 'refunded', refundId: told.out_refund_no ?? '' } : { kind: 'other' };
}
