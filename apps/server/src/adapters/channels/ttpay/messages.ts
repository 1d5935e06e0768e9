import * as z from 'zod';

/** What Douyin says, as far as it matters here. All amounts are in fen. */

const named = z.string().min(1).max(64);
const fen = z.int().min(0);
/** Diamonds, which iPhones pay with, are no money of ours. */
const currency = z.literal('CNY').optional();

/** Beside what was asked for every answer has this. */
export const status = z.object({ err_no: z.int(), data: z.unknown().optional() });

/** https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/interface-request-credential/non-user-authorization/get-client_token */
export const tokenTold = z.object({
  data: z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() }),
});

/** https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/payment/trade-system/general/order/query-order */
export const orderTold = z.object({
  ...{ app_id: z.string(), order_id: named, out_order_no: named, currency },
  pay_status: z.enum(['PROCESS', 'SUCCESS', 'FAIL', 'TIMEOUT']),
  ...{ total_amount: fen, discount_amount: fen.optional(), merchant_uid: z.string().optional() },
  item_order_list: z.array(z.object({ item_order_id: named })).optional(),
});

export const refundAsked = z.object({ refund_id: named });

/** https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/payment/trade-system/general/refund/query-refund */
export const refundsTold = z.object({
  refund_list: z
    .array(
      z.object({
        ...{ refund_id: named, out_refund_no: z.string().optional(), order_id: named },
        ...{ refund_total_amount: fen, refund_status: z.string() },
        merchant_audit_detail: z.object({ audit_status: z.string() }).optional(),
      }),
    )
    .nullish(),
});

export const nothingTold = z.unknown();

/** The envelope of a notice: https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/payment/trade-system/general/order/notify-payment-result. */
export const notice = z.object({ msg: z.string(), type: z.string(), version: z.literal('3.0') });

export const paymentNotice = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('SUCCESS'),
    ...{ app_id: z.string(), out_order_no: named, order_id: named, merchant_uid: z.string(), currency },
    ...{ total_amount: fen, discount_amount: fen.optional() },
  }),
  z.object({ status: z.literal('CANCEL'), app_id: z.string(), out_order_no: named }),
]);

/** https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/payment/trade-system/general/refund/refund-notify */
export const refundNotice = z.object({ app_id: z.string(), status: z.string(), out_refund_no: z.string().optional() });
