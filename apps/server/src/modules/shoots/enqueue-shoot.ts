import type { Db, Deps } from '../../deps.ts';
import { shootElsewhereJob, shootJob } from './shoot.job.ts';
import { type ShootRow, takeQueueNumber } from './shoots.store.ts';

/** Puts a shoot whose faces are all ready into the queue, once. Undefined when it is there already or over. */
export async function enqueueShoot(tx: Db, deps: Deps, id: string): Promise<ShootRow | undefined> {
  const shoot = await takeQueueNumber(tx, id);
  const job = shoot?.engine === 'studio' ? shootJob : shootElsewhereJob;
  if (shoot) await deps.jobs.enqueue(tx, job, { shootId: id }, { uid: shoot.uid });
  return shoot;
}
