import * as z from 'zod';
import type { ChannelRefund } from '../../ports/pay-channel.ts';
import { callChannel } from '../call-channel.ts';
import { readJson, readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import { yuanOf } from '../yuan.ts';
import type { FacebookbillConfig } from './env.ts';

const COMPLETED = 'completed';
const FAILED = 'failed';
const paymentTold = z.object({
  actions: z.array(z.object({ type: z.string(), status: z.string() })).default([]),
});
const refundTold = z.object({ success: z.literal(true) });
/** There, and 1, for what one of the app's testers bought without paying. */
const testTold = z.object({ test: z.union([z.number(), z.boolean()]).default(0) });

/** Payments as Facebook has them, which the app alone is told: https://developers.facebook.com/docs/graph-api/reference/payment. Throws ChannelError. */
export function createPayments({ app, secret, url }: FacebookbillConfig) {
  async function call(what: string, path: string, body?: URLSearchParams): Promise<unknown> {
    const headers = { authorization: `Bearer ${app}|${secret}` };
    const init = body ? { method: 'POST', headers, body } : { headers };
    const answer = await callChannel(what, new URL(`${url}/${path}`), init);
    if (answer.status !== 200) throw new RefusalError('Facebook', answer.status, what);
    return readJson(answer.body);
  }

  return {
    /** Whether a tester made it, who pays nothing: what is signed does not tell. */
    async isTest(transactionId: string): Promise<boolean> {
      const told = await call('payment', `${encodeURIComponent(transactionId)}?fields=test`);
      return Boolean(readTold('payment', testTold, told).test);
    },
    /** Looks whether it was given back before it is: Facebook keeps no number of ours. */
    async giveBack({ transactionId, amount, currency }: ChannelRefund): Promise<'done' | 'underway'> {
      const id = encodeURIComponent(transactionId);
      const { actions } = readTold('payment', paymentTold, await call('payment', `${id}?fields=actions`));
      const known = actions.filter(({ type, status }) => type === 'refund' && status !== FAILED);
      if (known.length > 0) return known.every(({ status }) => status === COMPLETED) ? 'done' : 'underway';
      const asked = new URLSearchParams({ currency, amount: yuanOf(amount), reason: 'CUSTOMER_SERVICE' });
      readTold('refund', refundTold, await call('refund', `${id}/refunds`, asked));
      return 'underway';
    },
  };
}
