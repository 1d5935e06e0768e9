import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** The consent to the use of one's face was withdrawn: what was made with it goes. */
export const faceConsentWithdrawn = defineEvent('consent.face-withdrawn', z.strictObject({ uid: z.string() }));
