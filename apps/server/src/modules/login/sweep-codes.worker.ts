import type { Deps } from '../../deps.ts';
import { deleteCodesBefore } from './code.store.ts';
import { DAY_MS } from './login.policy.ts';

export async function sweepCodes(deps: Deps): Promise<void> {
  await deleteCodesBefore(deps.db, deps.now() - 2 * DAY_MS);
}
