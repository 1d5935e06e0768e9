import * as z from 'zod/mini';
import { command } from '../command.ts';
import { RENDITION_KINDS } from '../entities/rendition.ts';
import { resultImage } from '../entities/result-image.ts';
import { ERROR } from '../errors.ts';

/**
 * Asks for a video of a kept photo, or for its 4K rendition: the specification names no command for that one. Asking again
 * for what is under way or ready changes nothing; asking for what failed tries again. A `photo` event tells how far it is.
 */
export const genVideo = command({
  name: 'GENVIDEO',
  area: 'photos',
  access: 'user',
  transport: 'post',
  request: z.object({
    id: z.string().check(z.maxLength(64)),
    kind: z._default(z.enum(RENDITION_KINDS), 'video'),
  }),
  response: z.object({ img: resultImage }),
  errors: [ERROR.notFound, ERROR.photoNotKept, ERROR.renditionOff],
});
