import { REAL_PERSON_ACTIONS } from '@kinora/contract';
import * as z from 'zod';
import type { PersonalData } from '../../adapters/ports/personal-data.ts';

const ofStudio = z.object({
  nonce: z.string(),
  actions: z.array(z.enum(REAL_PERSON_ACTIONS)),
  /** The uploaded face that it is held against. */
  faceId: z.string(),
});
export type StudioSecrets = z.output<typeof ofStudio>;

const secrets = z.union([
  ofStudio,
  /** By which a service knows the check, and the photo of whom it checks. */
  z.object({ token: z.string(), faceId: z.string().optional() }),
]);

/** What is kept sealed of a check. */
export type CheckSecrets = z.output<typeof secrets>;

export function sealSecrets(personal: PersonalData, kept: CheckSecrets): string {
  return personal.encrypt(JSON.stringify(kept));
}

export function openSecrets(personal: PersonalData, sealed: string): CheckSecrets {
  return secrets.parse(JSON.parse(personal.decrypt(sealed)));
}
