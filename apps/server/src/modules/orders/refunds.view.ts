import type { OrderRefund } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { listReasons } from './refund-reasons.store.ts';
import { type Ending, endingsOf } from './refund-states.ts';
import { listRefundsOf, type RefundRow } from './refunds.store.ts';
import { isAtApple } from './tell-to-ask-apple.ts';

const stateOf = ({ state }: RefundRow, ending: Ending | undefined): OrderRefund['state'] =>
  state !== 'ended' ? state : ending?.by === 'operator' ? 'refused' : 'withdrawn';

/** Everything that was asked back of an order or went back of it, the latest first, as its user sees it. */
export async function viewRefunds(db: Db, deps: Pick<Deps, 'personal'>, orderId: string): Promise<OrderRefund[]> {
  // What a channel took back by itself, and nothing was left of, moved nothing.
  const refunds = (await listRefundsOf(db, orderId)).filter(({ is_loss }) => !is_loss);
  const endings = await endingsOf(db, deps, refunds);
  const reasons = await listReasons(db, [orderId]);
  return refunds.toReversed().map((refund) => {
    const { id, amount, asked_amount, cards, asked_at, ended_at } = refund;
    const [ending, reason] = [endings.get(id), reasons.get(id)];
    return {
      ...{ id, price: amount, asked: asked_amount ?? amount, cards, state: stateOf(refund, ending), time: asked_at },
      ...(ended_at !== null && refund.state !== 'agreed' && { ended: ended_at }),
      ...(refund.state === 'agreed' && isAtApple(refund) && { atapple: true as const }),
      reason: reason === undefined ? '' : deps.personal.decrypt(reason),
      ...(ending?.by === 'operator' && ending.text !== '' && { told: ending.text }),
    };
  });
}
