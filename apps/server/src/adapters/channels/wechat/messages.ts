import * as z from 'zod';

/** What WeChat Pay says, as far as it matters here. All amounts are in fen. */

const amount = z.int().min(1);
const currency = z.literal('CNY');
const named = z.string().min(1).max(64);

export const jsapiTold = z.object({ prepay_id: named });
export const nativeTold = z.object({ code_url: z.string().min(1).max(512) });
export const h5Told = z.object({ h5_url: z.url({ protocol: /^https?$/ }) });
export const errorTold = z.object({ code: z.string() });

/** An order by its number: https://pay.weixin.qq.com/doc/v3/merchant/4012556352. What was paid has its number and its amount. */
export const orderTold = z.discriminatedUnion('trade_state', [
  z.object({
    trade_state: z.literal('SUCCESS'),
    mchid: z.string(),
    out_trade_no: named,
    transaction_id: named,
    amount: z.object({ total: amount, currency }),
  }),
  z.object({
    trade_state: z.enum(['REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'ACCEPT']),
    mchid: z.string(),
    out_trade_no: named,
    transaction_id: named.optional(),
    amount: z.object({ total: amount, currency }).optional(),
  }),
]);

/** A refund, asked for or looked up: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_9.shtml. */
export const refundTold = z.object({
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  out_refund_no: named,
  out_trade_no: named,
  transaction_id: named,
  amount: z.object({ total: amount, refund: amount, currency }),
});

/** The address of a bill: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter7_9_1.shtml. */
export const billTold = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/** The envelope of a notice: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_5.shtml. */
export const notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.base64(),
    nonce: z.string().min(8).max(16),
    associated_data: z.string().optional(),
  }),
});

/** What is within that of a payment is the order; that of a refund is this: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_11.shtml. */
export const refundNotice = z.object({
  mchid: z.string(),
  out_refund_no: named,
  refund_status: z.enum(['SUCCESS', 'CLOSED', 'ABNORMAL']),
});
