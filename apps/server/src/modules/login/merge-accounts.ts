import { ERROR } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
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
import { deleteUser, lockUserWhole, readUser } from '../users/index.ts';
import { takeMergeProof } from './merge-proof.ts';
import { phoneIdentity } from './phone-identity.ts';

/**
 * Makes everything of the account that the proven phone opens part of the one that is signed in, in one transaction: whole or not at
 * all. The other account is gone afterwards with its logins. Throws AppError.
 */
export async function mergeAccounts(
  deps: Deps,
  { uid }: User,
  confirmation: { proof: string; secret: string },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { phone, holder, former } = await takeMergeProof(tx, deps, uid, confirmation);
    const { subjectIndex } = phoneIdentity(deps, phone);
    await lockIdentity(tx, 'phone', subjectIndex);
    if ((await findIdentity(tx, 'phone', subjectIndex))?.uid !== holder)
      throw new AppError(ERROR.codeExpired, 'the phone opens another account by now');
    for (const one of [uid, holder].toSorted()) await lockUserWhole(tx, one);
    if ((await readUser(tx, uid)).closes_at !== null)
      throw new AppError(ERROR.notAllowed, 'the account that would stay is about to be closed');
    const [own] = await listSubjectIndexes(tx, uid, 'phone');
    if (own !== former) throw new AppError(ERROR.codeExpired, 'not the phone of the account any more');
    if (own !== undefined) await deleteIdentities(tx, uid, 'phone');
    await moveIdentities(tx, holder, uid);
    await publish(tx, deps, accountMerged, { from: holder, to: uid });
    await deleteUser(tx, holder);
  });
}
