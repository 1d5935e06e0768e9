import * as z from 'zod/mini';
import { SIGN_IN_WAY_NAMES } from '../login/sign-in-ways.ts';

/** What of the configuration changes together, each part with a version of its own. */
export const configParts = {
  protocols: z.object({
    /** Versions of the texts that a user agrees to. */
    protocols: z.object({ service: z.string(), face: z.string(), square: z.string() }),
  }),
  signin: z.object({
    /** Ways of signing in besides the phone's code for which there are keys, and which work on the caller's platform. */
    signin: z.array(z.enum(SIGN_IN_WAY_NAMES)),
  }),
  limits: z.object({
    /** How often a client that stays open asks for what is new, ms. */
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
} as const;

/** A version a part; it changes when anything in the part does. */
export const configVersions = z.object({ protocols: z.string(), signin: z.string(), limits: z.string() });
