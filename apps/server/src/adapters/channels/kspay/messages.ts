import * as z from 'zod';

/** What Kuaishou says, as far as it matters here. All amounts are in fen. https://mp.kuaishou.com/docs/develop/server/epay/interfaceDefinition.html */

const named = z.string().min(1).max(64);
const fen = z.int().min(1);

export const status = z.object({ result: z.int() });

export const tokenTold = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const orderMade = z.object({ order_info: z.object({ order_no: named, order_info_token: z.string().min(1) }) });

export const orderTold = z.object({
  payment_info: z.object({
    ...{ out_order_no: named, ks_order_no: z.string().optional(), total_amount: fen },
    pay_status: z.enum(['PROCESSING', 'SUCCESS', 'FAILED', 'TIMEOUT']),
  }),
});

export const refundMade = z.object({ refund_no: named });

export const refundTold = z.object({
  refund_info: z.object({ ks_order_no: named, refund_no: named, refund_amount: fen, refund_status: z.string() }),
});

/** Its message is named in what it is answered. */
export const notice = z.object({
  ...{ app_id: z.string(), biz_type: z.string(), message_id: z.union([z.string(), z.int()]) },
  data: z.unknown(),
});

export const paymentNotice = z.object({
  ...{ out_order_no: named, ks_order_no: named, order_amount: fen },
  status: z.enum(['PROCESSING', 'SUCCESS', 'FAILED']),
});

export const refundNotice = z.object({ out_refund_no: named, status: z.string() });

/** Of money that Apple gave back: no refund of ours is named. */
export const appleRefundNotice = z.object({ ks_order_no: named, status: z.string() });
