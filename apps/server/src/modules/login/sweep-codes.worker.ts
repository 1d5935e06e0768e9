import type { Deps } from '../../deps.ts';
import { deleteAttemptsBefore } from './attempts.store.ts';
import { deleteCodesBefore } from './code.store.ts';
import { deleteCountsBefore } from './code-counts.store.ts';
import { dayOf } from './daily-codes.ts';
import { deleteEndsBefore } from './ended-logins.store.ts';
import { CREDENTIAL_MEMORY_MS, DAY_MS } from './login.policy.ts';

export async function sweepCodes(deps: Deps): Promise<void> {
  const now = deps.now();
  await deleteCodesBefore(deps.db, now - 2 * DAY_MS);
  await deleteCountsBefore(deps.db, dayOf(now) - 1);
  await deleteAttemptsBefore(deps.db, now - DAY_MS, now - CREDENTIAL_MEMORY_MS);
  await deleteEndsBefore(deps.db, now);
}
