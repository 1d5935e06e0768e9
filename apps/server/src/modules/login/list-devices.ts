import { deviceKindOf, type LoggedInDevice } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listLogins } from './login.store.ts';

/** Where the user is logged in. */
export async function listDevices(deps: Deps, { uid, loginId }: User): Promise<LoggedInDevice[]> {
  const logins = await listLogins(deps.db, uid, deps.now());
  return logins.map(({ id, platform, system, created_at, seen_at }) => ({
    ...{ id, platform, kind: deviceKindOf(system) },
    ...{ since: created_at, used: seen_at, isthis: id === loginId },
  }));
}
