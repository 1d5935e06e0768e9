import type { CertificateReceipt } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { accountClosed, accountEnding } from '../../events/account-events.ts';
import { publish } from '../../events/publish.ts';
import { beginDestruction } from '../certificates/index.ts';
import { leaveGifts } from '../gifts/index.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { closeLedger } from '../ledger/index.ts';
import { deleteUser } from '../users/index.ts';
import { insertRestingPhone } from './closing.store.ts';
import { countDestroyed } from './count-losses.ts';

/** A cancelled account's phone cannot register again for so long (specification, section 9). */
const REST_MS = 86_400_000;

/** Ends an account that is locked whole, with no way back. @returns what leads to the certificate of its destruction. */
export async function endAccount(
  tx: Db,
  deps: Deps,
  uid: string,
  secretOfReceipt?: string,
): Promise<CertificateReceipt> {
  const until = deps.now() + REST_MS;
  const phones = await listSubjectIndexes(tx, uid, 'phone');
  for (const phone of phones) await insertRestingPhone(tx, phone, until);
  const receipt = await beginDestruction(tx, deps, uid, await countDestroyed(tx, uid), secretOfReceipt);
  await leaveGifts(tx, deps, uid, phones);
  // Whoever owes money says so before the purses are emptied.
  await publish(tx, deps, accountEnding, { uid });
  await closeLedger(tx, deps, uid);
  // Waits for whoever holds a part of it: only then is all there that has to go.
  await deleteUser(tx, uid);
  await publish(tx, deps, accountClosed, { uid, phones });
  return receipt;
}
