import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Peer } from './peer-server.ts';
import { openVendorServer } from './vendor-server.ts';

const FEN_A_COIN = 10;
const SKEW_MS = 300_000;

interface Order {
  amount: number;
  currency: string;
  transaction: string;
  state: 'waiting' | 'paid' | 'closed';
}

interface Asked extends Record<'lid' | 'index' | 'randomcode' | 'order' | 'refund' | 'transaction' | 'day', string> {
  amount: number;
  currency: string;
  notifyUrl: string;
  returnUrl: string;
}

interface Refund {
  order: string;
  transaction: string;
  amount: number;
}

export interface LiaopayPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  orders: Map<string, Order>;
  refunds: Map<string, Refund>;
  /** The next answer is signed by somebody else. */
  forgeAnswer(): void;
  deliverTo(address: string): void;
  /** Gives somebody coins; what their host tells the page within it. */
  enter(person: string, coins: number): { lid: string; index: string; randomcode: string };
  /** Somebody pays on the cashier's page out of their coins; nobody is told. False where they have fewer. */
  pay(order: string, lid: string): boolean;
  /** Tells the shop of an order as it stands, or otherwise; the status of the answer. */
  tell(order: string, told?: object, otherwise?: Otherwise): Promise<number>;
}

export interface Otherwise {
  key?: string;
  what?: string;
  lateMs?: number;
  changed?(body: string): string;
}

function sign(key: string, what: string, body: string, time = Date.now()): Record<string, string> {
  const nonce = randomBytes(8).toString('hex');
  const signature = createHmac('sha256', key).update(`${what}\n${time}\n${nonce}\n${body}`).digest('hex');
  return { 'liao-timestamp': String(time), 'liao-nonce': nonce, 'liao-signature': signature };
}

/** The sister app's coins on loopback: each call must be signed for what it asks, within five minutes and once; answers and notices are signed. */
export async function startLiaopayPeer({ merchant, key }: { merchant: string; key: string }): Promise<LiaopayPeer> {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const purses = new Map<string, { coins: number; index: string; randomcode: string }>();
  const nonces = new Set<string>();
  const unsigned: true[] = [];
  let site = '';

  function isSigned(what: string, body: Buffer, headers: IncomingHttpHeaders): boolean {
    const [time, nonce] = [headers['liao-timestamp'], headers['liao-nonce']].map(String);
    const wanted = createHmac('sha256', key).update(`${what}\n${time}\n${nonce}\n`).update(body).digest('hex');
    const isFresh = Math.abs(Date.now() - Number(time)) <= SKEW_MS && !nonces.has(nonce ?? '');
    nonces.add(nonce ?? '');
    return wanted === headers['liao-signature'] && isFresh;
  }

  function stateOf(id: string): object {
    const order = orders.get(id);
    if (order?.state !== 'paid') return { state: order?.state ?? 'unknown' };
    const { amount, currency, transaction } = order;
    const envelope = { merchant, environment: 'production' };
    return { state: 'paid', ...envelope, order: id, transaction, amount, currency };
  }

  /** All that was paid and went back, which was today. */
  const movements = () => [
    ...[...orders]
      .filter(([, { state }]) => state === 'paid')
      .map(([order, { transaction, amount, currency }]) => ({ kind: 'payment', order, transaction, amount, currency })),
    ...[...refunds].map(([refund, back]) => ({ kind: 'refund', refund, ...back, currency: 'CNY' })),
  ];

  const ROUTES: Readonly<Record<string, (asked: Asked) => object | undefined>> = {
    coins({ lid, index, randomcode }) {
      const purse = purses.get(lid);
      const isTheirs = purse?.index === index && purse?.randomcode === randomcode;
      return isTheirs ? { lid, coins: purse?.coins, fen: FEN_A_COIN } : undefined;
    },
    prepay({ order, amount, currency, notifyUrl, returnUrl }) {
      const known = orders.get(order);
      if (known && known.amount !== amount) return undefined;
      if (known?.state === 'closed' || !returnUrl || !notifyUrl || currency !== 'CNY') return undefined;
      const made = { amount, currency, transaction: randomBytes(8).toString('hex'), state: 'waiting' } as const;
      if (!known) orders.set(order, { ...made });
      return { url: `${server.url}/cashier?order=${order}` };
    },
    query: ({ order }) => stateOf(order),
    close({ order }) {
      const known = orders.get(order);
      if (known?.state === 'waiting') known.state = 'closed';
      return stateOf(order);
    },
    refund({ refund, order, transaction, amount }) {
      const of = orders.get(order);
      const known = refunds.get(refund);
      if (of?.state !== 'paid' || of.transaction !== transaction || amount > of.amount) return undefined;
      if (known && (known.order !== order || known.amount !== amount)) return undefined;
      refunds.set(refund, { order, transaction, amount });
      return { state: 'done' };
    },
    bill: ({ day }) => ({ lines: day === new Date().toISOString().slice(0, 10) ? movements() : [] }),
  };

  const server = await openVendorServer((request, body) => {
    const what = (request.url ?? '').slice(1);
    const asked = JSON.parse(body.toString() || '{}');
    const isOurs = isSigned(what, body, request.headers) && asked.merchant === merchant;
    const said = isOurs && asked.environment === 'production' ? ROUTES[what]?.(asked) : undefined;
    const answer = said ?? { code: isOurs ? 1 : 401 };
    const headers = sign(unsigned.pop() ? 'of others' : key, what, JSON.stringify(answer));
    return { status: said ? 200 : 400, body: answer, headers };
  });

  return {
    ...server,
    ...{ orders, refunds },
    environment: {
      ...{ KINORA_SHOP: 'open', KINORA_CONTACT: 'help@example.org', KINORA_LIAOPAY_MERCHANT: merchant },
      ...{ KINORA_LIAOPAY_KEY: key, KINORA_LIAOPAY_URL: server.url },
    },
    forgeAnswer: () => void unsigned.push(true),
    deliverTo: (address) => {
      site = address;
    },
    enter(person, coins) {
      const purse = { coins, index: '1', randomcode: randomBytes(8).toString('hex') };
      purses.set(`ll-${person}`, purse);
      return { lid: `ll-${person}`, index: purse.index, randomcode: purse.randomcode };
    },
    pay(id, lid) {
      const [order, purse] = [orders.get(id), purses.get(lid)];
      if (order?.state !== 'waiting' || !purse || purse.coins * FEN_A_COIN < order.amount) return false;
      purse.coins -= order.amount / FEN_A_COIN;
      order.state = 'paid';
      return true;
    },
    async tell(id, told = {}, otherwise = {}) {
      const body = JSON.stringify({ kind: 'paid', ...stateOf(id), state: undefined, ...told });
      const what = otherwise.what ?? '/callbacks/liaopay/notify';
      const headers = sign(otherwise.key ?? key, what, body, Date.now() - (otherwise.lateMs ?? 0));
      const init = { method: 'POST', headers, body: otherwise.changed?.(body) ?? body };
      return (await fetch(`${site}/callbacks/liaopay/notify`, init)).status;
    },
  };
}
