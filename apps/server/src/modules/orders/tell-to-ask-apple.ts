import { REFUNDED_BY_APPLE } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { sumOf } from './refund-states.ts';
import type { RefundRow } from './refunds.store.ts';

type Agreed = Pick<RefundRow, 'id' | 'channel' | 'order_id' | 'amount' | 'currency'>;

/** Where a refund that was agreed to is Apple's to make, and waits for who paid to ask it. */
export const isAtApple = ({ channel }: Pick<RefundRow, 'channel'>): boolean => REFUNDED_BY_APPLE.has(channel);

/** Tells who paid by Apple where to ask for what is to go back; false where the channel gives it back by itself. */
export async function tellToAskApple(tx: Db, deps: Deps, uid: string, refund: Agreed): Promise<boolean> {
  if (!isAtApple(refund)) return false;
  await sendMessage(tx, deps, {
    ...{ uid, key: `refund:${refund.id}:apple`, type: MESSAGE_TYPE.order, extra: refund.order_id },
    ...{ template: 'refundAtApple', args: sumOf(refund) },
  });
  return true;
}
