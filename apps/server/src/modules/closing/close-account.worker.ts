import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../gateway/security-events.ts';
import { findUsers, lockUserWhole } from '../users/index.ts';
import { closeAccountJob } from './close-account.job.ts';
import { endAccount } from './end-account.ts';

/** Ends the account, unless it was kept or is gone already. May be run again at any point. */
export async function closeAccount(deps: Deps, { uid }: { uid: string }): Promise<void> {
  const isEnded = await transact(deps.db, async (tx) => {
    if ((await findUsers(tx, [uid])).length === 0) return false;
    await lockUserWhole(tx, uid);
    const [user] = await findUsers(tx, [uid]);
    const closesAt = user?.closes_at ?? null;
    if (closesAt === null || closesAt > deps.now()) return false;
    await endAccount(tx, deps, uid);
    return true;
  });
  if (isEnded) recordSecurityEvent(deps, 'account-ended', { command: closeAccountJob.name, uid });
}
