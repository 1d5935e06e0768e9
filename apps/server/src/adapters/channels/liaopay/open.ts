import type {
  ChannelNotice,
  ChannelPayment,
  ChannelRequest,
  ChannelState,
  CoinPurse,
  PayChannel,
} from '../../ports/pay-channel.ts';
import { ChannelError } from '../../ports/pay-channel.ts';
import { readJson } from '../read-json.ts';
import { createCall } from './call.ts';
import type { LiaopayConfig } from './env.ts';
import { billTold, coinsTold, notice, prepayTold, refundTold, stateTold } from './messages.ts';
import { isSigned } from './signature.ts';

const NOTIFY = '/callbacks/liaopay/notify';

type Told = { order: string; transaction: string; amount: number; currency: 'CNY' };
const paymentOf = ({ order, transaction, amount, currency }: Told): ChannelPayment => ({
  ...{ orderId: order, transactionId: transaction, amount, currency },
});

/**
 * Liao coins, which the sister app keeps: it shows its own cashier to who is in it, and knows who that is. It publishes no contract, so that ours stands here
 * and in `messages.ts`.
 */
export function openLiaopay(config: LiaopayConfig, site: () => string, now: () => number): PayChannel {
  const { merchant, key } = config;
  const call = createCall(config, now);

  async function askState(what: 'query' | 'close', orderId: string): Promise<ChannelState> {
    const told = await call(what, { order: orderId }, stateTold);
    if (told.state !== 'paid') return { state: told.state === 'unknown' ? 'absent' : told.state };
    if (told.merchant !== merchant || told.order !== orderId)
      throw new ChannelError('the sister app tells of another order');
    return { state: 'paid', payment: paymentOf(told) };
  }

  async function readCoins({ lid, index, randomcode }: CoinPurse) {
    const told = await call('coins', { lid, index, randomcode }, coinsTold);
    if (told.lid !== lid) throw new ChannelError('the sister app tells of another purse');
    return { coins: told.coins, fen: told.fen };
  }

  function readNotice({ rawBody, headers }: ChannelRequest): ChannelNotice | undefined {
    if (!isSigned(key, NOTIFY, rawBody, headers, now())) return undefined;
    const { data } = notice.safeParse(readJson(rawBody));
    if (data?.merchant !== merchant) return undefined;
    if (data.kind === 'paid') return { kind: 'paid', payment: paymentOf(data) };
    return data.kind === 'failed'
      ? { kind: 'failed', orderId: data.order }
      : { kind: 'refunded', refundId: data.refund };
  }

  return {
    key: 'liaopay',
    currencies: ['CNY'],
    // On Apple's telephones, too (specification, section 6).
    worksOn: ({ platform }) => platform === 'h5ll',
    needsPayer: () => false,
    async prepay({ orderId, amount, currency, expiresAt, returnPage }) {
      if (currency !== 'CNY') throw new ChannelError('liao coins have a price in yuan alone');
      const pages = { returnUrl: `${site()}/#${returnPage}`, notifyUrl: site() + NOTIFY };
      const { url } = await call('prepay', { order: orderId, amount, currency, expiresAt, ...pages }, prepayTold);
      return { kind: 'page', url };
    },
    query: (orderId) => askState('query', orderId),
    close: (orderId) => askState('close', orderId),
    async refund({ refundId, orderId, transactionId, amount, currency }) {
      const asked = { refund: refundId, order: orderId, transaction: transactionId, amount, currency };
      return (await call('refund', asked, refundTold)).state;
    },
    async bill(day) {
      const { lines } = await call('bill', { day }, billTold);
      return lines.map(({ kind, refund, ...line }) => ({
        ...{ kind, ...paymentOf(line) },
        ...(refund !== undefined && { refundId: refund }),
      }));
    },
    billAfterMs: 0,
    readNotice,
    heard: { contentType: 'application/json', body: JSON.stringify({ code: 0 }) },
    readCoins,
  };
}
