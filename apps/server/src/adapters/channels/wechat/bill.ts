import { createHash } from 'node:crypto';
import { type BillLine, ChannelError } from '../../ports/pay-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import { readFen } from '../yuan.ts';
import type { WechatCall } from './call.ts';
import type { WechatPayConfig } from './env.ts';
import { billTold } from './messages.ts';

// What a bill says: https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html.

const COLUMNS = {
  ...{ merchant: '商户号', transaction: '微信订单号', order: '商户订单号', state: '交易状态', currency: '货币种类' },
  ...{ paid: '订单金额', refund: '商户退款单号', returned: '申请退款金额' },
} as const;
type Row = Record<keyof typeof COLUMNS, string>;

/** The bill of a day of Beijing, whose digest was signed; nothing where nothing happened. Throws ChannelError. */
export async function readBill(config: WechatPayConfig, call: WechatCall, day: string): Promise<BillLine[]> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
  const told = await call.get('bill', path, billTold).catch((error: unknown) => {
    if (error instanceof RefusalError && error.code === 'NO_STATEMENT_EXIST') return undefined;
    throw error;
  });
  if (!told) return [];
  const from = new URL(told.download_url);
  // The file is asked for with the merchant's signature: nobody else is told it.
  if (from.host !== new URL(config.url).host) throw new ChannelError('a bill at another address');
  const file = await call.download('bill', from);
  if (createHash('sha1').update(file).digest('hex') !== told.hash_value.toLowerCase())
    throw new ChannelError('a bill that is not what was told');
  return parseBill(file.toString(), config.merchant);
}

/** The lines of a bill, whose last two are its sums. Throws ChannelError for one that is not as documented. */
export function parseBill(text: string, merchant: string): BillLine[] {
  const [head = '', ...rows] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = head.split(',');
  const places = Object.entries(COLUMNS).map(([key, name]) => {
    const place = names.indexOf(name);
    if (place < 0) throw new ChannelError(`a bill without the column ${name}`);
    return [key, place] as const;
  });
  return (
    rows
      .slice(0, -2)
      // Every field starts with a mark that no field has within it, whatever else is in what is bought.
      .map((row) => row.replace(/^`/, '').split(',`'))
      .flatMap((cells) =>
        toLine(Object.fromEntries(places.map(([key, place]) => [key, cells[place] ?? ''])) as Row, merchant),
      )
  );
}

function toLine(row: Row, merchant: string): BillLine[] {
  if (row.merchant !== merchant || row.currency !== 'CNY') throw new ChannelError('a bill of others');
  const of = { orderId: row.order, transactionId: row.transaction, currency: 'CNY' as const };
  if (row.state === 'SUCCESS') return [{ kind: 'payment', ...of, amount: readFen(row.paid) }];
  if (row.state !== 'REFUND') return [];
  return [{ kind: 'refund', refundId: row.refund, ...of, amount: readFen(row.returned) }];
}
