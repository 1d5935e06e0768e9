import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { StoreOrder } from '@kinora/contract';
import { exportJWK, jwtVerify, SignJWT } from 'jose';
import type { Peer } from './peer-server.ts';
import { newSigningKeys } from './signing-keys.ts';
import { openVendorServer, type VendorReply } from './vendor-server.ts';

const PACKAGE = 'com.kinora.app';
const [ACCOUNT, PUSH] = ['play@kinora.iam.gserviceaccount.com', 'push@kinora.iam.gserviceaccount.com'];
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';

interface Purchase {
  productId: string;
  purchaseToken: string;
  told: Record<string, unknown> & { orderId: string };
}

/** How a push differs from one that is right. */
export interface Otherwise {
  email?: string;
  isVerified?: boolean;
  audience?: string;
  issuer?: string;
  isForged?: boolean;
  packageName?: string;
}

export interface GooglePlayPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  purchases: Map<string, Purchase>;
  /** Google's numbers of what it gave back. */
  voided: Set<string>;
  faults: string[];
  deliverTo(address: string): void;
  /** Somebody buys in the app, which is given this; nobody else is told. */
  buy(order: StoreOrder, otherwise?: object): { receipt: string; purchaseToken: string; transactionId: string };
  /** Tells the server of a purchase, or that its money went back; the status of the answer. */
  tell(purchaseToken: string, what?: 'bought' | 'voided', otherwise?: Otherwise): Promise<number>;
}

/** Google Play on loopback: it answers the service account alone, and its pushes are signed by keys that it publishes. */
export async function startGooglePlayPeer(publicUrl: string): Promise<GooglePlayPeer> {
  const own = newSigningKeys();
  const google = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const jwk = { ...(await exportJWK(google.publicKey)), kid: 'google', alg: 'RS256', use: 'sig' };
  const purchases = new Map<string, Purchase>();
  const voided = new Set<string>();
  const tokens = new Set<string>();
  let site = '';

  async function giveToken(body: Buffer): Promise<VendorReply> {
    const asked = new URLSearchParams(body.toString());
    const wanted = { issuer: ACCOUNT, audience: `${server.url}/token`, algorithms: ['RS256'] };
    const told = await jwtVerify(asked.get('assertion') ?? '', own.publicKey, wanted).catch(() => undefined);
    const isRight = asked.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    if (told?.payload.scope !== SCOPE || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const token = randomBytes(16).toString('hex');
    tokens.add(token);
    return { status: 200, body: { access_token: token, expires_in: 3_600, token_type: 'Bearer' } };
  }

  function answerAbout(method: string, path: string): VendorReply {
    const [, product = '', token = ''] = /^purchases\/products\/([^/]+)\/tokens\/([^/]+)$/.exec(path) ?? [];
    const isConsuming = token.endsWith(':consume');
    const found = purchases.get(token.replace(/:consume$/, ''));
    if (method === 'GET' && path === 'purchases/voidedpurchases')
      return { status: 200, body: { voidedPurchases: [...voided].map((orderId) => ({ orderId })) } };
    const [, back] = /^orders\/([^/]+):refund$/.exec(path) ?? [];
    if (method === 'POST' && back !== undefined) {
      const of = [...purchases.values()].find(({ told }) => told.orderId === back);
      if (!of || voided.has(back)) return { status: 400, body: {} };
      voided.add(back);
      of.told.purchaseState = 1;
      return { status: 200, body: {} };
    }
    if (found?.productId !== product) return { status: 404, body: {} };
    if (!isConsuming) return { status: 200, body: found.told };
    if (method !== 'POST' || found.told.consumptionState === 1) return { status: 400, body: {} };
    found.told.consumptionState = 1;
    return { status: 200, body: {} };
  }

  const server = await openVendorServer(async ({ url = '', method = '', headers }, body, fault) => {
    const path = new URL(url, 'http://peer').pathname;
    if (path === '/token') return giveToken(body);
    if (path === '/oauth2/v3/certs') return { status: 200, body: { keys: [jwk] } };
    if (fault !== undefined) return { status: Number(fault), body: {} };
    const base = `/androidpublisher/v3/applications/${PACKAGE}/`;
    const isOwn = tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '') && path.startsWith(base);
    return isOwn ? answerAbout(method, path.slice(base.length)) : { status: 401, body: {} };
  });

  return {
    ...server,
    ...{ purchases, voided },
    environment: {
      ...{
        KINORA_SHOP: 'open',
        KINORA_CONTACT: 'help@example.org',
        KINORA_REGION: 'overseas',
        KINORA_GOOGLEPLAY_PACKAGE: PACKAGE,
      },
      ...{ KINORA_GOOGLEPLAY_ACCOUNT: ACCOUNT, KINORA_GOOGLEPLAY_KEY: own.privateLine },
      ...{ KINORA_GOOGLEPLAY_PUSH_ACCOUNT: PUSH, KINORA_GOOGLEPLAY_GOODS: 'kinora_' },
      ...{ KINORA_GOOGLEPLAY_URL: server.url, KINORA_PUBLIC_URL: publicUrl },
    },
    deliverTo: (address) => {
      site = address;
    },
    buy({ product, token }, otherwise = {}) {
      const [purchaseToken, orderId] = [randomBytes(24).toString('hex'), `GPA.${randomUUID()}`];
      const told = {
        ...{ purchaseState: 0, consumptionState: 0, acknowledgementState: 0, orderId, quantity: 1 },
        ...{ obfuscatedExternalAccountId: token, ...otherwise },
      };
      purchases.set(purchaseToken, { productId: product, purchaseToken, told });
      return { receipt: JSON.stringify({ productId: product, purchaseToken }), purchaseToken, transactionId: orderId };
    },
    async tell(purchaseToken, what = 'bought', otherwise = {}) {
      const { productId, told } = purchases.get(purchaseToken) ?? {};
      const about =
        what === 'bought'
          ? { oneTimeProductNotification: { version: '1.0', notificationType: 1, purchaseToken, sku: productId } }
          : { voidedPurchaseNotification: { purchaseToken, orderId: told?.orderId, productType: 2, refundType: 1 } };
      const data = JSON.stringify({ version: '1.0', packageName: otherwise.packageName ?? PACKAGE, ...about });
      const message = { data: Buffer.from(data).toString('base64'), messageId: randomUUID() };
      const audience = otherwise.audience ?? `${publicUrl}/callbacks/googleplaybill/notify`;
      const token = await new SignJWT({ email: otherwise.email ?? PUSH, email_verified: otherwise.isVerified ?? true })
        .setProtectedHeader({ alg: 'RS256', kid: 'google' })
        .setIssuer(otherwise.issuer ?? 'https://accounts.google.com')
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(otherwise.isForged ? own.privateKey : google.privateKey);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ message, subscription: 'kinora' }) };
      return (await fetch(`${site}/callbacks/googleplaybill/notify`, init)).status;
    },
  };
}
