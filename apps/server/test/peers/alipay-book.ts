import { randomBytes } from 'node:crypto';

/** What Alipay refuses, by its sub-code. */
export class AlipayRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface AlipayTrade {
  id: string;
  number: string;
  amount: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS' | 'TRADE_FINISHED';
  notifyUrl: string;
  paidAt?: number;
}

export interface AlipayRefund {
  trade: AlipayTrade;
  id: string;
  amount: string;
  at: number;
}

const newNumber = (): string => `2026${randomBytes(12).toString('hex')}`;
export const beijing = (ms: number): string => new Date(ms + 28_800_000).toISOString().replace('T', ' ').slice(0, 19);

export const COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** A line of a bill; what is bought may have commas within it. */
export function billRow(trade: AlipayTrade, at: number, refund?: AlipayRefund, name = 'Kinora'): string {
  const amount = refund ? `-${refund.amount}` : trade.amount;
  return [
    ...[`${trade.number}\t`, `${trade.id}\t`, refund ? '退款' : '交易', name, beijing(at), beijing(at)],
    ...['', '', '', '', 'som***@example.com', amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00'],
    ...['0.00', refund ? `${refund.id}\t` : '', '-0.12', '0.00', ''],
  ].join(',');
}

/** What Alipay remembers of its merchant. */
export function createAlipayBook() {
  const trades = new Map<string, AlipayTrade>();
  const refunds = new Map<string, AlipayRefund>();

  function tradeOf({ trade_no, out_trade_no }: Record<string, string>): AlipayTrade {
    const trade = [...trades.values()].find(({ id, number }) => (trade_no ? number === trade_no : id === out_trade_no));
    if (!trade) throw new AlipayRefusal('ACQ.TRADE_NOT_EXIST');
    return trade;
  }
  const of = ({ id, number }: AlipayTrade) => ({ out_trade_no: id, trade_no: number });

  return {
    ...{ trades, refunds, tradeOf },
    /** Somebody looks at the page of an order. */
    open(id: string, amount: string, notifyUrl: string): void {
      const known = trades.get(id);
      if (known && known.amount !== amount) throw new AlipayRefusal('ACQ.CONTEXT_INCONSISTENT');
      if (!known) trades.set(id, { id, amount, notifyUrl, number: newNumber(), status: 'WAIT_BUYER_PAY' });
    },
    query(asked: Record<string, string>): object {
      const trade = tradeOf(asked);
      return { ...of(trade), trade_status: trade.status, total_amount: trade.amount, buyer_logon_id: 'som***' };
    },
    close(asked: Record<string, string>): object {
      const trade = tradeOf(asked);
      if (trade.status !== 'WAIT_BUYER_PAY') throw new AlipayRefusal('ACQ.REASON_TRADE_STATUS_INVALID');
      trade.status = 'TRADE_CLOSED';
      return of(trade);
    },
    refund(asked: Record<string, string>): object {
      const trade = tradeOf(asked);
      const { out_request_no: id = '', refund_amount: amount = '' } = asked;
      const known = refunds.get(id);
      if (known && known.amount !== amount) throw new AlipayRefusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      const former = [...refunds.values()].filter((one) => one.trade === trade && one !== known);
      const sum = former.reduce((all, one) => all + Number(one.amount), Number(amount));
      if (trade.paidAt === undefined || sum > Number(trade.amount))
        throw new AlipayRefusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      if (!known) refunds.set(id, { trade, id, amount, at: Date.now() });
      if (sum === Number(trade.amount)) trade.status = 'TRADE_CLOSED';
      return { ...of(trade), fund_change: known ? 'N' : 'Y', refund_fee: sum.toFixed(2) };
    },
    findRefund(asked: Record<string, string>): object {
      const trade = tradeOf(asked);
      const refund = refunds.get(asked.out_request_no ?? '');
      if (!refund) return {};
      const told = { out_request_no: refund.id, total_amount: trade.amount, refund_amount: Number(refund.amount) };
      return { ...of(trade), ...told, refund_status: 'REFUND_SUCCESS' };
    },
    /** The list of a day of Beijing. */
    bill(day: string): string {
      const isOf = (at: number) => beijing(at).startsWith(day);
      const rows = [
        ...[...trades.values()].flatMap((one) => (one.paidAt && isOf(one.paidAt) ? [billRow(one, one.paidAt)] : [])),
        ...[...refunds.values()].flatMap((one) => (isOf(one.at) ? [billRow(one.trade, one.at, one)] : [])),
      ];
      if (rows.length === 0) throw new AlipayRefusal('isp.bill_not_exist');
      const around = '#-----------------------------------------业务明细列表';
      return ['#支付宝业务明细查询', around, COLUMNS, ...rows, `${around}结束`, '#交易合计：1笔', ''].join('\r\n');
    },
  };
}
