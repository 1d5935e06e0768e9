import { generateKeyPairSync, randomInt, randomUUID } from 'node:crypto';
import type { StoreOrder } from '@kinora/contract';
import { jwtVerify } from 'jose';
import { newRoot, newStoreSigner, pemOf, type StoreSigner } from './apple-chain.ts';
import type { Peer } from './peer-server.ts';
import { openVendorServer } from './vendor-server.ts';

const BUNDLE = 'com.kinora.app';
const [ISSUER, KEY_ID] = ['57246542-96fe-1a63-e053-0824d011072a', '2X9R4HXF34'];

interface Transaction extends Record<string, unknown> {
  transactionId: string;
}

export interface AppStorePeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  root: ReturnType<typeof newRoot>;
  sign: StoreSigner;
  deliverTo(address: string): void;
  /** Somebody buys in the app, which is given what Apple signed; nobody else is told. */
  buy(order: StoreOrder, otherwise?: object): Promise<{ transactionId: string; receipt: string }>;
  /** Apple gives the money back; nobody is told. */
  giveBack(transactionId: string): void;
  /** It takes that money again; nobody is told. */
  takeAgain(transactionId: string): void;
  /** What it would tell of a purchase as it stands. */
  noticeOf(transactionId: string, notificationType: string, told?: object, signer?: StoreSigner): Promise<string>;
  /** The status with which the server answers that. */
  send(signedPayload: string): Promise<number>;
  /** Tells the server of a purchase as it stands, or otherwise; the status of the answer. */
  tell(transactionId: string, notificationType: string, told?: object, signer?: StoreSigner): Promise<number>;
}

/** The App Store on loopback: what it says it signs with a chain of three, and it answers who signs with the app's key alone. */
export async function startAppStorePeer(): Promise<AppStorePeer> {
  const root = newRoot();
  const sign = newStoreSigner(root);
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const transactions = new Map<string, Transaction>();
  let site = '';

  async function isOwn(authorization: string | undefined): Promise<boolean> {
    const token = authorization?.replace(/^Bearer /, '') ?? '';
    const told = { issuer: ISSUER, audience: 'appstoreconnect-v1', maxTokenAge: '1h' };
    const found = await jwtVerify(token, own.publicKey, told).catch(() => undefined);
    return found?.protectedHeader.kid === KEY_ID && found.payload.bid === BUNDLE;
  }

  const peer = await openVendorServer(async ({ url = '', headers }) => {
    if (!(await isOwn(headers.authorization))) return { status: 401, body: {} };
    const found = transactions.get(url.split('/').at(-1) ?? '');
    if (!found || !url.startsWith('/inApps/v1/transactions/')) return { status: 404, body: { errorCode: 4040010 } };
    return { status: 200, body: { signedTransactionInfo: await sign(found) } };
  });

  async function noticeOf(transactionId: string, notificationType: string, told: object = {}, signer = sign) {
    const signedTransactionInfo = await signer(transactions.get(transactionId) ?? {});
    const data = { bundleId: BUNDLE, environment: 'Production', signedTransactionInfo, ...told };
    return signer({ notificationType, notificationUUID: randomUUID(), data });
  }

  async function send(signedPayload: string): Promise<number> {
    const init = { method: 'POST', body: JSON.stringify({ signedPayload }) };
    return (await fetch(`${site}/callbacks/applepay/notify`, init)).status;
  }

  return {
    ...peer,
    ...{ root, sign },
    environment: {
      ...{
        KINORA_SHOP: 'open',
        KINORA_CONTACT: 'help@example.org',
        KINORA_REGION: 'overseas',
        KINORA_APPLEPAY_BUNDLE: BUNDLE,
      },
      ...{ KINORA_APPLEPAY_ISSUER: ISSUER, KINORA_APPLEPAY_KEY_ID: KEY_ID, KINORA_APPLEPAY_URL: peer.url },
      ...{ KINORA_APPLEPAY_ROOT: pemOf(root), KINORA_APPLEPAY_GOODS: 'kinora_' },
      KINORA_APPLEPAY_KEY: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
    },
    deliverTo: (address) => {
      site = address;
    },
    async buy({ product, token }, otherwise = {}) {
      const transactionId = `2000000${randomInt(1e8, 1e9)}`;
      const priced = Number(/\d+$/.exec(product)?.[0]) * 10;
      const bought = {
        ...{ transactionId, bundleId: BUNDLE, productId: product, environment: 'Production', type: 'Consumable' },
        ...{ quantity: 1, appAccountToken: token, price: priced, currency: 'CNY', ...otherwise },
      };
      transactions.set(transactionId, bought);
      return { transactionId, receipt: await sign(bought) };
    },
    giveBack(transactionId) {
      const found = transactions.get(transactionId);
      if (found) found.revocationDate = Date.now();
    },
    takeAgain(transactionId) {
      delete transactions.get(transactionId)?.revocationDate;
    },
    noticeOf,
    send,
    tell: async (...told) => send(await noticeOf(...told)),
  };
}
