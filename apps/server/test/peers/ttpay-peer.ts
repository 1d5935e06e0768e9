import { type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { DouyinOrder } from '@kinora/contract';
import type { Peer } from './peer-server.ts';
import { newSigningKeys } from './signing-keys.ts';
import { openVendorServer, type VendorReply } from './vendor-server.ts';

const APP = { id: 'tt0123456789abcdef', secret: 'hush', merchant: '71234567890123456789', keyVersion: '2' };
const TOKEN_ENDED = 28001008;
const REFUSED = 10000;

interface Order {
  id: string;
  asked: { outOrderNo: string; totalAmount: number; payNotifyUrl: string; payExpireSeconds: number };
  status: 'PROCESS' | 'SUCCESS' | 'TIMEOUT';
}

interface Refund {
  refund_id: string;
  out_refund_no: string;
  order_id: string;
  refund_total_amount: number;
  refund_status: 'PROCESSING' | 'SUCCESS' | 'FAIL';
  merchant_audit_detail: { audit_status: 'TOAUDIT' | 'AGREE' };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the shop asks.
type Asked = Record<string, any>;

export interface TtpayPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  orders: Map<string, Order>;
  refunds: Map<string, Refund>;
  /** Answers of these next calls are cut off. */
  faults: string[];
  deliverTo(address: string): void;
  /** Ends all tokens, as giving out another one does. */
  endTokens(): void;
  /** As `tt.requestOrder` and `tt.getOrderPayment` do: Douyin's number of the order. Throws where it would fail. */
  open(asked: DouyinOrder): string;
  /** Somebody pays an order of the shop; nobody is told. */
  pay(outOrderNo: string): Order;
  /** Tells the shop of an order as it stands, or otherwise; the status of the answer and its body. */
  tell(outOrderNo: string, told?: object, otherwise?: Otherwise): Promise<string>;
  /** The money of a refund arrives, or cannot; the shop is told. */
  settle(outRefundNo: string, status?: 'SUCCESS' | 'FAIL'): Promise<string>;
}

export interface Otherwise {
  key?: KeyObject;
  type?: string;
  changed?(body: string): string;
}

const lines = (...parts: string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''));
const newNumber = (): string => `motb${BigInt(`0x${randomBytes(9).toString('hex')}`)}`;

