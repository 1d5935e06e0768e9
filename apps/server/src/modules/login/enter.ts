import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findIdentity, findSubject } from '../identities/index.ts';
import { insertCredential } from './attempts.store.ts';
import { beginAttempt } from './attempts.ts';
import { dayOf } from './daily-codes.ts';
import { type SignedIn, withPortrait } from './login-answer.ts';
import { type ProvenIdentity, type SignIn, signIn } from './sign-in.ts';
import { tellOfCopy } from './tell-of-copy.ts';

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
    if (credential !== undefined && !(await isFirstUse(tx, deps, identity, credential))) return 'shown before';
    if (!(await lacksPhone(tx, deps, identity))) return signIn(tx, deps, entrance);
    const state = await beginAttempt(tx, deps, { purpose: BIND_PHONE, secret, kept: { identity, target } });
    return { state };
  });
  if (outcome === 'shown before') {
    await tellOfReplay(deps, identity);
    throw shownBefore();
  }
  if ('state' in outcome) throw new AppError(ERROR.phoneNeeded, 'a phone first', [outcome.state]);
  const login = await withPortrait(deps, entrance.actor, outcome);
  return target === undefined ? login : { ...login, target };
}

const shownBefore = () => new AppError(ERROR.signInRefused, 'shown before');

/** Puts on record that a credential was shown; false when it was shown before. */
function isFirstUse(
  tx: Db,
  deps: Deps,
  { provider }: Pick<ProvenIdentity, 'provider'>,
  credential: string,
): Promise<boolean> {
  const index = deps.personal.blindIndex('credential', `${provider}:${credential}`);
  return insertCredential(tx, index, deps.now());
}

/** Puts on record that a credential was shown. Throws AppError when it was shown before. */
export async function useCredential(
  tx: Db,
  deps: Deps,
  identity: Pick<ProvenIdentity, 'provider'>,
  credential: string,
): Promise<void> {
  if (!(await isFirstUse(tx, deps, identity, credential))) throw shownBefore();
}

/** Whose it is has signed in with it: somebody has a copy, of which they hear once a day. */
async function tellOfReplay(deps: Deps, { provider, subjectIndex }: ProvenIdentity): Promise<void> {
  const owner = await findIdentity(deps.db, provider, subjectIndex);
  if (owner) await tellOfCopy(deps, owner.uid, `credential-replayed:${provider}:${dayOf(deps.now())}`);
}

async function lacksPhone(tx: Db, deps: Deps, { provider, subjectIndex }: ProvenIdentity): Promise<boolean> {
  if (!deps.config.signIn.bindPhone.has(provider)) return false;
  const known = await findIdentity(tx, provider, subjectIndex);
  return !known || (await findSubject(tx, known.uid, 'phone')) === undefined;
}
