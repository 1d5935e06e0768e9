import { ERROR, type MergeOfferView } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { countLosses } from '../closing/index.ts';
import { findSubject } from '../identities/index.ts';
import { beginAttempt, type Kept, recallAttempt, takeAttempt } from './attempts.ts';
import { maskPhoneNumber, readPhoneNumber } from './phone-number.ts';
import type { ProvenIdentity } from './sign-in.ts';

const PURPOSE = 'merge';

/** Two accounts that one person has proven: their own by its login, the other by a way into it. */
interface Proven {
  uid: string;
  secret: string;
  identity: ProvenIdentity;
  /** The account that it opens. */
  holder: string;
  /** The phone of the own account as its blind index, where that was proven as well. */
  former?: string | undefined;
}

/** Puts both proofs on record, sealed: good for ten minutes, for this account and secret, and for no third account. */
export async function offerMerge(tx: Db, deps: Deps, { uid, secret, ...proven }: Proven): Promise<MergeOfferView> {
  const { identity, holder } = proven;
  const proof = await beginAttempt(tx, deps, { purpose: PURPOSE, secret, uid, kept: proven });
  const brings = await countLosses({ ...deps, db: tx }, holder);
  const phone = identity.provider === 'phone' ? undefined : await phoneThatGoes(tx, deps, uid, holder);
  return { proof, brings, ...(phone !== undefined && { phone }) };
}

/** Of two phones that of the account that stays counts; the other one, masked. */
async function phoneThatGoes(tx: Db, deps: Deps, uid: string, holder: string): Promise<string | undefined> {
  const other = await findSubject(tx, holder, 'phone');
  if (other === undefined || (await findSubject(tx, uid, 'phone')) === undefined) return undefined;
  const { area, national } = readPhoneNumber(deps.personal.decrypt(other));
  return `${area} ${maskPhoneNumber(national)}`;
}

/** What was proven, and whether the merger was confirmed by it already. Throws AppError. */
export async function takeMergeProof(
  tx: Db,
  deps: Deps,
  uid: string,
  { proof, secret }: { proof: string; secret: string },
) {
  const claim = { purpose: PURPOSE, uid, state: proof, secret };
  try {
    return { ...whole(await takeAttempt(tx, deps, claim)), isDone: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.id !== ERROR.signInOver) throw error;
    return { ...whole(await recallAttempt(tx, deps, claim)), isDone: true };
  }
}

function whole({ identity, holder, former }: Kept) {
  if (identity === undefined || holder === undefined) throw new TypeError('a merger without its other account');
  return { identity, holder, former };
}
