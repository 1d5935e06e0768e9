import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { resultImage } from '../photos/result-image.ts';

/**
 * Publishes a kept photo in the square, or takes it out again. Only a photo that shows nobody but the user, by
 * faces that are still on record, can be published, and only once the
 * user agreed to be shown there. Asking for what is already so changes nothing.
 */
export const submitSquare = command({
  name: 'SUBMITSQUARE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['square'],
  isLocalised: true,
  request: z.object({ id: z.string().check(z.maxLength(64)), share: z.boolean() }),
  response: z.object({ imgs: z.array(resultImage) }),
  errors: [ERROR.notFound, ERROR.consentMissing, ERROR.photoNotShareable, ERROR.squareLimit, ERROR.guardianNeeded],
});
