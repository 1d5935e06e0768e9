import { type BillLine, ChannelError } from '../../ports/pay-channel.ts';
import { callChannel } from '../call-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import { readFen } from '../yuan.ts';
import type { AlipayCall } from './call.ts';
import type { AlipayConfig } from './env.ts';
import { billTold } from './messages.ts';
import { unzip } from './unzip.ts';

// What a bill says: https://opendocs.alipay.com/open/204/106262 (kind `trade`: what went through the merchant's own calls).

const METHOD = 'alipay.data.dataservice.bill.downloadurl.query';
const COLUMNS = {
  ...{ transaction: '支付宝交易号', order: '商户订单号', kind: '业务类型', amount: '订单金额（元）' },
  refund: '退款批次号/请求号',
} as const;
/** What is bought may have commas within it: columns before it are counted from the left, those after it from the right. */
const NAME = '商品名称';

/** The bill of a day of Beijing; nothing where nothing happened. Throws ChannelError. */
export async function readBill({ gateway }: AlipayConfig, call: AlipayCall, day: string): Promise<BillLine[]> {
  const asked = { bill_type: 'trade', bill_date: day };
  const told = await call.ask(METHOD, asked, billTold).catch((error: unknown) => {
    if (error instanceof RefusalError && /bill_not_exist/i.test(error.code)) return undefined;
    throw error;
  });
  if (!told) return [];
  const { status, body } = await callChannel('bill', placeOf(told.bill_download_url, gateway));
  if (status !== 200) throw new ChannelError(`no file of a bill (${status})`);
  // A list of what happened, and another one of its sums, whose columns are others.
  const decoder = new TextDecoder('gbk');
  const lists = unzip(body).map((file) => parseBill(decoder.decode(file)));
  if (lists.every((list) => list === undefined)) throw new ChannelError('an archive without a bill');
  return lists.flatMap((list) => list ?? []);
}

/** Alipay signs where the file is and not what is in it: it is fetched over TLS, from Alipay alone. */
function placeOf(address: string, gateway: string): URL {
  const url = new URL(address);
  if (url.host === new URL(gateway).host) return url;
  if (!url.hostname.endsWith('.alipay.com')) throw new ChannelError('a bill at another address');
  url.protocol = 'https:';
  return url;
}

/** The lines of a bill; undefined for a list that is none. Throws ChannelError for a line that is not as documented. */
export function parseBill(text: string): BillLine[] | undefined {
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith('#'));
  const names = (rows[0] ?? '').split(',').map((name) => name.trim());
  if (!Object.values(COLUMNS).every((name) => names.includes(name)) || !names.includes(NAME)) return undefined;
  return rows.slice(1).flatMap((row) => {
    const cells = row.split(',').map((cell) => cell.trim());
    const read = (column: keyof typeof COLUMNS): string => {
      const place = names.indexOf(COLUMNS[column]);
      return cells[place < names.indexOf(NAME) ? place : place + cells.length - names.length] ?? '';
    };
    return toLine(read);
  });
}

function toLine(read: (column: keyof typeof COLUMNS) => string): BillLine[] {
  const [kind, orderId, transactionId] = [read('kind'), read('order'), read('transaction')];
  // Money that goes back is below zero.
  const amount = readFen(read('amount').replace(/^-/, ''));
  const of = { orderId, transactionId, amount, currency: 'CNY' as const };
  if (kind === '交易') return [{ kind: 'payment', ...of }];
  return kind === '退款' ? [{ kind: 'refund', refundId: read('refund'), ...of }] : [];
}
