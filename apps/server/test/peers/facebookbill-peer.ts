import { createHmac, randomInt } from 'node:crypto';
import type { StoreOrder } from '@kinora/contract';
import type { Peer } from './peer-server.ts';
import { openVendorServer, type VendorReply } from './vendor-server.ts';

const APP = '1718192021';
const SECRET = 'what Facebook and the app know';

interface Action {
  type: 'charge' | 'refund';
  status: 'initiated' | 'completed' | 'failed';
  currency: string;
  amount: string;
}

export interface FacebookbillPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  /** What happened to each payment, by its number. */
  payments: Map<string, Action[]>;
  /** Those that testers made. */
  tests: Set<string>;
  faults: string[];
  /** Somebody buys within Facebook; what its library gives the page. */
  buy(order: StoreOrder, otherwise?: object, secret?: string): { receipt: string; paymentId: string };
}

/** Facebook on loopback: it signs purchases, and gives money back at the app's word alone. */
export async function startFacebookbillPeer(): Promise<FacebookbillPeer> {
  const payments = new Map<string, Action[]>();
  const tests = new Set<string>();

  const server = await openVendorServer((request, body, fault): VendorReply => {
    if (fault !== undefined) return { status: Number(fault), body: { error: { code: 2 } } };
    if (request.headers.authorization !== `Bearer ${APP}|${SECRET}`) return { status: 401, body: { error: {} } };
    const { pathname } = new URL(request.url ?? '', 'http://facebook');
    const [, id = '', edge] = pathname.split('/');
    const actions = payments.get(id);
    if (!actions) return { status: 404, body: { error: { code: 100 } } };
    if (request.method === 'GET') return { status: 200, body: { id, actions, ...(tests.has(id) && { test: 1 }) } };
    const asked = new URLSearchParams(body.toString());
    const [currency, amount] = [asked.get('currency') ?? '', asked.get('amount') ?? ''];
    if (edge !== 'refunds' || currency !== actions[0]?.currency) return { status: 400, body: { error: {} } };
    actions.push({ type: 'refund', status: 'initiated', currency, amount });
    return { status: 200, body: { success: true } };
  });

  return {
    ...server,
    ...{ payments, tests },
    environment: {
      ...{ KINORA_SHOP: 'open', KINORA_CONTACT: 'help@example.org', KINORA_REGION: 'overseas' },
      ...{ KINORA_FACEBOOKBILL_APP: APP, KINORA_FACEBOOKBILL_SECRET: SECRET, KINORA_FACEBOOKBILL_GOODS: 'kinora_' },
      ...{ KINORA_FACEBOOKBILL_URL: server.url, KINORA_PUBLIC_URL: 'http://localhost:1' },
    },
    buy({ product, token }, otherwise = {}, secret = SECRET) {
      const paymentId = String(randomInt(2 ** 47));
      const price = { currency: product.slice(7, 10).toUpperCase(), amount: String(Number(product.slice(10)) / 100) };
      payments.set(paymentId, [{ type: 'charge', status: 'completed', ...price }]);
      const told = {
        ...{ algorithm: 'HMAC-SHA256', app_id: APP, is_consumed: false, payment_action_type: 'charge' },
        ...{ payment_id: paymentId, product_id: product, purchase_token: `t${paymentId}`, developer_payload: token },
        ...otherwise,
      };
      const payload = Buffer.from(JSON.stringify(told)).toString('base64url');
      const signature = createHmac('sha256', secret).update(payload).digest('base64url');
      return { receipt: `${signature}.${payload}`, paymentId };
    },
  };
}
