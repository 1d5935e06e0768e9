import { deviceKindOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { phoneLinked } from '../../events/account-events.ts';
import { publish } from '../../events/publish.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { newUid } from '../../identifiers.ts';
import { recordConsent } from '../consents/index.ts';
import { findIdentity, type IdentityProvider, insertIdentity, lockIdentity } from '../identities/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { insertUser, newNumber, readUser, type UserRow } from '../users/index.ts';
import { isMarkOf, newDeviceMark } from './asker.ts';
import { LOGIN_LIFE_MS } from './login.policy.ts';
import { insertLogin } from './login.store.ts';
import { describeLogin, type MadeLogin } from './login-answer.ts';
import { hashPassword, indexAttempt, indexDevice, newPassword } from './login-secrets.ts';
import { refuseResting } from './refuse-resting.ts';

/** What a way of signing in has proven: that whoever calls is known to the provider by this subject. */
export interface ProvenIdentity {
  provider: IdentityProvider;
  /** Blind index of the subject. */
  subjectIndex: string;
  /** What the provider knows them by; of a phone the number in E.164. */
  subject: string;
  /** Of the id of a device: blind index of the machine that alone shows it, where it has a key. */
  deviceIndex?: string | undefined;
}

/** What every way of signing in says besides. */
export interface Said {
  /** Version of the service agreement that was agreed to. */
  agreed: string;
  /** Mark of the device from its last sign-in. */
  device?: string | undefined;
  /** Where the user came from. */
  QuDaoId?: string | undefined;
  QuDaoArg?: string | undefined;
  /** How a new account is called; as newcomers are where none was told. */
  nick?: string | undefined;
}

export interface SignIn {
  identity: ProvenIdentity;
  actor: Actor;
  said: Said;
  /** What its client alone knows: shown again, it is answered again, see {@link resumeSignIn}. */
  attempt?: string | undefined;
}

/**
 * The one way in: the account of a proven identity, made when there is none, and a login of this device. Whatever proved the
 * identity (a code that is used up, a ticket) belongs into the same transaction.
 */
export async function signIn(tx: Db, deps: Deps, order: SignIn): Promise<MadeLogin> {
  const now = deps.now();
  const { actor, said } = order;
  const { user, created } = await findOrCreateUser(tx, deps, order, now);
  const { uid } = user;
  await recordConsent(tx, deps, { uid, kind: 'service', version: said.agreed, locale: actor.locale, now });
  const tmppsw = newPassword();
  const loginId = await insertLogin(tx, {
    uid,
    passwordHash: hashPassword(deps.personal, uid, tmppsw),
    platform: actor.platform,
    system: actor.system,
    now,
    expiresAt: now + LOGIN_LIFE_MS,
    deviceIndex: actor.deviceKey === null ? null : indexDevice(deps.personal, uid, actor.deviceKey),
    attemptIndex: order.attempt === undefined ? null : indexAttempt(deps.personal, order.attempt),
  });
  const isKnown = said.device !== undefined && isMarkOf(deps.personal, { uid, key: actor.deviceKey }, said.device);
  if (!created && !isKnown) await tellOfNewDevice(tx, deps, { uid, loginId, system: actor.system });
  const device = newDeviceMark(deps.personal, { uid, key: actor.deviceKey }, isKnown ? said.device : undefined);
  return { ...describeLogin(actor, user), tmppsw, created, device };
}

/** A login that its owner does not know of is told to the devices that they do know. */
async function tellOfNewDevice(
  tx: Db,
  deps: Deps,
  { uid, loginId, system }: { uid: string; loginId: string; system: string },
): Promise<void> {
  const device = deviceKindOf(system);
  const about = { uid, key: `login:${loginId}`, type: MESSAGE_TYPE.login, extra: loginId };
  await sendMessage(tx, deps, { ...about, template: 'newDevice', args: { device } });
}

/** Two at once with the same identity get the same account. */
async function findOrCreateUser(
  tx: Db,
  deps: Deps,
  { identity, said }: SignIn,
  now: number,
): Promise<{ user: UserRow; created: boolean }> {
  const { provider, subjectIndex, subject, deviceIndex } = identity;
  await lockIdentity(tx, provider, subjectIndex);
  const known = await findIdentity(tx, provider, subjectIndex);
  if (known) return { user: await readUser(tx, known.uid), created: false };
  await refuseResting(tx, deps, identity);
  const channel = { channelId: said.QuDaoId ?? null, channelArg: said.QuDaoArg ?? null };
  const nick = said.nick ?? newNumber();
  const user = await insertUser(tx, { uid: newUid(), nick, isNickGiven: said.nick === undefined, ...channel, now });
  const subjectSealed = deps.personal.encrypt(subject);
  await insertIdentity(tx, { provider, subjectIndex, subjectSealed, uid: user.uid, now, deviceIndex });
  if (provider === 'phone') await publish(tx, deps, phoneLinked, { uid: user.uid, phone: subjectIndex });
  return { user, created: true };
}
