import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ChannelPayment } from '../../ports/pay-channel.ts';
import { readJson } from '../read-json.ts';
import { priceOfGoods } from '../store-goods.ts';
import type { FacebookbillConfig } from './env.ts';

/** What Facebook signs of a purchase, as far as it matters here. */
const purchase = z.object({
  app_id: z.union([z.string(), z.number()]).transform(String),
  payment_action_type: z.literal('charge'),
  payment_id: z.union([z.string().min(1).max(64), z.number()]).transform(String),
  product_id: z.string(),
  developer_payload: z.string().min(1).max(64),
});

/** Signature and payload, each in base64url, with a dot between them. */
const FORM = /^([\w-]{43})=?\.([\w-]{1,4096})={0,2}$/;

/**
 * The payment that a signed purchase is of: an HMAC-SHA256 by the app's secret over the payload as it stands, of this app, for goods of ours, whose id says what they cost. Undefined for all else.
 */
export function readSigned(text: string, { app, secret, goods }: FacebookbillConfig): ChannelPayment | undefined {
  const [, signature = '', payload = ''] = FORM.exec(text) ?? [];
  const told = Buffer.from(signature, 'base64url');
  const expected = createHmac('sha256', secret).update(payload).digest();
  if (told.length !== expected.length || !timingSafeEqual(told, expected)) return undefined;
  const { data } = purchase.safeParse(readJson(Buffer.from(payload, 'base64url')));
  const money = data?.app_id === app ? priceOfGoods(goods, data.product_id) : undefined;
  return data && money && { orderId: data.developer_payload, transactionId: data.payment_id, ...money };
}
