import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** Photos were kept by their owner. */
export const photosKept = defineEvent(
  'photos.kept',
  z.strictObject({ uid: z.string(), photoIds: z.array(z.string()) }),
);
