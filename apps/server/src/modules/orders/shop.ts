import { ERROR, type PayMethodKey } from '@kinora/contract';
import type { PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** Throws AppError where nothing is sold. */
export function requireShop({ config }: Pick<Deps, 'config'>): void {
  if (config.shop === 'off') throw new AppError(ERROR.shopOff, 'nothing is sold here');
}

/** The channel of a pay method. Throws AppError where the installation or the platform has none. */
export function channelFor({ channels }: Pick<Deps, 'channels'>, method: PayMethodKey, platform: string): PayChannel {
  const channel = channels.get(method);
  if (!channel?.worksOn(platform)) throw new AppError(ERROR.payMethodUnsupported, `no ${method} on ${platform}`);
  return channel;
}
