import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { RENDITION_KINDS } from '../photos/rendition.ts';
import { resultImage } from '../photos/result-image.ts';

/**
 * Asks for a video of a kept photo, or for its 4K rendition: the specification names no command for that one. Asking again
 * for what is under way or ready changes nothing; asking for what failed tries again.
 * Where it costs, CREATEORDER and ORDERPAY have it made instead. A `photo` event tells how far it is.
 */
export const genVideo = command({
  name: 'GENVIDEO',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: [],
  isLocalised: true,
  request: z.object({
    id: z.string().check(z.maxLength(64)),
    kind: z._default(z.enum(RENDITION_KINDS), 'video'),
  }),
  response: z.object({ img: resultImage }),
  errors: [
    ERROR.notFound,
    ERROR.guardianNeeded,
    ERROR.photoNotKept,
    ERROR.renditionOff,
    ERROR.renditionLimit,
    ERROR.renditionCosts,
  ],
});
