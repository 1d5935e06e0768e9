import { createHash, randomBytes } from 'node:crypto';
import type { KuaishouOrder } from '@kinora/contract';
import type { Peer } from './peer-server.ts';
import { openVendorServer, type VendorReply } from './vendor-server.ts';

const REFUSED = 10000607;
const SIGNATURE = 10000006;

type Asked = Record<string, string | number>;

interface Order {
  asked: Asked;
  /** Apple is paid for it. */
  isOfApple: boolean;
  number: string;
  token: string;
  status: 'PROCESSING' | 'SUCCESS';
}

interface Refund {
  of: Order;
  asked: Asked;
  status: 'REFUND_PROCESSING' | 'REFUND_SUCCESS' | 'REFUND_FAILED';
}

export interface KspayPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  orders: Map<string, Order>;
  refunds: Map<string, Refund>;
  faults: string[];
  deliverTo(address: string): void;
  /** As `ks.pay` does: somebody pays; nobody is told. Throws for what Kuaishou did not give. */
  pay(order: KuaishouOrder): void;
  /** Tells the shop of an order as it stands, or otherwise; the status of the answer and its body. */
  tell(outOrderNo: string, told?: object, otherwise?: Otherwise): Promise<string>;
  /** The money of a refund arrives, or cannot; the shop is told. */
  settle(outRefundNo: string, isDone?: boolean): Promise<string>;
  /** Apple gives the money of an order back; the shop is told. */
  revoke(outOrderNo: string, otherwise?: Otherwise): Promise<string>;
}

export interface Otherwise {
  secret?: string;
  appId?: string;
  changed?(body: string): string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const newNumber = (): string => `1${BigInt(`0x${randomBytes(8).toString('hex')}`)}`;

/** Kuaishou's guaranteed payment on loopback: each call must be signed by the mini-program, each notice is signed. */
export async function startKspayPeer({ id, secret }: { id: string; secret: string }): Promise<KspayPeer> {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const tokens = new Set<string>();
  let site = '';

  const isSigned = ({ sign, ...fields }: Asked): boolean => {
    const signed: Asked = { ...fields, app_id: id };
    const names = Object.keys(signed).toSorted();
    return sign === md5(names.map((name) => `${name}=${signed[name]}`).join('&') + secret);
  };

  function createOrder(asked: Asked, isOfApple = false): object | undefined {
    const known = orders.get(String(asked.out_order_no));
    if (known && JSON.stringify(known.asked) !== JSON.stringify(asked)) return undefined;
    if (isOfApple && !asked.refund_notify_url) return undefined;
    const isWhole = asked.open_id && asked.subject && asked.detail && asked.type === 3306 && asked.notify_url;
    if (!isWhole || Number(asked.expire_time) < 300) return undefined;
    const order = known ?? { asked, isOfApple, number: newNumber(), token: newNumber(), status: 'PROCESSING' as const };
    orders.set(String(asked.out_order_no), order);
    return { order_info: { order_no: order.number, order_info_token: order.token } };
  }

  function applyRefund(asked: Asked): object | undefined {
    const of = orders.get(String(asked.out_order_no));
    const back = [...refunds.values()].filter((one) => one.of === of && one.status !== 'REFUND_FAILED');
    const sum = back.reduce((all, one) => all + Number(one.asked.refund_amount), Number(asked.refund_amount));
    if (of?.isOfApple || of?.status !== 'SUCCESS' || refunds.has(String(asked.out_refund_no)) || !asked.reason)
      return undefined;
    if (sum > Number(of.asked.total_amount)) return undefined;
    refunds.set(String(asked.out_refund_no), { of, asked, status: 'REFUND_PROCESSING' });
    return { refund_no: asked.out_refund_no };
  }

  const ROUTES: Readonly<Record<string, (asked: Asked) => object | undefined>> = {
    create_order: (asked) => createOrder(asked),
    'iap/create_order': (asked) => createOrder(asked, true),
    query_order({ out_order_no }) {
      const order = orders.get(String(out_order_no));
      const of = order && { out_order_no, ks_order_no: order.number, total_amount: order.asked.total_amount };
      return of && { payment_info: { ...of, pay_status: order.status } };
    },
    apply_refund: applyRefund,
    query_refund({ out_refund_no }) {
      const found = refunds.get(String(out_refund_no));
      const of = found && { ks_order_no: found.of.number, refund_no: out_refund_no, refund_status: found.status };
      return of && { refund_info: { ...of, refund_amount: found.asked.refund_amount } };
    },
  };

  const server = await openVendorServer((request, body): VendorReply => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const answer = (said: object): VendorReply => ({ status: 200, body: said });
    if (url.pathname === '/oauth2/access_token') {
      const asked = new URLSearchParams(body.toString());
      const isRight = asked.get('app_id') === id && asked.get('app_secret') === secret;
      if (!isRight || asked.get('grant_type') !== 'client_credentials') return answer({ result: 100200101 });
      const token = randomBytes(16).toString('hex');
      tokens.add(token);
      return answer({ result: 1, access_token: token, expires_in: 172_800 });
    }
    const asked = JSON.parse(body.toString());
    const isOwn = url.searchParams.get('app_id') === id && tokens.has(url.searchParams.get('access_token') ?? '');
    if (!isOwn || !isSigned(asked)) return answer({ result: SIGNATURE, error_msg: 'said' });
    const { sign, ...fields } = asked;
    const said = ROUTES[url.pathname.replace('/openapi/mp/developer/epay/', '')]?.(fields);
    return answer(said ? { result: 1, error_msg: 'success', ...said } : { result: REFUSED, error_msg: 'said' });
  });

