import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { signInByCarrier } from './carrier-login.ts';

export function oneClickLoginH5(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'ONECLICKLOGINH5'>,
): Promise<ResponseOf<'ONECLICKLOGINH5'>> {
  return signInByCarrier(deps, actor, input, (carrier, proof) => carrier.page?.numberOf(proof, input.phone));
}
