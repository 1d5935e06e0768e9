import type { Face } from '@kinora/contract';
import { call } from '../../api/call';
import { showError } from '../../api/show-error';
import { type PhotoCheck, withoutRefused } from '../../lib/check-of-photo';
import { chosenPhotos } from '../../lib/chosen-people';
import { type PeopleLimits, peopleInShoot } from '../../lib/people-choice';
import { navigation } from '../../navigation/navigator';
import type { ShootWish } from './shoot-intention';
import { startShoot } from './start-shoot';

interface OwnShoot {
  readonly what: Omit<ShootWish, 'faces'>;
  readonly limits: PeopleLimits;
  /** Faces of who was chosen. */
  readonly chosenIds: readonly string[];
  readonly checkOf: (face: Face) => PhotoCheck | undefined;
}

/** The adding of a face, for a theme where one is chosen. */
export const toAdd = (theme?: string) => ({ create: '1', ...(theme !== undefined && { theme }) });

/** Shoots the user's own people: who was a guest has faces only now, or adds the first one. */
export async function shootOwn({ what, limits, chosenIds, checkOf }: OwnShoot): Promise<void> {
  try {
    const answer = await call('QUERYICONS', {});
    const icons = withoutRefused(answer.icons, checkOf);
    const chosen = peopleInShoot(chosenIds, icons, limits);
    if (chosen.length < limits.min) await navigation.switchTab('avatar', toAdd(what.theme));
    else await startShoot({ ...what, faces: chosenPhotos(chosen, icons) });
  } catch (error) {
    showError(error);
  }
}
