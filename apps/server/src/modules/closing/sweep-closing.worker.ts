import type { Deps } from '../../deps.ts';
import { listClosingBefore } from '../users/index.ts';
import { closeAccountJob } from './close-account.job.ts';
import { deleteRestedPhones } from './closing.store.ts';

/** Each account is a job of its own: one that fails holds up no other. */
export async function sweepClosing(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    for (const uid of await listClosingBefore(tx, now))
      await deps.jobs.enqueue(tx, closeAccountJob, { uid }, { uid, singletonKey: uid });
    await deleteRestedPhones(tx, now);
  });
}
