import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback, type Peer, refuseProduction } from './peer-server.ts';
import { newSigningKeys, type SigningKeys } from './signing-keys.ts';
import { createBook, newNumber, type WechatPayOrder, WechatPayRefusal } from './wechat-pay-book.ts';
import { createCallCheck, type Signer, sealNotice, signHeaders, WECHAT_PAY } from './wechat-pay-wire.ts';

/** How a notice differs from one that is right. */
export type Otherwise = Partial<Signer> & { apiKey?: string; changed?(body: string): string };

export interface WechatPayPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  merchant: SigningKeys;
  book: ReturnType<typeof createBook>;
  /** Answers of these next calls are, in order: cut off, or signed by nobody. */
  faults: ('cut' | 'unsigned')[];
  /** Where the merchant listens, in place of the host that it told. */
  deliverTo(address: string): void;
  /** Somebody pays an order; nobody is told. */
  pay(id: string): WechatPayOrder;
  /** Tells the merchant of an order as it stands, or otherwise; the status of the answer. */
  tell(id: string, told?: object, otherwise?: Otherwise): Promise<number>;
  /** The money of a refund arrives, or cannot; the merchant is told. */
  settle(refundId: string, status?: 'SUCCESS' | 'ABNORMAL'): Promise<number>;
}

/** WeChat Pay's APIv3 on loopback: each call must be signed by the merchant, each answer and each notice is signed. */
export async function startWechatPayPeer(): Promise<WechatPayPeer> {
  refuseProduction();
  const [merchant, own] = [newSigningKeys(), newSigningKeys()];
  const right: Signer = { key: own.privateKey, serial: WECHAT_PAY.publicId };
  const book = createBook();
  const check = createCallCheck(merchant);
  const faults: WechatPayPeer['faults'] = [];
  const files = new Map<string, string>();
  let site = '';

  function prepaid(kind: string, asked: WechatPayOrder['asked']): object {
    const needs = [asked.mchid === WECHAT_PAY.merchant, asked.appid, asked.description, asked.time_expire];
    const isUrl = /^https?:\/\//.test(asked.notify_url) && !asked.notify_url.includes('?');
    if (!needs.every(Boolean) || !isUrl) throw new WechatPayRefusal(400, 'PARAM_ERROR');
    if (kind === 'jsapi') {
      if (!(asked.payer as { openid?: string } | undefined)?.openid) throw new WechatPayRefusal(400, 'PARAM_ERROR');
      return { prepay_id: book.prepay('JSAPI', asked).token };
    }
    if (kind === 'native') return { code_url: `weixin://wxpay/bizpayurl?pr=${book.prepay('NATIVE', asked).token}` };
    const scene = asked.scene_info as { payer_client_ip?: string; h5_info?: { type?: string } } | undefined;
    if (!scene?.payer_client_ip || !scene.h5_info?.type) throw new WechatPayRefusal(400, 'PARAM_ERROR');
    return { h5_url: `${peer.url}/h5?prepay_id=${book.prepay('MWEB', asked).token}&package=1` };
  }

  function answer(method: string, url: URL, body: Buffer): object | undefined {
    const asked = body.length > 0 ? JSON.parse(body.toString()) : undefined;
    const [, , ...path] = url.pathname.split('/');
    const [area = '', ...rest] = path;
    if (area === 'pay') {
      const [, kind = '', id = '', act] = rest;
      if (kind !== 'out-trade-no') return prepaid(kind, asked);
      const whose = method === 'GET' ? url.searchParams.get('mchid') : asked?.mchid;
      if (whose !== WECHAT_PAY.merchant) throw new WechatPayRefusal(400, 'MCH_NOT_EXISTS');
      if (method === 'GET') return book.told(book.orderOf(id));
      if (act === 'close') return void book.close(id);
    }
    if (area === 'refund') return book.refundTold(method === 'GET' ? book.refundOf(rest[2] ?? '') : book.refund(asked));
    if (url.pathname === '/v3/bill/tradebill') {
      const { text, hash } = book.bill(url.searchParams.get('bill_date') ?? '');
      const token = newNumber();
      files.set(token, text);
      const download_url = `${peer.url}/v3/billdownload/file?token=${token}`;
      return { hash_type: 'SHA1', hash_value: hash, download_url };
    }
    throw new WechatPayRefusal(404, 'RESOURCE_NOT_EXISTS');
  }

  async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', peer.url);
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const send = (status: number, said: object | undefined) => {
      const text = said === undefined ? '' : JSON.stringify(said);
      const signer = fault === 'unsigned' ? { ...right, key: merchant.privateKey } : right;
      response.writeHead(said === undefined ? 204 : status, signHeaders(text, signer)).end(text);
    };
    const wrong = check(request, body);
    if (wrong) return send(wrong === 'SIGN_ERROR' ? 401 : 400, { code: wrong, message: 'said' });
    const file = files.get(url.searchParams.get('token') ?? '');
    if (file !== undefined) return void response.writeHead(200).end(file);
    try {
      send(200, answer(request.method ?? '', url, body));
    } catch (error) {
      if (!(error instanceof WechatPayRefusal)) throw error;
      send(error.status, { code: error.code, message: 'said' });
    }
  }

  async function send(event: string, to: string, told: object, otherwise: Otherwise = {}): Promise<number> {
    const { apiKey, changed = (text: string) => text, ...signer } = otherwise;
    const body = sealNotice(event, told, apiKey);
    const headers = signHeaders(body, { ...right, ...signer });
    const { pathname } = new URL(to);
    return (await fetch(site + pathname, { method: 'POST', headers, body: changed(body) })).status;
  }

  const server = http.createServer((request, response) => {
    reply(request, response).catch(() => response.writeHead(500).end());
  });
  const peer: Peer = await listenOnLoopback(server);
  return {
    ...peer,
    ...{ merchant, book, faults },
    environment: {
      KINORA_SHOP: 'open',
      KINORA_CONTACT: 'help@example.org',
      KINORA_WECHATPAY_MERCHANT: WECHAT_PAY.merchant,
      KINORA_WECHATPAY_APP: WECHAT_PAY.appId,
      KINORA_WECHATPAY_SERIAL: WECHAT_PAY.serial,
      KINORA_WECHATPAY_KEY: merchant.privateLine,
      KINORA_WECHATPAY_API_KEY: WECHAT_PAY.apiKey,
      KINORA_WECHATPAY_PUBLIC_ID: WECHAT_PAY.publicId,
      KINORA_WECHATPAY_PUBLIC_KEY: own.publicLine,
      KINORA_WECHATPAY_URL: peer.url,
    },
    deliverTo: (address) => {
      site = address;
    },
    pay(id) {
      const order = book.orderOf(id);
      if (order.state !== 'NOTPAY') throw new WechatPayRefusal(400, 'ORDER_CLOSED');
      return Object.assign(order, { state: 'SUCCESS', transaction: newNumber(), paidAt: Date.now() } as const);
    },
    tell(id, told = {}, otherwise = {}) {
      const order = book.orderOf(id);
      return send('TRANSACTION.SUCCESS', order.asked.notify_url, { ...book.told(order), ...told }, otherwise);
    },
    settle(refundId, status = 'SUCCESS') {
      const refund = book.refundOf(refundId);
      refund.status = status;
      const { status: refund_status, ...told } = book.refundTold(refund);
      return send(`REFUND.${status}`, refund.asked.notify_url, { ...told, refund_status, mchid: WECHAT_PAY.merchant });
    },
  };
}
