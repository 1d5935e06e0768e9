import { SignJWT } from 'jose';
import {
  ChannelError,
  type ChannelNotice,
  type ChannelRefund,
  type ChannelRequest,
  type ChannelState,
  type PayChannel,
} from '../../ports/pay-channel.ts';
import { callChannel } from '../call-channel.ts';
import { isOfApple } from '../client-kinds.ts';
import { readJson, readTold } from '../read-json.ts';
import { goodsFor } from '../store-goods.ts';
import type { ApplepayConfig } from './env.ts';
import { notice, noticeSent, transactionTold } from './messages.ts';
import { tokenOf } from './order-token.ts';
import { type ApplePayment, readPayment } from './read-payment.ts';
import { readSigned } from './signed.ts';

/** For what comes in just after midnight. */
const ASKED_AFTER_MS = 3_600_000;
const TOKEN_LIFE_S = 300;
const MS = 1_000;

const paid = ({ isRevoked: _, ...payment }: ApplePayment): ChannelState => ({ state: 'paid', payment });

/**
 * Purchases within the app by the App Store, of goods that are set up there, one for each price: https://developer.apple.com/documentation/appstoreserverapi.
 * Apple alone gives money back; it is asked whether it has.
 */
export function openApplepay(config: ApplepayConfig, now: () => number): PayChannel {
  const { bundle, issuer, keyId, key, root, goods, url } = config;

  async function fetchPayment(transactionId: string): Promise<ApplePayment> {
    const issuedAt = Math.floor(now() / MS);
    const token = await new SignJWT({ bid: bundle })
      .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience('appstoreconnect-v1')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_LIFE_S)
      .sign(key);
    const address = new URL(`${url}/inApps/v1/transactions/${encodeURIComponent(transactionId)}`);
    const answer = await callChannel('transaction', address, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new ChannelError(`the App Store refuses a transaction with ${answer.status}`);
    const { signedTransactionInfo } = readTold('transaction', transactionTold, readJson(answer.body));
    const payment = await readPayment(config, signedTransactionInfo, now());
    if (payment?.transactionId !== transactionId) throw new ChannelError('the App Store tells of another transaction');
    return payment;
  }

  async function readNotice({ rawBody }: ChannelRequest): Promise<ChannelNotice | undefined> {
    const { data: sent } = noticeSent.safeParse(readJson(rawBody));
    const { data: told } = notice.safeParse(sent && (await readSigned(root, sent.signedPayload, now())));
    if (!told) return undefined;
    if (told.notificationType === 'TEST') return { kind: 'other' };
    if (told.data?.bundleId !== bundle || told.data.environment !== 'Production') return undefined;
    const signed = told.data.signedTransactionInfo;
    const payment = signed === undefined ? undefined : await readPayment(config, signed, now());
    if (!payment) return { kind: 'other' };
    if (told.notificationType === 'REFUND') return readRefund(payment);
    if (told.notificationType === 'REFUND_REVERSED') return { kind: 'reclaimed', payment };
    return told.notificationType === 'ONE_TIME_CHARGE' && !payment.isRevoked
      ? { kind: 'paid', payment }
      : { kind: 'other' };
  }

  /** One that is told of late may have been reversed since. */
  async function readRefund(payment: ApplePayment): Promise<ChannelNotice> {
    const isBack = payment.isRevoked && (await fetchPayment(payment.transactionId)).isRevoked;
    return isBack ? { kind: 'revoked', payment } : { kind: 'other' };
  }

  return {
    key: 'applepay',
    currencies: ['CNY', 'USD'],
    worksOn: (client, kind) => kind === 'digital' && client.platform === 'app' && isOfApple(client),
    needsPayer: () => false,
    refundsWhole: true,
    async prepay({ orderId, ...price }) {
      return { kind: 'store', order: { shop: 'apple', product: goodsFor(goods, price), token: tokenOf(orderId) } };
    },
    // Apple knows its own numbers alone: who paid shows what it signed, or Apple tells.
    query: async () => ({ state: 'unknown' }),
    close: async () => ({ state: 'unknown' }),
    queryTransaction: async (transactionId) => paid(await fetchPayment(transactionId)),
    async readReceipt(receipt) {
      const payment = await readPayment(config, receipt, now());
      return payment && !payment.isRevoked ? { payment } : undefined;
    },
    async refund({ transactionId }: ChannelRefund) {
      return (await fetchPayment(transactionId)).isRevoked ? 'done' : 'underway';
    },
    bill: undefined,
    billAfterMs: ASKED_AFTER_MS,
    readNotice,
    heard: { contentType: 'application/json', body: '{}' },
  };
}
