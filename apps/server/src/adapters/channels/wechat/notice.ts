import { createDecipheriv } from 'node:crypto';
import type * as z from 'zod';
import type { ChannelNotice, ChannelRequest } from '../../ports/pay-channel.ts';
import type { WechatPayConfig } from './env.ts';
import { notice, orderTold, refundNotice } from './messages.ts';
import { isOfWechatPay } from './signature.ts';
import { paymentOf } from './states.ts';

const TAG_BYTES = 16;

/** What is sealed within a notice: https://pay.weixin.qq.com/wiki/doc/apiv3/wechatpay/wechatpay4_2.shtml. Throws where it was changed. */
export function openResource(
  apiKey: string,
  { ciphertext, nonce, associated_data = '' }: z.infer<typeof notice>['resource'],
): unknown {
  const sealed = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString());
}

/** Undefined for what WeChat Pay did not sign, or that is not of this merchant. */
export function readNotice(
  config: WechatPayConfig,
  { rawBody, headers }: ChannelRequest,
  nowMs: number,
): ChannelNotice | undefined {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  if (!isOfWechatPay(config, { rawBody, header }, nowMs)) return undefined;
  try {
    const { event_type, resource } = notice.parse(JSON.parse(rawBody.toString()));
    const opened = openResource(config.apiKey, resource);
    return event_type.startsWith('REFUND.') ? ofRefund(config, opened) : ofOrder(config, opened);
  } catch {
    return undefined;
  }
}

function ofOrder({ merchant }: WechatPayConfig, opened: unknown): ChannelNotice | undefined {
  const told = orderTold.parse(opened);
  if (told.mchid !== merchant) return undefined;
  if (told.trade_state === 'SUCCESS') return { kind: 'paid', payment: paymentOf(told) };
  return told.trade_state === 'PAYERROR' ? { kind: 'failed', orderId: told.out_trade_no } : { kind: 'other' };
}

/** A refund that could not be made stays agreed: asked again, it says so in the log, and the operator decides. */
function ofRefund({ merchant }: WechatPayConfig, opened: unknown): ChannelNotice | undefined {
  const { mchid, out_refund_no, refund_status } = refundNotice.parse(opened);
  if (mchid !== merchant) return undefined;
  return refund_status === 'SUCCESS' ? { kind: 'refunded', refundId: out_refund_no } : { kind: 'other' };
}
