import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { offeredPrints } from './prints-offered.ts';
import { channelsFor, requireShop } from './shop.ts';

export async function getChargePlan(
  deps: Deps,
  client: Actor,
  _input: RequestOf<'GETCHARGEPLAN'>,
): Promise<ResponseOf<'GETCHARGEPLAN'>> {
  requireShop(deps);
  const { plans, currency } = deps.config.business.shop;
  const methods = channelsFor(deps, client).map(({ key }) => key);
  const prints = offeredPrints(deps);
  return { plans: [...plans], ...(prints && { prints }), currency, methods };
}