  async function send(biz_type: string, data: object, otherwise: Otherwise = {}, channel = 'kspay'): Promise<string> {
    const envelope = { app_id: otherwise.appId ?? id, message_id: newNumber(), timestamp: Date.now() };
    const body = JSON.stringify({ data, biz_type, ...envelope });
    const headers = { kwaisign: md5(body + (otherwise.secret ?? secret)), 'content-type': 'application/json' };
    const url = `${site}/callbacks/${channel}/notify`;
    const answer = await fetch(url, { method: 'POST', headers, body: otherwise.changed?.(body) ?? body });
    const heard = await answer.text();
    return `${answer.status} ${heard.replace(envelope.message_id, 'ID')}`;
  }

  return {
    ...server,
    ...{ orders, refunds },
    environment: {
      ...{ KINORA_SHOP: 'open', KINORA_CONTACT: 'help@example.org', KINORA_KSPAY_APP: id, KINORA_KSPAY_SECRET: secret },
      ...{ KINORA_KSPAY_GOODS_TYPE: '3306', KINORA_KSPAY_URL: server.url },
    },
    deliverTo: (address) => {
      site = address;
    },
    pay({ order_no, order_info_token }) {
      const order = [...orders.values()].find(({ number, token }) => number === order_no && token === order_info_token);
      if (!order) throw new Error('no such order at Kuaishou');
      order.status = 'SUCCESS';
    },
    tell(outOrderNo, told = {}, otherwise = {}) {
      const { asked, number, status } = orders.get(outOrderNo) ?? {};
      const of = { channel: 'WECHAT', out_order_no: outOrderNo, ks_order_no: number, trade_no: 't', status };
      const channel = orders.get(outOrderNo)?.isOfApple ? 'ksapplepay' : 'kspay';
      return send('PAYMENT', { ...of, order_amount: asked?.total_amount, ...told }, otherwise, channel);
    },
    settle(outRefundNo, isDone = true) {
      const found = refunds.get(outRefundNo);
      if (!found) throw new Error('no such refund at Kuaishou');
      found.status = isDone ? 'REFUND_SUCCESS' : 'REFUND_FAILED';
      const of = { out_refund_no: outRefundNo, refund_amount: found.asked.refund_amount };
      return send('REFUND', { ...of, status: isDone ? 'SUCCESS' : 'FAILED', ks_order_no: found.of.number });
    },
    revoke(outOrderNo, otherwise = {}) {
      const of = { ks_order_no: orders.get(outOrderNo)?.number, status: 'SUCCESS' };
      return send('REFUND', of, otherwise, 'ksapplepay');
    },
  };
}
