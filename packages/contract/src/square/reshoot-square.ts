import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { shootProgress } from '../shoots/shoot-progress.ts';
import { shotFaces } from '../shoots/shot-faces.ts';

/**
 * Shoots what a photo of the square shows with one's own face: the same theme or the same recipe, the sheet of that photo
 * before all others. The same `sn` starts it only once and answers with the same shoot, whatever it started first.
 */
export const reshootSquare = command({
  name: 'RESHOOTSQUARE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['shoots', 'square'],
  isLocalised: false,
  request: z.object({
    /** Id of the photo in the square. */
    id: z.string().check(z.maxLength(64)),
    faces: shotFaces.check(z.minLength(1)),
    /** Idempotency key of the client's making, 16 to 64 characters. */
    sn: z.string().check(z.minLength(16), z.maxLength(64)),
  }),
  response: shootProgress,
  errors: [
    ERROR.guardianNeeded,
    ERROR.guardianMissing,
    ERROR.notFound,
    ERROR.themeUnknown,
    ERROR.faceNotReady,
    ERROR.peopleCount,
    ERROR.shootInProgress,
    ERROR.shootsRest,
    ERROR.consentMissing,
    ERROR.realPersonNeeded,
    ERROR.faceUnchecked,
    ERROR.outsideUnanswered,
    ERROR.outsideOnly,
  ],
});
