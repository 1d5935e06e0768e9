import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findIdentity, findSubject } from '../identities/index.ts';
import { insertCredential } from './attempts.store.ts';
import { beginAttempt } from './attempts.ts';
import { type ProvenIdentity, type SignedIn, type SignIn, signIn } from './sign-in.ts';

export const BIND_PHONE = 'bind phone';

interface Entrance extends SignIn {
  /** Known to the browser that signs in alone. */
  secret: string;
  /** The page that the user goes on to. */
  target?: string | undefined;
  /** What proved the identity, where only its provider says that it is good once. */
  credential?: string;
}

/** Ends a sign-in by what was proven: with a login, or with `phoneNeeded` and the way to bind one. */
export async function enter(deps: Deps, entrance: Entrance): Promise<SignedIn & { target?: string }> {
  const { identity, credential, secret, target } = entrance;
  const outcome = await deps.db.transaction().execute(async (tx) => {
    if (credential !== undefined) await useCredential(tx, deps, identity, credential);
    if (!(await lacksPhone(tx, deps, identity))) return signIn(tx, deps, entrance);
    const state = await beginAttempt(tx, deps, { purpose: BIND_PHONE, secret, kept: { identity, target } });
    return { state };
  });
  if ('state' in outcome) throw new AppError(ERROR.phoneNeeded, 'a phone first', [outcome.state]);
  return target === undefined ? outcome : { ...outcome, target };
}

/** Puts on record that a credential was shown. Throws AppError when it was shown before. */
export async function useCredential(
  tx: Db,
  deps: Deps,
  { provider }: ProvenIdentity,
  credential: string,
): Promise<void> {
  const index = deps.personal.blindIndex('credential', `${provider}:${credential}`);
  if (!(await insertCredential(tx, index, deps.now()))) throw new AppError(ERROR.signInRefused, 'shown before');
}

async function lacksPhone(tx: Db, deps: Deps, { provider, subjectIndex }: ProvenIdentity): Promise<boolean> {
  if (!deps.config.signIn.bindPhone.has(provider)) return false;
  const known = await findIdentity(tx, provider, subjectIndex);
  return !known || (await findSubject(tx, known.uid, 'phone')) === undefined;
}
