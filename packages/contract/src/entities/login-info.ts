import * as z from 'zod/mini';

/** What a client keeps of a login. Logged in means that `userid` and `tmppsw` are both present. */
export const loginInfo = z.object({
  userid: z.string(),
  /** Temporary password: sealed into every command, never shown. */
  tmppsw: z.string(),
  nick: z.string(),
  headimg: z.string(),
  /** The login came from the sister app. */
  liao: z.optional(z.boolean()),
});
export type LoginInfo = z.infer<typeof loginInfo>;

/** The same login under the names that the sign-in pages of third parties use. */
export const foreignLoginInfo = z.object({ Uid: z.string(), Psw: z.string(), Nick: z.string(), HeadUrl: z.string() });
export type ForeignLoginInfo = z.infer<typeof foreignLoginInfo>;

export function toLoginInfo(foreign: ForeignLoginInfo): LoginInfo {
  return { userid: foreign.Uid, tmppsw: foreign.Psw, nick: foreign.Nick, headimg: foreign.HeadUrl };
}

/** Logged in means that both halves of the login are there. */
export function isLoggedIn(login: { readonly userid?: string; readonly tmppsw?: string } | undefined): boolean {
  return Boolean(login?.userid) && Boolean(login?.tmppsw);
}
