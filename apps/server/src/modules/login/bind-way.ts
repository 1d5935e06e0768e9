import { commandOf, ERROR, type SignInWay, type ThirdPartyCommand } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { deleteIdentities, findIdentity, listSubjectIndexes, listSubjects, lockIdentity } from '../identities/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { lockUser } from '../users/index.ts';
import { useCredential } from './enter.ts';
import { linkIdentity } from './link-identity.ts';
import { offerMerge } from './merge-proof.ts';
import { type ProofInput, proveBy } from './prove-by.ts';
import { bindingBy } from './provider-callbacks.ts';
import type { ProvenIdentity } from './sign-in.ts';

/** The command of a way that can be bound on the platform. Throws AppError where there is none. */
export function bindingCommand(way: SignInWay, platform: string): ThirdPartyCommand {
  const command = commandOf(way, platform);
  if (command === undefined || command === 'LOGINDEV') throw new AppError(ERROR.signInNotOffered, 'not bound so');
  return command;
}

/**
 * Makes what a third party knows the user by one more way into the account; its two ends are those of signing in. Where it leads to another
 * account and it was asked for, nothing changes but that what was proven now confirms a merger. Throws AppError.
 */
export async function bindWay(deps: Deps, actor: User, way: SignInWay, input: ProofInput & { mayOffer: boolean }) {
  const command = bindingCommand(way, actor.platform);
  const { uid, loginId } = actor;
  const { mayOffer, ...ends } = input;
  const proof = await proveBy(deps, { command, actor, input: ends, purpose: bindingBy(command), uid });
  if (proof.sentAway) return proof.sentAway;
  const { identity, credential, target } = proof;
  const merge = await deps.db.transaction().execute(async (tx) => {
    if (credential !== undefined) await useCredential(tx, deps, identity, credential);
    const holder = mayOffer ? await findHolder(tx, uid, identity) : undefined;
    if (holder !== undefined) return offerMerge(tx, deps, actor, { uid, secret: ends.secret, identity, holder });
    await addWay(tx, deps, { uid, loginId }, identity);
    return undefined;
  });
  return { ...(target !== undefined && { target }), ...(merge && { merge }) };
}

/** The other account that it opens, where the own one could have it. */
async function findHolder(
  tx: Db,
  uid: string,
  { provider, subjectIndex }: ProvenIdentity,
): Promise<string | undefined> {
  const holder = (await findIdentity(tx, provider, subjectIndex))?.uid;
  const isFree = (await listSubjectIndexes(tx, uid, provider)).length === 0;
  return holder !== uid && isFree ? holder : undefined;
}

/** Whose account it is, and by which login they are there. */
type Owner = Pick<User, 'uid' | 'loginId'>;

/** Makes what was proven one more way into the account, which its other devices are told. Throws AppError. */
export async function addWay(tx: Db, deps: Deps, owner: Owner, identity: ProvenIdentity): Promise<void> {
  if (await linkWay(tx, deps, owner.uid, identity)) await tellOfWay(tx, deps, owner, 'wayAdded', identity.provider);
}

/** Makes what was proven one more way into the account; false where it was. Throws AppError. */
export async function linkWay(tx: Db, deps: Deps, uid: string, identity: ProvenIdentity): Promise<boolean> {
  const { provider, subjectIndex } = identity;
  await lockIdentity(tx, provider, subjectIndex);
  const owner = await findIdentity(tx, provider, subjectIndex);
  if (owner?.uid === uid) return false;
  if (owner) throw new AppError(provider === 'phone' ? ERROR.phoneTaken : ERROR.wayTaken, 'leads to another account');
  await lockUser(tx, uid);
  if ((await listSubjectIndexes(tx, uid, provider)).length > 0)
    throw new AppError(ERROR.badRequest, 'another one of that kind is bound');
  await linkIdentity(tx, deps, identity, uid);
  return true;
}

/** Whoever took a login over must not add a way of their own unseen. */
async function tellOfWay(
  tx: Db,
  deps: Deps,
  { uid, loginId }: Owner,
  template: 'wayAdded' | 'wayRemoved',
  way: ProvenIdentity['provider'],
): Promise<void> {
  const about = { uid, key: `${template}:${way}:${deps.now()}`, type: MESSAGE_TYPE.login, extra: loginId };
  await sendMessage(tx, deps, { ...about, template, args: { way } });
}

/** Takes a way into the account away, which its other devices are told; never the last one that is open. Throws AppError. */
export async function unbindWay(deps: Deps, { uid, loginId }: User, way: SignInWay): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    const ways = await listSubjects(tx, uid);
    if (!ways.some(({ provider }) => provider === way)) throw new AppError(ERROR.notFound, 'is not bound');
    const open = new Set(['phone', 'device', ...Object.values(deps.signIn.doors).map(({ provider }) => provider)]);
    if (!ways.some(({ provider }) => provider !== way && open.has(provider)))
      throw new AppError(ERROR.lastWay, 'nothing else opens the account');
    await deleteIdentities(tx, uid, way);
    await tellOfWay(tx, deps, { uid, loginId }, 'wayRemoved', way);
  });
}
