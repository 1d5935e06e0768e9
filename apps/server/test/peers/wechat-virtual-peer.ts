import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { VirtualPayment } from '@kinora/contract';
import type { Peer } from './peer-server.ts';
import { openVendorServer, type VendorReply } from './vendor-server.ts';

const APP = { secret: 'of the mini-program', offer: '1450000001', key: 'app-key-of-production', goods: 'kinora_' };
const MESSAGES = { token: 'token-of-messages', aesKey: randomBytes(32).toString('hex').slice(0, 43) };
/** What the stand-in of signing in gives as the session of everybody. */
const SESSION_KEY = 'c2Vzc2lvbg==';
const [REFUSED, SIGNATURE, LEFT] = [268490002, 268490003, 268490016];

interface Order {
  openid: string;
  price: number;
  status: number;
  transaction?: string;
  left: number;
}

interface Refund {
  of: string;
  openid: string;
  fee: number;
  status: number;
}

export interface WechatVirtualPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  orders: Map<string, Order>;
  refunds: Map<string, Refund>;
  faults: string[];
  deliverTo(address: string): void;
  /** As `wx.requestVirtualPayment` begins, for the one who is there; throws where it would fail. */
  open(asked: VirtualPayment, person: string): string;
  pay(orderId: string): Order;
  /** Tells the shop that an order was paid, or otherwise; the status of the answer and its body. */
  tell(orderId: string, told?: object, otherwise?: Otherwise): Promise<string>;
  /** A refund comes through, or not; the shop is told. */
  settle(refundId: string, isDone?: boolean): Promise<string>;
  /** Asks whether the shop is there. */
  greet(token?: string): Promise<string>;
}

export interface Otherwise {
  token?: string;
  appId?: string;
  changed?(text: string): string;
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const digest = (...parts: string[]): string => createHash('sha1').update(parts.toSorted().join('')).digest('hex');

/** Virtual payment of WeChat's mini-programs on loopback, and its app: each call must be signed, each message is sealed. */
export async function startWechatVirtualPeer(appId: string): Promise<WechatVirtualPeer> {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const tokens = new Set<string>();
  let site = '';

  function query({ order_id, openid }: Record<string, string>): object | undefined {
    const [order, refund] = [orders.get(order_id ?? ''), refunds.get(order_id ?? '')];
    const of = { order_id, env_type: 1, biz_meta: '' };
    if (order?.openid === openid && order)
      return {
        ...{ ...of, order_type: 0, status: order.status, order_fee: order.price, left_fee: order.left },
        ...(order.transaction && { paid_fee: order.price, wxpay_order_id: order.transaction }),
      };
    return refund?.openid === openid && refund
      ? { ...of, order_type: 1, status: refund.status, refund_fee: refund.fee }
      : undefined;
  }

  function refund(asked: Record<string, string | number>): number {
    const order = orders.get(String(asked.order_id));
    if (!order?.transaction || order.openid !== asked.openid || refunds.has(String(asked.refund_order_id)))
      return REFUSED;
    const fee = Number(asked.refund_fee);
    if (asked.left_fee !== order.left || fee > order.left) return LEFT;
    order.left -= fee;
    refunds.set(String(asked.refund_order_id), { of: String(asked.order_id), openid: order.openid, fee, status: 3 });
    return 0;
  }

  const server = await openVendorServer((request, body): VendorReply => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const text = body.toString();
    const asked = JSON.parse(text);
    const answer = (said: object): VendorReply => ({ status: 200, body: said });
    if (url.pathname === '/cgi-bin/stable_token') {
      if (asked.appid !== appId || asked.secret !== APP.secret) return answer({ errcode: 40013 });
      const token = randomBytes(16).toString('hex');
      tokens.add(token);
      return answer({ access_token: token, expires_in: 7200 });
    }
    if (!tokens.has(url.searchParams.get('access_token') ?? '')) return answer({ errcode: 40001 });
    const isSigned = url.searchParams.get('pay_sig') === hmac(APP.key, `${url.pathname}&${text}`);
    if (!isSigned || asked.env !== 0) return answer({ errcode: SIGNATURE, errmsg: 'said' });
    if (url.pathname === '/xpay/query_order') {
      const order = query(asked);
      return answer(order ? { errcode: 0, errmsg: 'ok', order } : { errcode: REFUSED, errmsg: 'said' });
    }
    if (url.pathname === '/xpay/refund_order') {
      const errcode = refund(asked);
      return answer({ errcode, refund_order_id: asked.refund_order_id, pay_order_id: asked.order_id });
    }
    const order = orders.get(asked.order_id);
    if (url.pathname !== '/xpay/notify_provide_goods' || !order?.transaction) return answer({ errcode: REFUSED });
    order.status = 4;
    return answer({ errcode: 0, errmsg: 'ok' });
  });

