import { ERROR, type MergeOfferView } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { countLosses } from '../closing/index.ts';
import { findSubject } from '../identities/index.ts';
import { nameOf, readUser } from '../users/index.ts';
import { beginAttempt, type Kept, recallAttempt, takeAttempt } from './attempts.ts';
import { listLogins } from './login.store.ts';
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
export async function offerMerge(
  tx: Db,
  deps: Deps,
  { locale }: Pick<Actor, 'locale'>,
  { uid, secret, ...proven }: Proven,
): Promise<MergeOfferView> {
  const { identity, holder } = proven;
  const proof = await beginAttempt(tx, deps, { purpose: PURPOSE, secret, uid, kept: proven });
  const brings = await countLosses({ ...deps, db: tx }, holder);
  const user = await readUser(tx, holder);
  const devices = (await listLogins(tx, holder, deps.now())).length;
  const [own, other] = [await maskedPhoneOf(tx, deps, uid), await maskedPhoneOf(tx, deps, holder)];
  // Of two phones the one that was just proven counts, else that of the account that stays.
  const isPhone = identity.provider === 'phone';
  return {
    ...{ proof, brings },
    whose: {
      nick: await nameOf(user, locale),
      since: user.created_at,
      devices,
      ...(other !== undefined && { phone: other }),
    },
    ...(!isPhone && own !== undefined && other !== undefined && { phone: other }),
    ...(isPhone && own !== undefined && { own_phone: own }),
  };
}

async function maskedPhoneOf(tx: Db, deps: Deps, uid: string): Promise<string | undefined> {
  const sealed = await findSubject(tx, uid, 'phone');
  if (sealed === undefined) return undefined;
  const { area, national } = readPhoneNumber(deps.personal.decrypt(sealed));
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
