import { RENDITION_KINDS } from '@kinora/contract';
import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** Photos were kept by their owner. */
export const photosKept = defineEvent(
  'photos.kept',
  z.strictObject({ uid: z.string(), photoIds: z.array(z.string()) }),
);

/** A 4K rendition or a video could not be made: nobody tries any more. */
export const renditionFailed = defineEvent(
  'rendition.failed',
  z.strictObject({ photoId: z.string(), kind: z.enum(RENDITION_KINDS) }),
);
