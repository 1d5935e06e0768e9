import { ERROR, OWNER_PROOF_DAYS, type SignInWay } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { findIdentity } from '../identities/index.ts';
import { beginAttempt, takeAttempt } from './attempts.ts';
import { bindingCommand } from './bind-way.ts';
import { useCredential } from './enter.ts';
import { OWNER_PROOF_AGE_MS } from './login.policy.ts';
import { type ProofInput, proveBy } from './prove-by.ts';
import { provingBy } from './provider-callbacks.ts';

const PURPOSE = 'owner';

/**
 * Lets a third party prove whose account it is, in the place of a phone that is lost; its two ends are those of signing in. Throws
 * AppError, also for a way that has not been bound for long: whoever took a login over could have bound it.
 */
export async function proveOwner(deps: Deps, actor: User, way: SignInWay, input: ProofInput) {
  const command = bindingCommand(way, actor.platform);
  const { uid } = actor;
  const proof = await proveBy(deps, { command, actor, input, purpose: provingBy(command), uid });
  if (proof.sentAway) return proof.sentAway;
  const { identity, credential, target } = proof;
  return deps.db.transaction().execute(async (tx) => {
    if (credential !== undefined) await useCredential(tx, deps, identity, credential);
    const bound = await findIdentity(tx, identity.provider, identity.subjectIndex);
    if (bound?.uid !== uid || deps.now() - bound.created_at < OWNER_PROOF_AGE_MS)
      throw new AppError(ERROR.ownerNotProven, 'no way into the account, or not for long', [String(OWNER_PROOF_DAYS)]);
    const state = await beginAttempt(tx, deps, { purpose: PURPOSE, secret: input.secret, uid, kept: {} });
    return { proof: state, ...(target !== undefined && { target }) };
  });
}

/** Takes the proof of who owns the account. Throws AppError. */
export async function takeOwnerProof(
  tx: Db,
  deps: Deps,
  { uid, proof, secret }: { uid: string; proof: string; secret: string },
): Promise<void> {
  await takeAttempt(tx, deps, { purpose: PURPOSE, state: proof, secret, uid });
}
