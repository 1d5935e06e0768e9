import type { PayMethodKey } from '@kinora/contract';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { closeAtChannels } from './close-at-channels.ts';

/** Throws ChannelError where one of them is silent: it is told again. */
export async function closePayments(
  deps: Deps,
  { orderId, channels }: { orderId: string; channels: PayMethodKey[] },
): Promise<void> {
  const silent = await closeAtChannels(deps, { id: orderId, open_at: channels });
  if (silent.length > 0) throw new ChannelError(`${silent.join(', ')}: silent about ${orderId}`);
}
