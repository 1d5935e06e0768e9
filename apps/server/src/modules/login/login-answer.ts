import type { LoginInfo } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { portraitOf } from '../portraits/index.ts';
import { noteName, readNoted, type UserRow } from '../users/index.ts';

/** A login with what the device keeps beyond it. */
export type SignedIn = LoginInfo & { created: boolean; device: string; closes_at?: number };

/** A login within the transaction that makes it, its user's name as it is noted: their portrait is looked for after that, see {@link withPortrait}. */
export type MadeLogin = Omit<SignedIn, 'headimg'> & { portraitId: string };

/** What an answer to a sign-in says of whose login it is. */
export function describeLogin({ platform }: Actor, user: UserRow) {
  const { uid, headimg, closes_at } = user;
  const ofSisterApp = platform === 'h5ll' && { liao: true };
  const nick = noteName(user);
  return { userid: uid, nick, portraitId: headimg, ...ofSisterApp, ...(closes_at !== null && { closes_at }) };
}

/** The answer of a login that was made, once its transaction has ended. */
export async function withPortrait<Made extends MadeLogin>(deps: Deps, { locale }: Actor, made: Made) {
  const { portraitId, ...login } = made;
  // Who has just come has no picture yet.
  const headimg = made.created ? '' : await portraitOf(deps, { uid: made.userid, locale }, portraitId);
  return { ...login, nick: await readNoted(login.nick, locale), headimg };
}
