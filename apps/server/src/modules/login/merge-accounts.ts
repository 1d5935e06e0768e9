import { CODE_TYPE, ERROR } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { accountMerged } from '../../events/account-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import {
  deleteIdentities,
  findIdentity,
  listSubjectIndexes,
  lockIdentity,
  moveIdentities,
} from '../identities/index.ts';
import { changeUser, deleteUser, lockUserWhole, readUser } from '../users/index.ts';
import { dropPhone } from './bind-phone.ts';
import { noteEnds } from './ended-logins.store.ts';
import { takeMergeProof } from './merge-proof.ts';
import { phoneIdentity } from './phone-identity.ts';
import { takePhoneProof } from './phone-proof.ts';

interface Confirmation {
  proof: string;
  secret: string;
  /** Of the phone that the account has, where it was not proven for the offer. */
  old?: string | undefined;
}

/**
 * Makes everything of the other account that was proven part of the one that is signed in, in one transaction: whole or not at all. The
 * other account is gone afterwards with its logins. Confirmed a second time it changes nothing. Throws AppError.
 */
export async function mergeAccounts(deps: Deps, { uid }: User, confirmation: Confirmation): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { identity, holder, former, isDone } = await takeMergeProof(tx, deps, uid, confirmation);
    const { provider, subjectIndex } = identity;
    await lockIdentity(tx, provider, subjectIndex);
    const opened = (await findIdentity(tx, provider, subjectIndex))?.uid;
    if (isDone && opened === uid) return;
    if (isDone || opened !== holder) throw new AppError(ERROR.signInOver, 'it opens another account by now');
    for (const one of [uid, holder].toSorted()) await lockUserWhole(tx, one);
    if ((await readUser(tx, uid)).closes_at !== null)
      throw new AppError(ERROR.notAllowed, 'the account that would stay is about to be closed');
    const [own] = await listSubjectIndexes(tx, uid, 'phone');
    if (own !== undefined && own !== former) await proveOwnPhone(tx, deps, { uid, own, ...confirmation });
    // An account has one phone: the one that was just proven, else that of the account that stays.
    if (own !== undefined && provider === 'phone') await dropPhone(tx, deps, uid);
    else if (own !== undefined) await deleteIdentities(tx, holder, 'phone');
    await moveIdentities(tx, holder, uid);
    await keepChosen(tx, holder, uid);
    await publish(tx, deps, accountMerged, { from: holder, to: uid });
    await noteEnds(tx, holder, 'merged', deps.now());
    await deleteUser(tx, holder);
  });
}

/** A name or a portrait that their user chose stays where the account that stays has none but what it was given. */
async function keepChosen(tx: Db, from: string, to: string): Promise<void> {
  const [gone, own] = [await readUser(tx, from), await readUser(tx, to)];
  if (own.is_nick_given && !gone.is_nick_given) await changeUser(tx, to, { nick: gone.nick });
  if (own.headimg === '' && gone.headimg !== '') await changeUser(tx, to, { headimg: gone.headimg });
}

type OwnPhone = Confirmation & { uid: string; own: string };

async function proveOwnPhone(tx: Db, deps: Deps, { uid, own, old, secret }: OwnPhone): Promise<void> {
  if (old === undefined) throw new AppError(ERROR.codeExpired, 'the phone of the account is not proven');
  const proven = await takePhoneProof(tx, deps, { sn: old, secret, type: CODE_TYPE.oldPhone, uid });
  if (phoneIdentity(deps, proven).subjectIndex !== own)
    throw new AppError(ERROR.codeExpired, 'not the phone of the account any more');
}
