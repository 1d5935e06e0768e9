import { browserOf, deviceKindOf, type LoggedInDevice } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listLogins } from './login.store.ts';

/** Where the user is logged in: here first, then where they were last. */
export async function listDevices(deps: Deps, { uid, loginId }: User): Promise<LoggedInDevice[]> {
  const logins = await listLogins(deps.db, uid, deps.now());
  const devices = logins.map(({ id, platform, system, created_at, seen_at }) => ({
    ...{ id, platform, kind: deviceKindOf(system), browser: browserOf(system) },
    ...{ since: created_at, used: seen_at, isthis: id === loginId },
  }));
  return devices.toSorted((a, b) => Number(b.isthis) - Number(a.isthis));
}