  function seal(message: object, id: string): string {
    const text = Buffer.from(JSON.stringify(message));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(id)]);
    const pad = 32 - (plain.length % 32);
    const key = Buffer.from(`${MESSAGES.aesKey}=`, 'base64');
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(pad, pad)])), cipher.final()]).toString(
      'base64',
    );
  }

  async function send(message: object, { token = MESSAGES.token, ...more }: Otherwise = {}): Promise<string> {
    const text = seal({ ToUserName: 'gh_1', MsgType: 'event', CreateTime: 1, ...message }, more.appId ?? appId);
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(4).toString('hex')];
    const query = { timestamp, nonce, msg_signature: digest(token, timestamp, nonce, text), encrypt_type: 'aes' };
    const url = `${site}/callbacks/wechatvirtual/notify?${new URLSearchParams(query)}`;
    const body = JSON.stringify({ ToUserName: 'gh_1', Encrypt: more.changed?.(text) ?? text });
    const answer = await fetch(url, { method: 'POST', body });
    return `${answer.status} ${await answer.text()}`;
  }

  function orderOf(id: string): Order {
    const order = orders.get(id);
    if (!order) throw new Error('no such order at WeChat');
    return order;
  }

  return {
    ...server,
    ...{ orders, refunds },
    environment: {
      ...{
        KINORA_SHOP: 'open',
        KINORA_CONTACT: 'help@example.org',
        KINORA_WECHATVIRTUAL_APP: appId,
        KINORA_WECHATVIRTUAL_SECRET: APP.secret,
      },
      ...{ KINORA_WECHATVIRTUAL_OFFER: APP.offer, KINORA_WECHATVIRTUAL_KEY: APP.key },
      ...{ KINORA_WECHATVIRTUAL_GOODS: APP.goods, KINORA_WECHATVIRTUAL_TOKEN: MESSAGES.token },
      ...{ KINORA_WECHATVIRTUAL_AES_KEY: MESSAGES.aesKey, KINORA_WECHATVIRTUAL_URL: server.url },
    },
    deliverTo: (address) => {
      site = address;
    },
    open({ mode, signData, paySig, signature }, person) {
      const asked = JSON.parse(signData);
      const isSigned =
        paySig === hmac(APP.key, `requestVirtualPayment&${signData}`) && signature === hmac(SESSION_KEY, signData);
      const isRight =
        asked.offerId === APP.offer && asked.env === 0 && asked.productId === `${APP.goods}${asked.goodsPrice}`;
      if (mode !== 'short_series_goods' || !isSigned || !isRight || asked.currencyType !== 'CNY')
        throw new Error('requestVirtualPayment:fail');
      const price = asked.goodsPrice * asked.buyQuantity;
      orders.set(asked.outTradeNo, { openid: `${appId}-${person}`, price, status: 1, left: price });
      return asked.outTradeNo;
    },
    pay: (id) => Object.assign(orderOf(id), { status: 2, transaction: `42000${randomBytes(8).toString('hex')}` }),
    tell(id, told = {}, otherwise = {}) {
      const { price, transaction = '', openid } = orderOf(id);
      const paid = { MchOrderNo: 'm', TransactionId: transaction, PaidTime: 1 };
      const goods = { ProductId: 'p', Quantity: 1, OrigPrice: price, ActualPrice: price, Attach: id };
      const of = { Event: 'xpay_goods_deliver_notify', OpenId: openid, OutTradeNo: id, Env: 0 };
      return send({ ...of, WeChatPayInfo: paid, GoodsInfo: goods, ...told }, otherwise);
    },
    settle(id, isDone = true) {
      const refund = refunds.get(id);
      if (!refund) throw new Error('no such refund at WeChat');
      refund.status = isDone ? 5 : 7;
      const of = { Event: 'xpay_refund_notify', MchRefundId: id, MchOrderId: refund.of, RefundFee: refund.fee };
      return send({ ...of, RetCode: isDone ? 0 : 1, RetryTimes: 0 });
    },
    async greet(token = MESSAGES.token) {
      const query = { timestamp: '1', nonce: '2', signature: digest(token, '1', '2'), echostr: 'are you there' };
      const answer = await fetch(`${site}/callbacks/wechatvirtual/notify?${new URLSearchParams(query)}`);
      return `${answer.status} ${await answer.text()}`;
    },
  };
}
