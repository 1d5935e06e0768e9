import { createHash, randomBytes } from 'node:crypto';
import { WECHAT_PAY } from './wechat-pay-wire.ts';

/** What WeChat Pay refuses, by its status and code. */
export class WechatPayRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export interface WechatPayOrder {
  asked: Record<string, unknown> & { out_trade_no: string; notify_url: string; amount: { total: number } };
  type: string;
  token: string;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR';
  transaction?: string;
  paidAt?: number;
}

export interface WechatPayRefund {
  asked: {
    out_refund_no: string;
    transaction_id: string;
    notify_url: string;
    amount: { refund: number; total: number };
  };
  order: WechatPayOrder;
  status: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL';
  at: number;
}

export const newNumber = (): string => randomBytes(14).toString('hex');
const yuan = (fen: number): string => (fen / 100).toFixed(2);
const beijing = (ms: number): string => new Date(ms + 28_800_000).toISOString().replace('T', ' ').slice(0, 19);

export const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** What WeChat Pay remembers of its merchant. */
export function createBook() {
  const orders = new Map<string, WechatPayOrder>();
  const refunds = new Map<string, WechatPayRefund>();

  function orderOf(id: string): WechatPayOrder {
    const order = orders.get(id);
    if (!order) throw new WechatPayRefusal(404, 'ORDER_NOT_EXIST');
    return order;
  }

  const told = ({ asked, type, state, transaction }: WechatPayOrder) => ({
    ...{ appid: asked.appid, mchid: WECHAT_PAY.merchant, out_trade_no: asked.out_trade_no, trade_type: type },
    ...{ trade_state: state, trade_state_desc: state, amount: { ...asked.amount, currency: 'CNY' } },
    ...(transaction !== undefined && {
      transaction_id: transaction,
      bank_type: 'OTHERS',
      payer: { openid: 'someone' },
    }),
  });
  const refundTold = ({ asked, order, status }: WechatPayRefund) => ({
    ...{ refund_id: 'r', out_refund_no: asked.out_refund_no, transaction_id: asked.transaction_id, status },
    ...{ out_trade_no: order.asked.out_trade_no, channel: 'ORIGINAL', amount: { ...asked.amount, currency: 'CNY' } },
  });

  return {
    ...{ orders, refunds, orderOf, told, refundTold },
    prepay(type: string, asked: WechatPayOrder['asked']): WechatPayOrder {
      const known = orders.get(asked.out_trade_no);
      const isSame = !known || (known.type === type && known.asked.amount.total === asked.amount.total);
      if (!isSame) throw new WechatPayRefusal(403, 'OUT_TRADE_NO_USED');
      if (known && known.state !== 'NOTPAY') throw new WechatPayRefusal(400, 'ORDERPAID');
      const order = known ?? { asked, type, token: newNumber(), state: 'NOTPAY' as const };
      orders.set(asked.out_trade_no, order);
      return order;
    },
    close(id: string): void {
      const order = orderOf(id);
      if (order.state !== 'NOTPAY')
        throw new WechatPayRefusal(400, order.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID');
      order.state = 'CLOSED';
    },
    refund(asked: WechatPayRefund['asked']): WechatPayRefund {
      const order = [...orders.values()].find(({ transaction }) => transaction === asked.transaction_id);
      if (!order) throw new WechatPayRefusal(404, 'RESOURCE_NOT_EXISTS');
      const former = [...refunds.values()].filter((refund) => refund.order === order);
      const known = refunds.get(asked.out_refund_no);
      if (known) return known;
      const sum = former.reduce((all, { asked: { amount } }) => all + amount.refund, asked.amount.refund);
      if (asked.amount.total !== order.asked.amount.total || sum > asked.amount.total)
        throw new WechatPayRefusal(400, 'INVALID_REQUEST');
      const refund = { asked, order, status: 'PROCESSING' as const, at: Date.now() };
      refunds.set(asked.out_refund_no, refund);
      order.state = 'REFUND';
      return refund;
    },
    refundOf(id: string): WechatPayRefund {
      const refund = refunds.get(id);
      if (!refund) throw new WechatPayRefusal(404, 'RESOURCE_NOT_EXISTS');
      return refund;
    },
    /** The bill of a day of Beijing. */
    bill(day: string): { text: string; hash: string } {
      const of = (at: number) => beijing(at).startsWith(day);
      const row = (order: WechatPayOrder, at: number, refund?: WechatPayRefund) => {
        const { asked, type, transaction = '' } = order;
        const total = yuan(asked.amount.total);
        const cells = [
          ...[beijing(at), asked.appid, WECHAT_PAY.merchant, '0', '', transaction, asked.out_trade_no, 'someone', type],
          ...[refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', refund ? '0.00' : total, '0.00'],
          ...[refund ? 'r' : '0', refund?.asked.out_refund_no ?? '0', yuan(refund?.asked.amount.refund ?? 0), '0.00'],
          ...[refund ? 'ORIGINAL' : '', refund?.status ?? '', 'Kinora, portraits', '', '0.00000', '0.60%'],
          ...[refund ? '0.00' : total, yuan(refund?.asked.amount.refund ?? 0), ''],
        ];
        return cells.map((cell) => `\`${cell}`).join(',');
      };
      const rows = [
        ...[...orders.values()].flatMap((one) => (one.paidAt && of(one.paidAt) ? [row(one, one.paidAt)] : [])),
        ...[...refunds.values()].flatMap((one) => (of(one.at) ? [row(one.order, one.at, one)] : [])),
      ];
      if (rows.length === 0) throw new WechatPayRefusal(400, 'NO_STATEMENT_EXIST');
      const text = [HEAD, ...rows, SUMS, '`1,`1.00,`0.00,`0.00,`0.00000,`1.00,`0.00', ''].join('\r\n');
      return { text: `\uFEFF${text}`, hash: createHash('sha1').update(`\uFEFF${text}`).digest('hex') };
    },
  };
}
