import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** The consent to the use of one's face was withdrawn: what was made with it goes. */
export const faceConsentWithdrawn = defineEvent('consent.face-withdrawn', z.strictObject({ uid: z.string() }));

/** The consent to being shown in the square was withdrawn: what was published leaves it. */
export const squareConsentWithdrawn = defineEvent('consent.square-withdrawn', z.strictObject({ uid: z.string() }));
