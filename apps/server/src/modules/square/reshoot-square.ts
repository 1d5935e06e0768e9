import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { countShotAgain, holdPublished } from '../photos/index.ts';
import { planAgain, startOnce, viewShoot } from '../shoots/index.ts';

export async function reshootSquare(
  deps: Deps,
  actor: User,
  input: RequestOf<'RESHOOTSQUARE'>,
): Promise<ResponseOf<'RESHOOTSQUARE'>> {
  // Counted where the shoot starts, in its transaction: once a shoot, and not when it is refused.
  const shoot = await startOnce(deps, actor.uid, input, async (tx, people) => {
    const photo = await holdPublished(tx, input.id);
    if (!photo) throw new AppError(ERROR.notFound, 'not in the square');
    if (photo.uid !== actor.uid) await countShotAgain(tx, input.id);
    return planAgain(tx, { shootId: photo.shoot_id, sheet: photo.sheet }, people);
  });
  return viewShoot(deps, actor, shoot);
}
