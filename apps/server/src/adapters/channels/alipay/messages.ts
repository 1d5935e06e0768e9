import * as z from 'zod';

/** What Alipay says, as far as it matters here. All amounts are in yuan, as text. */

const named = z.string().min(1).max(64);
/** Some answers have a number where the documents have text. */
const yuan = z.union([z.string(), z.number()]).transform(String);
const tradeStatus = z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']);

/** https://opendocs.alipay.com/open/028woa */
export const tradeTold = z.object({
  trade_no: named,
  out_trade_no: named,
  trade_status: tradeStatus,
  total_amount: yuan,
});

/** https://opendocs.alipay.com/open/028wob: whether money moved with this very call. */
export const refundTold = z.object({ trade_no: named, out_trade_no: named, fund_change: z.enum(['Y', 'N']) });

/** https://docs.open.alipay.com/api_1/alipay.trade.fastpay.refund.query: nothing but the code of a refund that there is not. */
export const refundFound = z.object({
  trade_no: named.optional(),
  out_request_no: named.optional(),
  refund_amount: yuan.optional(),
  refund_status: z.string().optional(),
});

export const closeTold = z.object({});

/** https://opendocs.alipay.com/apis/api_15/alipay.data.dataservice.bill.downloadurl.query */
export const billTold = z.object({ bill_download_url: z.url() });

/** https://opendocs.alipay.com/open/270/105902; of a refund it has the number of that, too. */
export const notice = z.object({
  notify_type: z.literal('trade_status_sync'),
  app_id: z.string(),
  seller_id: z.string(),
  trade_no: named,
  out_trade_no: named,
  trade_status: tradeStatus,
  total_amount: z.string(),
  gmt_refund: z.string().optional(),
  out_biz_no: z.string().optional(),
});
