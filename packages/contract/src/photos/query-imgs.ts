import * as z from 'zod/mini';
import { command } from '../command.ts';
import { resultImage } from '../entities/result-image.ts';

/** Photos by id, with fresh addresses. Ids that the user may not see are left out. */
export const queryImgs = command({
  name: 'QUERYIMGS',
  area: 'photos',
  access: 'user',
  transport: 'query',
  request: z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ imgs: z.array(resultImage) }),
  errors: [],
});
