import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { takeState } from './take-notice.ts';

/** Takes in what the channel of an order says of it. One that is silent may still tell by itself, or the next time. */
export async function askChannel(deps: Deps, { id, paymethod }: Pick<OrderRow, 'id' | 'paymethod'>): Promise<void> {
  const channel = deps.channels.get(paymethod);
  if (!channel) return;
  try {
    await takeState(deps, channel.key, id, await channel.query(id, await payerKept(deps, channel, id)));
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    deps.log.warn({ err: error, orderId: id }, 'a channel does not say whether an order was paid');
  }
}
