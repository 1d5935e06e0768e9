import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { GoodsKind } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { lockedUntilRecharge } from '../ledger/index.ts';
import { previewPrint } from './preview-print.ts';
import { findLastPrint } from './prints.store.ts';
import { openAddress } from './prints.view.ts';
import { offeredPrints } from './prints-offered.ts';
import { channelsFor, requireShop } from './shop.ts';

export async function getChargePlan(
  deps: Deps,
  client: Actor,
  { print }: RequestOf<'GETCHARGEPLAN'>,
): Promise<ResponseOf<'GETCHARGEPLAN'>> {
  requireShop(deps);
  const { plans, currency } = deps.config.business.shop;
  const methodsFor = (goods: GoodsKind) => channelsFor(deps, client, goods).map(({ key }) => key);
  const prints = offeredPrints(deps);
  const last = prints && !print && client.uid !== null ? await findLastPrint(deps.db, client.uid) : undefined;
  const ofPrints = prints && { prints, printmethods: methodsFor('physical') };
  const locked = await lockedUntilRecharge(deps, client.uid);
  const first = locked && { firstrecharge: { ...locked, keywords: [...locked.keywords] } };
  const printed = print && prints && (await previewPrint(deps, client, print));
  return {
    plans: [...plans],
    ...ofPrints,
    ...(printed !== undefined && { printed }),
    ...(last && { address: openAddress(deps, last) }),
    ...first,
    currency,
    methods: methodsFor('digital'),
  };
}
