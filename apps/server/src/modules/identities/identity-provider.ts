import type { ThirdParty } from '../../adapters/ports/sign-in.ts';

/** Who knows a person by what; of a phone and a device, whoever carries it. */
export type IdentityProvider = 'phone' | 'device' | ThirdParty;
