import { call } from '../api/call';
import type { CarrierProof } from '../platform/one-tap-port';
import { provePhone } from './end-attempt';
import { askTwice, fromHere, logInWith } from './login';
import { newSecret } from './sign-in-attempt';

/** Signs in with the number that the carrier of this telephone vouches for. Throws CommandError. Follow it with `leaveLogin`. */
export async function logInByCarrier(proof: CarrierProof, agreed: string): Promise<void> {
  await logInWith(() => call('ONECLICKLOGINH5', fromHere({ ...proof, agreed })));
}

/** Signs in with the number that the host knows of its user, by its code. Throws CommandError. Follow it with `leaveLogin`. */
export async function logInByHostPhone(hostCode: string, agreed: string): Promise<void> {
  const secret = newSecret();
  const sn = await provePhone({ hostCode }, secret);
  await logInWith(() => askTwice(() => call('LOGINBINDPHONE', fromHere({ sn, secret, agreed }))));
}
