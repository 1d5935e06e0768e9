import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { SIGN_IN_WAY_NAMES } from '../login/sign-in-ways.ts';

/** The start-up configuration that a business may change without a new client. */
export const globalConf = command({
  name: 'GLOBALCONF',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['configuration'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({
    /** Changes when anything below changes. */
    version: z.string(),
    /** Versions of the texts that a user agrees to. */
    protocols: z.object({ service: z.string(), face: z.string(), square: z.string() }),
    /** Ways of signing in besides the phone's code for which there are keys, and which work on the caller's platform. */
    signin: z.array(z.enum(SIGN_IN_WAY_NAMES)),
    heartbeatInterval: z.number(),
    disable4k: z.boolean(),
    /** Videos can be made: the server has an encoder. */
    videos: z.boolean(),
    /** Photos of a batch that may be kept without paying. */
    freebatch: z.number(),
    /** Largest file that may be uploaded, bytes. */
    uploadbytes: z.number(),
    /** Days after which a photo that was not kept is deleted. */
    keepdays: z.number(),
    /** Most people besides the user of whom there may be photos in the studio. */
    familylength: z.number(),
    /** Fewest and most characters of a custom shoot's description. */
    custommin: z.number(),
    custommax: z.number(),
  }),
  errors: [],
});
export type GlobalConf = z.infer<typeof globalConf.response>;
