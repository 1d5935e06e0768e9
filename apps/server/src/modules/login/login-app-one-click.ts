import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { signInByCarrier } from './carrier-login.ts';

export function loginAppOneClick(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINAPPONECLICK'>,
): Promise<ResponseOf<'LOGINAPPONECLICK'>> {
  return signInByCarrier(deps, actor, input, (carrier, proof) => carrier.numberOf(proof));
}
