import { ERROR, type OrderType, type PayMethodKey } from '@kinora/contract';
import type { GoodsKind, PayChannel, PayingClient } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** Throws AppError where nothing is sold. */
export function requireShop({ config }: Pick<Deps, 'config'>): void {
  if (config.shop === 'off') throw new AppError(ERROR.shopOff, 'nothing is sold here');
}

export const kindOfGoods = (type: OrderType): GoodsKind => (type === 'physical' ? 'physical' : 'digital');

/** Every channel by which such a client can pay what such goods cost here. */
export function channelsFor(
  { channels, config, signIn }: Pick<Deps, 'channels' | 'config' | 'signIn'>,
  client: PayingClient,
  goods: GoodsKind,
): PayChannel[] {
  const { currency } = config.business.shop;
  const isTold = (channel: PayChannel): boolean =>
    !channel.needsPayer(client) || signIn.chatPayers.platforms.includes(client.platform);
  return [...channels.values()].filter(
    (channel) => channel.currencies.includes(currency) && channel.worksOn(client, goods) && isTold(channel),
  );
}

/** The channel of a pay method. Throws AppError where the installation or the client has none. */
export function channelFor(
  deps: Pick<Deps, 'channels' | 'config' | 'signIn'>,
  method: PayMethodKey,
  client: PayingClient,
  goods: GoodsKind,
): PayChannel {
  const channel = channelsFor(deps, client, goods).find(({ key }) => key === method);
  if (!channel) throw new AppError(ERROR.payMethodUnsupported, `no ${method} for ${goods} goods on ${client.platform}`);
  return channel;
}
