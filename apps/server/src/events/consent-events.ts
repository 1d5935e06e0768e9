import { PURPOSES } from '@kinora/contract';
import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** The consent to the use of one's face was withdrawn: what was made with it goes. */
export const faceConsentWithdrawn = defineEvent('consent.face-withdrawn', z.strictObject({ uid: z.string() }));

/** The consent to being shown in the square was withdrawn: what was published leaves it. */
export const squareConsentWithdrawn = defineEvent('consent.square-withdrawn', z.strictObject({ uid: z.string() }));

/** `personId`: of a member, or the user's uid. */
const aboutPerson = z.strictObject({ uid: z.string(), kind: z.enum(PURPOSES), personId: z.string() });

/** A person agreed to a purpose. */
export const purposeAgreed = defineEvent('consent.purpose-agreed', aboutPerson);

/** A person agrees to a purpose no more, or never did: what was made for it goes. */
export const purposeRefused = defineEvent('consent.purpose-refused', aboutPerson);
