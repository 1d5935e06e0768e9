import * as z from 'zod/mini';
import { personInfo } from './person-info.ts';
import { thirdParty } from './third-party.ts';

/** What the server keeps of a user beside the login. */
export const userConfig = z.object({
  uid: z.string(),
  /** International area code of the phone, with its plus sign. */
  area: z.string(),
  /** Addresses of the user's own face photos. */
  imgs: z.array(z.string()),
  /** Bonus points. */
  point: z.number(),
  /** Gold cards. */
  balance: z.number(),
  /** The person as described, see `personInfo`; absent until it was filled in. */
  info: z.optional(personInfo),
  /** The face was authenticated as a real person's. */
  isrpa: z.boolean(),
  /** The newest protocol versions were agreed to. */
  isagree: z.boolean(),
  /** Third-party accounts that are bound. */
  tpi: z.array(thirdParty),
});
export type UserConfig = z.infer<typeof userConfig>;
