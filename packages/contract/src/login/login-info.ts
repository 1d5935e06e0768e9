import * as z from 'zod/mini';

/** What a client keeps of a login. Logged in means that `userid` and `tmppsw` are both present. */
export const loginInfo = z.object({
  userid: z.string(),
  /** Temporary password: sealed into every command, never shown. */
  tmppsw: z.string(),
  nick: z.string(),
  /** Address of the portrait, as QUERYUSERINFO has it: for as long as addresses of pictures are good. */
  headimg: z.string(),
  /** The login was made within the sister app. */
  liao: z.optional(z.boolean()),
});
export type LoginInfo = z.infer<typeof loginInfo>;

/** Says to the server that this device has signed in to the account before. Opens nothing by itself, and names nobody. */
export const deviceMark = z.string().check(z.regex(/^[\w.-]{1,128}$/));
