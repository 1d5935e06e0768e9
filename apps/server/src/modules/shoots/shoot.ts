import type { RequestOf, ShootProgress } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { estimateWait } from './estimate-wait.ts';
import { likelyEngine } from './likely-engine.ts';
import { planShoot, type ShootPlan } from './plan-shoot.ts';
import { findShootBySn } from './shoots.store.ts';
import { viewShoot } from './shoots.view.ts';
import { startOnce } from './start-shoot.ts';

export async function shoot(deps: Deps, actor: User, input: RequestOf<'SHOOT'>): Promise<ShootProgress> {
  // What was started already is answered without asking again what may be shot today.
  const known = input.dry ? undefined : await findShootBySn(deps.db, actor.uid, input.sn);
  if (known) return viewShoot(deps, actor, known);
  const plan = await planShoot(deps, actor, input);
  if (input.dry) return previewShoot(deps, actor, plan);
  const row = await startOnce(deps, actor.uid, input, async () => plan);
  const progress = await viewShoot(deps, actor, row);
  return plan.custom?.described ? { ...progress, understood: plan.custom.described.understood } : progress;
}

/** What a shoot would be and how long it would take; nothing is stored. */
async function previewShoot(deps: Deps, { uid }: User, plan: ShootPlan): Promise<ShootProgress> {
  const wait = await estimateWait(deps.db, {
    queueNumber: null,
    engine: await likelyEngine(deps, uid, plan.theme),
    sheets: plan.total,
    isPreparing: false,
  });
  return {
    id: '',
    theme: plan.theme,
    state: 'queued',
    ahead: wait.ahead,
    wait_s: wait.seconds,
    total: plan.total,
    dropped: 0,
    photos: [],
    faces: [],
    ...(plan.custom?.described ? { understood: plan.custom.described.understood } : {}),
  };
}
