import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { resultImage } from './result-image.ts';

/** Photos by id, with fresh addresses. Ids that the user may not see are left out. */
export const queryImgs = command({
  name: 'QUERYIMGS',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['photos'],
  changes: [],
  isLocalised: true,
  request: z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ imgs: z.array(resultImage) }),
  errors: [],
});
