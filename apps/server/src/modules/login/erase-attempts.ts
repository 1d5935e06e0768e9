import type { Db } from '../../deps.ts';
import { listWays } from '../identities/index.ts';
import { deleteAttemptsAbout } from './attempts.store.ts';

/** What was proven of an account without a login of its own: a phone, a provider, that it shall become part of another one. */
export async function eraseAttempts(tx: Db, uid: string): Promise<void> {
  await deleteAttemptsAbout(tx, await listWays(tx, uid));
}
