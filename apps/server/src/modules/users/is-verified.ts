import type { Deps } from '../../deps.ts';
import { readUser } from './users.store.ts';

/** Whether the user's face was authenticated: what commands with the access `verified` ask for. */
export async function isVerified(deps: Deps, uid: string): Promise<boolean> {
  return (await readUser(deps.db, uid)).verified_at !== null;
}
