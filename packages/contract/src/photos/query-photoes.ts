import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { resultImage } from './result-image.ts';

/** The album: photos that the user kept, the newest first. */
export const queryPhotoes = command({
  name: 'QUERYPHOTOES',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['photos', 'album'],
  changes: [],
  isLocalised: true,
  request: z.object({
    /** One person, several, or everything with the user in it. */
    id: z.enum(['single', 'group', 'involved']),
    page: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** Only photos of this theme. */
    filter: z.optional(z.string().check(z.maxLength(64))),
    /** Only photos of this person: a member, or the user's own uid. */
    fid: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({
    photos: z.array(resultImage),
    page: z.number(),
    total: z.number(),
    /** Every theme of which the user keeps a photo, whatever was asked for. */
    themes: z.array(z.string()),
  }),
  errors: [],
});
