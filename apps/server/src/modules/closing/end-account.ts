import type { Db, Deps } from '../../deps.ts';
import { accountClosed } from '../../events/account-events.ts';
import { publish } from '../../events/publish.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { deleteUser } from '../users/index.ts';
import { insertRestingPhone } from './closing.store.ts';

/** A cancelled account's phone cannot register again for so long (specification, section 9). */
const REST_MS = 86_400_000;

/** Ends an account that is locked whole, with no way back. */
export async function endAccount(tx: Db, deps: Deps, uid: string): Promise<void> {
  const until = deps.now() + REST_MS;
  for (const phoneIndex of await listSubjectIndexes(tx, uid, 'phone')) await insertRestingPhone(tx, phoneIndex, until);
  await publish(tx, deps, accountClosed, { uid });
  await deleteUser(tx, uid);
}
