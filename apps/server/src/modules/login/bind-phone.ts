import { CODE_TYPE, ERROR, type MergeOfferView } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { deleteIdentities, findIdentity, listSubjectIndexes, lockIdentity } from '../identities/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { lockUser } from '../users/index.ts';
import { addWay, linkWay } from './bind-way.ts';
import { offerMerge } from './merge-proof.ts';
import { takeOwnerProof } from './owner-proof.ts';
import { phoneIdentity } from './phone-identity.ts';
import { takePhoneProof } from './phone-proof.ts';

/** A phone that was proven, and the proof of the one whose place it takes. */
export interface PhoneChange {
  sn: string;
  old?: string | undefined;
  /** Where that one is lost: what proves the owner instead. */
  owner?: string | undefined;
  secret: string;
  /** Whether a merger is offered where the phone has an account. */
  mayOffer: boolean;
}

/**
 * Binds a phone, or puts it in the place of the former one, which must be proven as well. Where the phone has an account and it was asked
 * for, nothing changes but that what was proven now confirms a merger. Throws AppError.
 */
export async function bindPhone(deps: Deps, actor: User, change: PhoneChange): Promise<MergeOfferView | undefined> {
  const { uid, loginId } = actor;
  const { sn, secret, mayOffer } = change;
  return transact(deps.db, async (tx) => {
    const phone = await takePhoneProof(tx, deps, { sn, secret, type: CODE_TYPE.changePhone, uid });
    const identity = phoneIdentity(deps, phone);
    await lockIdentity(tx, 'phone', identity.subjectIndex);
    await lockUser(tx, uid);
    const former = await takeFormer(tx, deps, uid, change);
    const holder = (await findIdentity(tx, 'phone', identity.subjectIndex))?.uid;
    if (mayOffer && holder !== undefined && holder !== uid)
      return offerMerge(tx, deps, actor, { uid, secret, identity, holder, former });
    if (former === undefined) await addWay(tx, deps, { uid, loginId }, identity);
    else {
      if (former !== identity.subjectIndex) await dropPhone(tx, deps, uid);
      await linkWay(tx, deps, uid, identity);
    }
    return undefined;
  });
}

/** Takes the account's phone away, since another one comes in its place, which its devices are told. */
export async function dropPhone(tx: Db, deps: Deps, uid: string): Promise<void> {
  await deleteIdentities(tx, uid, 'phone');
  const about = { uid, key: `phone:${uid}:${deps.now()}`, type: MESSAGE_TYPE.login, extra: '' };
  await sendMessage(tx, deps, { ...about, template: 'phoneChanged', args: {} });
}

/** Takes the proof of the phone that the account has, or of its owner; undefined when it has none. Throws AppError. */
async function takeFormer(
  tx: Db,
  deps: Deps,
  uid: string,
  { old, owner, secret }: PhoneChange,
): Promise<string | undefined> {
  const [own] = await listSubjectIndexes(tx, uid, 'phone');
  if (own === undefined) return undefined;
  if (owner !== undefined) {
    await takeOwnerProof(tx, deps, { uid, proof: owner, secret });
    return own;
  }
  if (old === undefined) throw new AppError(ERROR.codeExpired, 'the former phone is not proven');
  const proven = await takePhoneProof(tx, deps, { sn: old, secret, type: CODE_TYPE.oldPhone, uid });
  const former = phoneIdentity(deps, proven).subjectIndex;
  if ((await findIdentity(tx, 'phone', former))?.uid !== uid)
    throw new AppError(ERROR.codeExpired, 'not the phone of the account any more');
  return former;
}
