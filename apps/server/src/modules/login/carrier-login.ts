import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Carrier, CarrierProof } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { requireAgreement } from './agreement.ts';
import { enter } from './enter.ts';
import { phoneIdentity } from './phone-identity.ts';
import { parsePhoneNumber, readPhoneNumber } from './phone-number.ts';
import { askProvider } from './prove.ts';
import { requireOwnClient } from './require-own-client.ts';

type Ask = (carrier: Carrier, proof: CarrierProof) => Promise<string> | undefined;

/** Signs in by the number that a carrier vouches for: the same account as by a code to that phone. */
export async function signInByCarrier(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINAPPONECLICK'>,
  ask: Ask,
): Promise<ResponseOf<'LOGINAPPONECLICK'>> {
  requireAgreement(deps, input);
  requireOwnClient(deps, actor, input);
  const { processid, token, authcode } = input;
  const { carrier } = deps.signIn;
  const asked = carrier && ask(carrier, { processid, token, authcode });
  if (!asked) throw new AppError(ERROR.signInNotOffered, 'no keys');
  const told = readPhoneNumber(await askProvider(deps, 'carrier', () => asked));
  const phone = parsePhoneNumber(told.area, told.national);
  if (!phone) throw new AppError(ERROR.signInRefused, 'not a mobile number');
  return enter(deps, {
    identity: phoneIdentity(deps, phone.e164),
    ...{ actor, said: input, secret: processid, credential: processid },
  });
}
