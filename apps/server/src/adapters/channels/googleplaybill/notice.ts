import { createRemoteJWKSet, jwtVerify } from 'jose';
import { ChannelError, type ChannelNotice, type ChannelRequest } from '../../ports/pay-channel.ts';
import { readJson } from '../read-json.ts';
import type { GoogleplaybillConfig } from './env.ts';
import { CANCELED, notice, pushed } from './messages.ts';
import type { createPurchases } from './purchases.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** What Pub/Sub pushes: its token says that it is Google who does, for this address; what it tells of is asked about. Throws ChannelError where Google is silent. */
export function createNotices(
  { packageName, pushAccount, urls }: GoogleplaybillConfig,
  purchases: ReturnType<typeof createPurchases>,
  { audience, now }: { audience(): string; now(): number },
) {
  const keys = createRemoteJWKSet(new URL(urls.keys));

  async function isGoogles(authorization: string | undefined): Promise<boolean> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
    const wanted = { algorithms: ['RS256'], issuer: ISSUERS, audience: audience(), currentDate: new Date(now()) };
    const told = await jwtVerify(token, keys, wanted).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_TIMEOUT')
        throw new ChannelError('Google does not tell its keys');
      return undefined;
    });
    return told?.payload.email === pushAccount && told.payload.email_verified === true;
  }

  return async ({ rawBody, headers }: ChannelRequest): Promise<ChannelNotice | undefined> => {
    if (!(await isGoogles(headers.authorization))) return undefined;
    const { data: sent } = pushed.safeParse(readJson(rawBody));
    const { data: told } = notice.safeParse(sent && readJson(Buffer.from(sent.message.data, 'base64')));
    if (told?.packageName !== packageName) return undefined;
    const { oneTimeProductNotification: bought, voidedPurchaseNotification: voided } = told;
    if (voided) return { kind: 'voided', transactionId: voided.orderId };
    if (!bought) return { kind: 'other' };
    const key = { productId: bought.sku, purchaseToken: bought.purchaseToken };
    const purchase = await purchases.read(key);
    if (purchase?.payment) return { kind: 'paid', payment: purchase.payment, openId: JSON.stringify(key) };
    return purchase?.state === CANCELED ? { kind: 'failed', orderId: purchase.orderId } : { kind: 'other' };
  };
}
