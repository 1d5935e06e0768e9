import { CURRENCIES } from '@kinora/contract';
import type * as z from 'zod';
import {
  ChannelError,
  type ChannelNotice,
  type ChannelPayment,
  type ChannelState,
  type PayChannel,
} from '../../ports/pay-channel.ts';
import { MERCHANT, type SandboxConfig } from './env.ts';
import { billTold, HEARD, notice, prepayTold, refundTold, stateTold } from './messages.ts';
import { isSigned, signBody } from './signature.ts';

const TIME_LIMIT_MS = 8_000;
export const NOTIFY_PATH = '/callbacks/sandbox/notify';

const paymentOf = (told: {
  order: string;
  transaction: string;
  amount: number;
  currency: ChannelPayment['currency'];
}): ChannelPayment => ({
  ...{ orderId: told.order, transactionId: told.transaction, amount: told.amount, currency: told.currency },
});

/** The cashier that only behaves like a channel, as its merchant calls it. */
export function openSandbox({ url, key }: SandboxConfig, site: () => string, now: () => number): PayChannel {
  const envelope = { merchant: MERCHANT, environment: 'sandbox' as const };

  async function call<Told>(path: string, asked: object, schema: z.ZodType<Told>): Promise<Told> {
    const body = JSON.stringify({ ...envelope, ...asked });
    try {
      const response = await fetch(`${url}/${path}`, {
        ...{ method: 'POST', body, headers: signBody(key, body, now()) },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const told = Buffer.from(await response.arrayBuffer());
      if (!response.ok) throw new ChannelError(`the cashier refuses ${path} with ${response.status}`);
      if (!isSigned(key, told, Object.fromEntries(response.headers), now()))
        throw new ChannelError(`not the cashier answers ${path}`);
      return schema.parse(JSON.parse(told.toString()));
    } catch (error) {
      if (error instanceof ChannelError) throw error;
      throw new ChannelError(`the cashier does not answer ${path}`, { cause: error });
    }
  }

  async function askState(path: 'query' | 'close', orderId: string): Promise<ChannelState> {
    const told = await call(path, { order: orderId }, stateTold);
    if (told.state !== 'paid') return { state: told.state === 'unknown' ? 'absent' : told.state };
    if (told.merchant !== MERCHANT) throw new ChannelError('the cashier tells of another merchant');
    return { state: 'paid', payment: paymentOf(told) };
  }

  return {
    key: 'sandbox',
    currencies: CURRENCIES,
    worksOn: () => true,
    needsPayer: () => false,
    async prepay({ orderId, amount, currency, expiresAt, returnPage }) {
      const asked = {
        ...{ order: orderId, amount, currency, expiresAt },
        returnUrl: `${site()}/#${returnPage}`,
        notifyUrl: site() + NOTIFY_PATH,
      };
      return { kind: 'page', url: (await call('prepay', asked, prepayTold)).url };
    },
    query: (orderId) => askState('query', orderId),
    close: (orderId) => askState('close', orderId),
    async refund({ refundId, orderId, transactionId, amount, currency }) {
      const asked = { refund: refundId, order: orderId, transaction: transactionId, amount, currency };
      return (await call('refund', asked, refundTold)).state;
    },
    async bill(day) {
      const { lines } = await call('bill', { day }, billTold);
      return lines.map((line) => ({
        ...{ kind: line.kind, ...paymentOf(line) },
        ...(line.refund !== undefined && { refundId: line.refund }),
      }));
    },
    billAfterMs: 0,
    readNotice({ rawBody, headers }): ChannelNotice | undefined {
      if (!isSigned(key, rawBody, headers, now())) return undefined;
      const { success, data } = notice.safeParse(readJson(rawBody));
      if (!success || data.merchant !== MERCHANT) return undefined;
      if (data.kind === 'paid') return { kind: 'paid', payment: paymentOf(data) };
      return data.kind === 'failed'
        ? { kind: 'failed', orderId: data.order }
        : { kind: 'refunded', refundId: data.refund };
    },
    heard: { contentType: 'text/plain', body: HEARD },
  };
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
