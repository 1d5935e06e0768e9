import type { ChannelNotice, ChannelRequest } from '../../ports/pay-channel.ts';
import { readJson } from '../read-json.ts';
import type { WechatVirtualConfig } from './env.ts';
import { event, goodsNotice, refundNotice, sealed } from './messages.ts';
import { openMessage } from './signature.ts';

/**
 * Undefined for what WeChat did not seal for this app, and for payments of the sandbox. Nothing is too old: WeChat tells again for hours, and the same again
 * changes nothing.
 */
export function readNotice(config: WechatVirtualConfig, { rawBody, query }: ChannelRequest): ChannelNotice | undefined {
  const { data: envelope } = sealed.safeParse(readJson(rawBody));
  const opened = envelope && openMessage(config, query, envelope.Encrypt);
  const said = opened === undefined ? undefined : readJson(opened);
  const { data: told } = event.safeParse(said);
  if (told?.Event === 'xpay_goods_deliver_notify') return ofGoods(said);
  if (told?.Event === 'xpay_refund_notify') return ofRefund(said);
  return told && { kind: 'other' };
}

function ofGoods(said: unknown): ChannelNotice | undefined {
  const { data: told } = goodsNotice.safeParse(said);
  if (!told) return undefined;
  const { OutTradeNo: orderId, OpenId: openId, WeChatPayInfo: paid, GoodsInfo: goods } = told;
  const payment = { orderId, transactionId: paid.TransactionId, amount: goods.ActualPrice, currency: 'CNY' as const };
  // By who paid it is asked for a refund, also where the account that they were kept with has ended.
  return { kind: 'paid', payment, ...(openId !== undefined && { openId }) };
}

function ofRefund(said: unknown): ChannelNotice | undefined {
  const { data: told } = refundNotice.safeParse(said);
  return told && (told.RetCode === 0 ? { kind: 'refunded', refundId: told.MchRefundId } : { kind: 'other' });
}
