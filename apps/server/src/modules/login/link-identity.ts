import type { Db, Deps } from '../../deps.ts';
import { phoneLinked } from '../../events/account-events.ts';
import { publish } from '../../events/publish.ts';
import { insertIdentity } from '../identities/index.ts';
import { refuseResting } from './refuse-resting.ts';
import type { ProvenIdentity } from './sign-in.ts';

/** Makes what was proven a way into the account. Throws AppError for a phone that rests. */
export async function linkIdentity(tx: Db, deps: Deps, identity: ProvenIdentity, uid: string): Promise<void> {
  await refuseResting(tx, deps, identity);
  const { provider, subjectIndex, subject, deviceIndex } = identity;
  const subjectSealed = deps.personal.encrypt(subject);
  await insertIdentity(tx, { provider, subjectIndex, subjectSealed, uid, now: deps.now(), deviceIndex });
  if (provider === 'phone') await publish(tx, deps, phoneLinked, { uid, phone: subjectIndex });
}
