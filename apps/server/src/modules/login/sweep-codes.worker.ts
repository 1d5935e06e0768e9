import type { Deps } from '../../deps.ts';
import { deleteAttemptsBefore } from './attempts.store.ts';
import { deleteCodesBefore } from './code.store.ts';
import { deleteCountsBefore } from './code-counts.store.ts';
import { dayOf } from './daily-codes.ts';
import { deleteEndsBefore } from './ended-logins.store.ts';
import { CODE_MEMORY_MS, CREDENTIAL_MEMORY_MS, DAY_MS, LOGIN_MEMORY_MS } from './login.policy.ts';
import { deleteLoginsBefore } from './login.store.ts';

export async function sweepCodes(deps: Deps): Promise<void> {
  const now = deps.now();
  await deleteCodesBefore(deps.db, now - CODE_MEMORY_MS);
  await deleteCountsBefore(deps.db, dayOf(now) - 1);
  await deleteAttemptsBefore(deps.db, now - DAY_MS, now - CREDENTIAL_MEMORY_MS);
  await deleteEndsBefore(deps.db, now);
  await deleteLoginsBefore(deps.db, now - LOGIN_MEMORY_MS);
}
