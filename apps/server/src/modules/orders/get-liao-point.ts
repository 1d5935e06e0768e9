import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { requireShop } from './shop.ts';

export async function getLiaoPoint(
  deps: Deps,
  _user: User,
  purse: RequestOf<'GETLIAOPOINT'>,
): Promise<ResponseOf<'GETLIAOPOINT'>> {
  requireShop(deps);
  const channel = deps.channels.get('liaopay');
  if (!channel?.readCoins) throw new AppError(ERROR.payMethodUnsupported, 'liao coins are not taken here');
  try {
    const { coins, fen } = await channel.readCoins(purse);
    return { balance: coins, price: fen };
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    throw new AppError(ERROR.coinsUnknown, error.message);
  }
}
