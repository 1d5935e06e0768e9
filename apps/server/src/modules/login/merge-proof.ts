import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { beginAttempt, takeAttempt } from './attempts.ts';

const PURPOSE = 'merge';

/** Two accounts that one person has proven: their own by its login, the other by its phone. */
interface Proven {
  uid: string;
  secret: string;
  phone: string;
  /** The account that the phone opens. */
  holder: string;
  /** The own phone whose place it takes, as its blind index. */
  former: string | undefined;
}

/** What confirms a merger, and with which account. */
export interface MergeOffer {
  proof: string;
  holder: string;
}

/** Puts both proofs on record, sealed: good once, for ten minutes, for this account and secret, and for no third account. */
export async function offerMerge(tx: Db, deps: Deps, { uid, secret, ...proven }: Proven): Promise<MergeOffer> {
  const proof = await beginAttempt(tx, deps, { purpose: PURPOSE, secret, uid, kept: proven });
  return { proof, holder: proven.holder };
}

/** What was proven. Throws AppError. */
export async function takeMergeProof(tx: Db, deps: Deps, uid: string, proof: { proof: string; secret: string }) {
  const claim = { purpose: PURPOSE, uid, state: proof.proof, secret: proof.secret };
  const { phone, holder, former } = await takeAttempt(tx, deps, claim).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(ERROR.codeExpired, 'no such merger was offered, or not any more');
  });
  if (phone === undefined || holder === undefined) throw new TypeError('a merger without its other account');
  return { phone, holder, former };
}
