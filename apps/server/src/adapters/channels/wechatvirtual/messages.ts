import * as z from 'zod';

/** What WeChat says of virtual payments, as far as it matters here. All amounts are in fen. https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/virtual-payment.html */

const named = z.string().min(1).max(64);
const fen = z.int().min(0);

export const status = z.object({ errcode: z.int().default(0) });

export const tokenTold = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** An order, or a refund, which is looked up by its number in the same way. */
export const orderTold = z.object({
  order: z.object({
    ...{ order_id: named, status: z.int(), order_type: z.int(), env_type: z.int() },
    ...{ paid_fee: fen.optional(), refund_fee: fen.optional(), left_fee: fen.optional() },
    wxpay_order_id: z.string().optional(),
  }),
});

export const refundAsked = z.object({ refund_order_id: named, pay_order_id: named });

/** The envelope of a message of the mini-program in safe mode. */
export const sealed = z.object({ Encrypt: z.base64() });

export const event = z.object({ Event: z.string() });

export const goodsNotice = z.object({
  ...{ OutTradeNo: named, Env: z.literal(0), OpenId: named.optional() },
  WeChatPayInfo: z.object({ TransactionId: named }),
  GoodsInfo: z.object({ Quantity: z.literal(1), ActualPrice: z.int().min(1) }),
});

export const refundNotice = z.object({ MchRefundId: named, RetCode: z.int() });