/** Douyin's general trade system on loopback, and what its app does with an order: each must be signed by the mini-program, each notice is signed. */
export async function startTtpayPeer(): Promise<TtpayPeer> {
  const [merchant, own] = [newSigningKeys(), newSigningKeys()];
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const tokens = new Set<string>();
  let site = '';

  const told = ({ id, asked, status }: Order) => ({
    ...{ app_id: APP.id, order_id: id, out_order_no: asked.outOrderNo, pay_status: status, trade_time: Date.now() },
    ...{ total_amount: asked.totalAmount, discount_amount: 0, merchant_uid: APP.merchant },
    item_order_list: [{ item_order_id: `${id}1`, sku_id: 'a', item_order_amount: asked.totalAmount }],
  });

  function refund(asked: Asked): object | undefined {
    const { order_id, out_refund_no, refund_total_amount, item_order_detail, refund_reason, order_entry_schema } =
      asked;
    const order = [...orders.values()].find(({ id }) => id === order_id);
    const [item] = (item_order_detail ?? []) as { item_order_id: string; refund_amount: number }[];
    const back = [...refunds.values()].filter((one) => one.order_id === order_id && one.refund_status !== 'FAIL');
    const sum = back.reduce((all, one) => all + one.refund_total_amount, Number(refund_total_amount));
    const isRight = order?.status === 'SUCCESS' && item?.item_order_id === `${order.id}1` && refund_reason;
    if (!isRight || item.refund_amount !== refund_total_amount || sum > order.asked.totalAmount) return undefined;
    if (!order_entry_schema || !asked.notify_url || refunds.has(out_refund_no)) return undefined;
    const made = { refund_id: newNumber(), out_refund_no, order_id, refund_total_amount } as const;
    const audit = { merchant_audit_detail: { audit_status: 'TOAUDIT' as const } };
    refunds.set(out_refund_no, { ...made, refund_status: 'PROCESSING', ...audit });
    return { refund_id: made.refund_id, refund_audit_deadline: Date.now() };
  }

  function agree({ refund_id, refund_audit_status }: Record<string, unknown>): object | undefined {
    const found = [...refunds.values()].find((one) => one.refund_id === refund_id);
    if (found && refund_audit_status === 1) found.merchant_audit_detail.audit_status = 'AGREE';
    return found && {};
  }

  const ROUTES: Readonly<Record<string, (asked: Asked) => object | undefined>> = {
    order_query({ out_order_no }) {
      const order = orders.get(out_order_no);
      return order && told(order);
    },
    refund_create: refund,
    refund_query({ out_refund_no }) {
      const found = refunds.get(out_refund_no);
      return { refund_list: found ? [found] : [] };
    },
    refund_audit_callback: agree,
  };

  const server = await openVendorServer((request, body): VendorReply => {
    const asked = JSON.parse(body.toString());
    const answer = (said: object): VendorReply => ({ status: 200, body: said });
    if (request.url === '/oauth/client_token/') {
      const isRight = asked.client_key === APP.id && asked.client_secret === APP.secret;
      if (!isRight || asked.grant_type !== 'client_credential')
        return answer({ data: { error_code: 10013 }, message: 'error' });
      const token = randomBytes(16).toString('hex');
      tokens.add(token);
      return answer({ data: { access_token: token, expires_in: 7200, error_code: 0 }, message: 'success' });
    }
    if (!tokens.has(String(request.headers['access-token']))) return answer({ err_no: TOKEN_ENDED, err_msg: 'said' });
    const [, path = ''] = /^\/api\/trade_basic\/v1\/developer\/(\w+)\/$/.exec(request.url ?? '') ?? [];
    const data = ROUTES[path]?.(asked);
    return answer(data ? { err_no: 0, err_msg: 'success', data } : { err_no: REFUSED, err_msg: 'said' });
  });

  function open({ order, data, byteAuthorization }: DouyinOrder): string {
    if (order !== '') return order;
    const [, fields = ''] = /^SHA256-RSA2048 (.+)$/.exec(byteAuthorization) ?? [];
    const field = (name: string) => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(fields)?.[1] ?? '';
    const signed = lines('POST', '/requestOrder', field('timestamp'), field('nonce_str'), data);
    const isRight = verify('sha256', signed, merchant.publicKey, Buffer.from(field('signature'), 'base64'));
    const isOwn = field('appid') === APP.id && field('key_version') === APP.keyVersion;
    const asked = JSON.parse(data);
    const [sku, second] = asked.skuList;
    const isWhole = sku.title && sku.imageList.length === 1 && sku.type === 401 && sku.tagGroupId === 'tag_group_1';
    if (!isRight || !isOwn || !isWhole || second || sku.price * sku.quantity !== asked.totalAmount)
      throw new Error('requestOrder:fail');
    if (orders.has(asked.outOrderNo)) throw new Error('requestOrder:fail out_order_no is known');
    if (!asked.orderEntrySchema.path.startsWith('pages')) throw new Error('requestOrder:fail schema');
    const made: Order = { id: newNumber(), asked, status: 'PROCESS' };
    orders.set(asked.outOrderNo, made);
    return made.id;
  }

  async function send(type: string, msg: object, { key = own.privateKey, ...more }: Otherwise = {}): Promise<string> {
    const body = JSON.stringify({ version: '3.0', msg: JSON.stringify(msg), type: more.type ?? type });
    const [time, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(8).toString('hex')];
    const signature = sign('sha256', lines(time, nonce, body), key).toString('base64');
    const headers = { 'byte-timestamp': time, 'byte-nonce-str': nonce, 'byte-signature': signature };
    const url = `${site}/callbacks/ttpay/notify`;
    const answer = await fetch(url, { method: 'POST', headers, body: more.changed?.(body) ?? body });
    return `${answer.status} ${await answer.text()}`;
  }

  function orderOf(outOrderNo: string): Order {
    const order = orders.get(outOrderNo);
    if (!order) throw new Error('no such order at Douyin');
    return order;
  }

  return {
    ...server,
    ...{ orders, refunds, open },
    environment: {
      ...{
        KINORA_SHOP: 'open',
        KINORA_CONTACT: 'help@example.org',
        KINORA_TTPAY_APP: APP.id,
        KINORA_TTPAY_SECRET: APP.secret,
      },
      ...{ KINORA_TTPAY_MERCHANT: APP.merchant, KINORA_TTPAY_KEY: merchant.privateLine },
      ...{ KINORA_TTPAY_KEY_VERSION: APP.keyVersion, KINORA_TTPAY_PLATFORM_KEY: own.publicLine },
      ...{ KINORA_TTPAY_GOODS_TYPE: '401', KINORA_TTPAY_TAG_GROUP: 'tag_group_1', KINORA_TTPAY_URL: server.url },
    },
    deliverTo: (address) => {
      site = address;
    },
    endTokens: () => tokens.clear(),
    pay: (outOrderNo) => Object.assign(orderOf(outOrderNo), { status: 'SUCCESS' } as const),
    tell(outOrderNo, more = {}, otherwise = {}) {
      const { pay_status, ...rest } = told(orderOf(outOrderNo));
      const status = pay_status === 'SUCCESS' ? 'SUCCESS' : 'CANCEL';
      return send('payment', { ...rest, status, event_time: Date.now(), ...more }, otherwise);
    },
    settle(outRefundNo, status = 'SUCCESS') {
      const found = refunds.get(outRefundNo);
      if (found?.merchant_audit_detail.audit_status !== 'AGREE') throw new Error('nobody agreed to it');
      found.refund_status = status;
      const { refund_status, merchant_audit_detail, ...rest } = found;
      return send('refund', { ...rest, app_id: APP.id, status, event_time: Date.now() });
    },
  };
}
