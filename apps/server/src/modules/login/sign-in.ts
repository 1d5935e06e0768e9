import type { LoginInfo } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/handler.ts';
import { newUid } from '../../identifiers.ts';
import { recordConsent } from '../consents/index.ts';
import { findIdentity, type IdentityProvider, insertIdentity, lockIdentity } from '../identities/index.ts';
import { insertUser, readUser, type UserRow } from '../users/index.ts';
import { LOGIN_LIFE_MS } from './login.policy.ts';
import { insertLogin } from './login.store.ts';
import { hashPassword, newNick, newPassword } from './login-secrets.ts';

/** What a way of signing in has proven: that whoever calls is known to the provider by this subject. */
export interface ProvenIdentity {
  provider: IdentityProvider;
  /** Blind index of the subject. */
  subjectIndex: string;
  /** What the provider knows them by; of a phone the number in E.164. */
  subject: string;
}

export interface SignIn {
  identity: ProvenIdentity;
  actor: Actor;
  /** Version of the service agreement that was agreed to. */
  agreed: string;
  /** Where the user came from. */
  channelId: string | null;
  channelArg: string | null;
}

/**
 * The one way in: the account of a proven identity, made when there is none, and a login of this device. Whatever proved the
 * identity (a code that is used up, a ticket) belongs into the same transaction.
 */
export async function signIn(tx: Db, deps: Deps, order: SignIn): Promise<LoginInfo & { created: boolean }> {
  const now = deps.now();
  const { user, created } = await findOrCreateUser(tx, deps, order, now);
  await recordConsent(tx, { uid: user.uid, kind: 'service', version: order.agreed, now });
  const tmppsw = newPassword();
  await insertLogin(tx, {
    uid: user.uid,
    passwordHash: hashPassword(deps.personal, user.uid, tmppsw),
    platform: order.actor.platform,
    now,
    expiresAt: now + LOGIN_LIFE_MS,
  });
  return { userid: user.uid, tmppsw, nick: user.nick, headimg: '', created };
}

/** Two at once with the same identity get the same account. */
async function findOrCreateUser(
  tx: Db,
  deps: Deps,
  { identity, channelId, channelArg }: SignIn,
  now: number,
): Promise<{ user: UserRow; created: boolean }> {
  const { provider, subjectIndex, subject } = identity;
  await lockIdentity(tx, provider, subjectIndex);
  const known = await findIdentity(tx, provider, subjectIndex);
  if (known) return { user: await readUser(tx, known.uid), created: false };
  const user = await insertUser(tx, { uid: newUid(), nick: newNick(), channelId, channelArg, now });
  const subjectSealed = deps.personal.encrypt(subject);
  await insertIdentity(tx, { provider, subjectIndex, subjectSealed, uid: user.uid, now });
  return { user, created: true };
}
