import * as z from 'zod/mini';
import { oneTapOffer } from '../login/one-tap-offer.ts';
import { SIGN_IN_WAY_NAMES } from '../login/sign-in-ways.ts';
import { REAL_PERSON_POLICIES } from '../real-person/policies.ts';

/** What of the configuration changes together, each part with a version of its own. */
export const configParts = {
  protocols: z.object({
    /** Versions of the texts that a user agrees to; of a purpose empty where nobody is asked for it. */
    protocols: z.object({
      service: z.string(),
      face: z.string(),
      square: z.string(),
      covers: z.string(),
      outside: z.string(),
    }),
    /** Services outside of the studio's machine that pictures go to, with consent: ids of the texts `service.<id>`, or names. */
    services: z.array(z.string()),
  }),
  signin: z.object({
    /** Ways of signing in besides the phone's code for which there are keys, and which work on the caller's platform. */
    signin: z.array(z.enum(SIGN_IN_WAY_NAMES)),
    /** How the telephone's own number signs in with one tap there; absent where nobody would tell it. */
    onetap: z.optional(oneTapOffer),
  }),
  limits: z.object({
    /** How often a client that stays open asks for what is new, ms. */
    heartbeatInterval: z.number(),
    disable4k: z.boolean(),
    /** There are gold cards, bonus points and liao coins; else everything is free. */
    shop: z.boolean(),
    /** Gold cards that keeping a photo costs beyond the free ones of its shoot; 0: all are free. */
    photocards: z.number(),
    /** The same of a custom shoot's. */
    customcards: z.number(),
    /** What the 4K rendition of a photo costs, and a video; 0: nothing. */
    fourkcards: z.number(),
    videocards: z.number(),
    /** Photos can be ordered as prints. */
    prints: z.boolean(),
    /** Gold cards that one user may give away in 24 hours, and days after which those that nobody took go back; 0: none are given. */
    giftlimit: z.number(),
    giftwaitdays: z.number(),
    /** Videos can be made: the server has an encoder. */
    videos: z.boolean(),
    /** Largest file that may be uploaded, bytes. */
    uploadbytes: z.number(),
    /** Days after which a photo that was not kept is deleted. */
    keepdays: z.number(),
    /** Seconds past its estimate after which a shoot is said to take longer. */
    oversec: z.number(),
    /** Most people besides the user of whom there may be photos in the studio. */
    familylength: z.number(),
    /** Days in which the closing of an account can be taken back; 0: none. */
    closingdays: z.number(),
    /** Age below which a guardian decides for somebody; 0: nobody does. */
    guardianage: z.number(),
    /** Fewest and most characters of a custom shoot's description. */
    custommin: z.number(),
    custommax: z.number(),
    /** Whether a shoot with an uploaded face needs a real person's check, or who asks for it finds it. */
    realperson: z.enum(REAL_PERSON_POLICIES),
    /** Who checks: the studio before its own camera page, or a service on its page. */
    realpersonby: z.enum(['studio', 'aliyun', 'tencent']),
    /** The check needs the name and the number of the identity card. */
    realpersonid: z.boolean(),
    /** The server cuts the frames out of a clip where the machine cannot. */
    realpersonclip: z.boolean(),
    /** Who cannot or will not take the check may ask the operator instead. */
    realpersonreview: z.boolean(),
  }),
} as const;

/** A version a part; it changes when anything in the part does. */
export const configVersions = z.object({ protocols: z.string(), signin: z.string(), limits: z.string() });
