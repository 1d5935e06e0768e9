import type { PayMethodKey } from '@kinora/contract';
import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { closeThere, takeState } from './take-notice.ts';

/**
 * Nobody pays it any more through any of the channels that were told of it. What was paid meanwhile is taken in. A channel that is not there may still be paid: that
 * goes back when it tells of it, and what it never tells of is in its daily bill.
 * @returns the channels that did not answer
 */
export async function closeAtChannels(
  deps: Deps,
  { id, open_at }: Pick<OrderRow, 'id' | 'open_at'>,
): Promise<PayMethodKey[]> {
  const closed = await Promise.all(open_at.map((key) => closeAt(deps, key, id)));
  return open_at.filter((_key, place) => !closed[place]);
}

async function closeAt(deps: Deps, key: PayMethodKey, id: string): Promise<boolean> {
  const channel = deps.channels.get(key);
  if (!channel) return true;
  try {
    await closeOne(deps, channel, id);
    return true;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    deps.log.warn(
      { err: error, orderId: id, channel: key },
      'a channel was not told that nobody pays an order any more',
    );
    return false;
  }
}

/** The same at one of them. Throws ChannelError. */
export async function closeOne(deps: Deps, channel: PayChannel, id: string): Promise<void> {
  const told = await channel.close(id, await payerKept(deps, channel, id));
  await takeState(deps, channel.key, id, told);
  // What failed and was closed then cannot be tried again.
  if (told.state === 'failed') await closeThere(deps, channel.key, id);
}
