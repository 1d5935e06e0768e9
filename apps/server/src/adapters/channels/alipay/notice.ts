import type { ChannelNotice, ChannelRequest } from '../../ports/pay-channel.ts';
import { fenIn } from '../yuan.ts';
import type { AlipayConfig } from './env.ts';
import { notice } from './messages.ts';
import { openForm } from './signature.ts';
import { isPaid, paymentOf } from './states.ts';

/**
 * Undefined for what Alipay did not sign, or that is not of this app and seller. It has no time that could be too old: Alipay tells again for a day, and the
 * same again changes nothing.
 */
export function readNotice(config: AlipayConfig, { rawBody }: ChannelRequest): ChannelNotice | undefined {
  const { success, data: told } = notice.safeParse(openForm(config, rawBody));
  if (!success || told.app_id !== config.appId || told.seller_id !== config.seller) return undefined;
  if (!fenIn(told.total_amount)) return undefined;
  if (told.gmt_refund !== undefined && told.out_biz_no !== undefined && told.out_biz_no !== '')
    return { kind: 'refunded', refundId: told.out_biz_no };
  return isPaid(told) ? { kind: 'paid', payment: paymentOf(told) } : { kind: 'other' };
}
