import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { requireShop } from './shop.ts';

export async function getChargePlan(
  deps: Deps,
  { platform }: Actor,
  _input: RequestOf<'GETCHARGEPLAN'>,
): Promise<ResponseOf<'GETCHARGEPLAN'>> {
  requireShop(deps);
  const { plans, currency } = deps.config.business.shop;
  const methods = [...deps.channels.values()].filter((channel) => channel.worksOn(platform)).map(({ key }) => key);
  return { plans: [...plans], currency, methods };
}
