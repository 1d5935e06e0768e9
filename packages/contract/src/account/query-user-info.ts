import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { personInfo } from '../family/person-info.ts';
import { loggedInDevice } from '../login/device-kinds.ts';
import { SIGN_IN_WAY_NAMES } from '../login/sign-in-ways.ts';
import { certificateReceipt } from './certificate.ts';
import { closingView } from './closing-view.ts';
import { purposeAnswer } from './purposes.ts';

/** The user's own account. */
export const queryUserInfo = command({
  name: 'QUERYUSERINFO',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['account', 'faces', 'album'],
  changes: [],
  isLocalised: true,
  /** `storage` asks for how much room the user's files take, `devices` for where the user is logged in, `closing` for what closing the account would cost. */
  request: z.object({
    storage: z.optional(z.boolean()),
    devices: z.optional(z.boolean()),
    closing: z.optional(z.boolean()),
  }),
  response: z.object({
    uid: z.string(),
    nick: z.string(),
    /** Address of the portrait that was chosen, else of the newest face that is the user's own; empty without one. */
    headimg: z.string(),
    area: z.string(),
    /** What the user said of themselves. */
    info: personInfo,
    /** Phone with its middle digits hidden. */
    phone: z.string(),
    /** Other ways into the account that are bound, and since when, server time in ms. */
    tpi: z.array(z.object({ type: z.enum(SIGN_IN_WAY_NAMES), at: z.number() })),
    /** The newest protocol versions were agreed to. */
    isagree: z.boolean(),
    /** Consent to the use of the face is on record for the newest version. */
    faceagree: z.boolean(),
    /** The consents that stand, one of each kind and version: when each was given, server time in ms. */
    consents: z.array(z.object({ kind: z.enum(['service', 'face', 'square']), version: z.string(), at: z.number() })),
    /** What was answered to each purpose that is asked for, for the user and each of their people. */
    purposes: z.array(purposeAnswer),
    /** They said that they are too young to decide by themselves: only a guardian's account shoots them. */
    underage: z.boolean(),
    /** The face was authenticated as a real person's. */
    isrpa: z.boolean(),
    /** A person of the studio has accepted the user without a check (FACEAUTHREVIEW): none of their photos needs one. */
    isreviewed: z.optional(z.literal(true)),
    /** Counts for the Me page. */
    photos: z.number(),
    faces: z.number(),
    unread: z.number(),
    /** What the user can spend: gold cards, bonus points, liao coins. Absent where there is no shop. */
    balance: z.optional(z.number()),
    point: z.optional(z.number()),
    coin: z.optional(z.number()),
    /** Coupons that can be used, those first that expire soonest: how many, and until when, server time in ms; without it for good. */
    coupons: z.optional(z.array(z.object({ count: z.number(), expires_at: z.optional(z.number()) }))),
    /** Gold cards that they may give away today: of those that they bought. */
    sendcard: z.optional(z.number()),
    /** Server time in ms from which more of them may be given; only where a day's are given away. */
    sendcard_at: z.optional(z.number()),
    /** Bytes of the user's faces, photos and what was made of them; only where it was asked for. */
    storage: z.optional(z.number()),
    /** The logins that hold, the one that was used last first; only where they were asked for. */
    devices: z.optional(z.array(loggedInDevice)),
    /** When the account closes, server time in ms; absent where nobody asked for that. */
    closes_at: z.optional(z.number()),
    closing: z.optional(closingView),
    /** What leads to the certificate of the destruction, told with `closing` where the account is to be closed. */
    certificate: z.optional(certificateReceipt),
  }),
  errors: [],
});
export type UserInfo = z.infer<typeof queryUserInfo.response>;
