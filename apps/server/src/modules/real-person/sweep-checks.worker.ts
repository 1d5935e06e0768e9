import type { Deps } from '../../deps.ts';
import { CHECK_MEMORY_MS } from './real-person.policy.ts';
import { deleteChecksBefore } from './real-person.store.ts';

export async function sweepChecks(deps: Deps): Promise<void> {
  await deleteChecksBefore(deps.db, deps.now() - CHECK_MEMORY_MS);
}
