import type { ProvenSubject, SignInDoor } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { findIdentity, lockIdentity, renameSubject } from '../identities/index.ts';
import type { ProvenIdentity } from './sign-in.ts';

/**
 * What a third party has proven. Whoever was known to it in this product alone, and is known in all of the maker's by now, keeps the account:
 * it is theirs by the new name from now on. Where that leads to another account already each product leads to its own as before.
 */
export async function identityOf(
  deps: Deps,
  { provider }: Pick<SignInDoor, 'provider'>,
  proven: ProvenSubject,
): Promise<ProvenIdentity> {
  const named = (subject: string): ProvenIdentity => ({
    ...{ provider, subject },
    subjectIndex: deps.personal.blindIndex('subject', `${provider}:${subject}`),
  });
  if (typeof proven === 'string') return named(proven);
  const [whole, alone] = [named(proven.subject), named(proven.alone)];
  if (!(await findIdentity(deps.db, provider, alone.subjectIndex))) return whole;
  return deps.db.transaction().execute(async (tx) => {
    await lockIdentity(tx, provider, whole.subjectIndex);
    if (await findIdentity(tx, provider, whole.subjectIndex)) {
      // By somebody who came at the same time.
      const isLeft = (await findIdentity(tx, provider, alone.subjectIndex)) !== undefined;
      return isLeft ? alone : whole;
    }
    const subjectSealed = deps.personal.encrypt(whole.subject);
    await renameSubject(tx, alone, { subjectIndex: whole.subjectIndex, subjectSealed });
    return whole;
  });
}
