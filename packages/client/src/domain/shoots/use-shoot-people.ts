import { call } from '../../api/call';
import { showError } from '../../api/show-error';
import { withoutRefused } from '../../lib/check-of-photo';
import { chosenPhotos, useChosenPeople } from '../../lib/chosen-people';
import { groupPeople } from '../../lib/people';
import { isUsable, type PeopleLimits, peopleInShoot } from '../../lib/people-choice';
import { shootItems } from '../../lib/shoot-items';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { requireLogin } from '../../session/require-login';
import { useIsLoggedIn } from '../../session/session';
import { isUnknown, useFaces } from '../faces/use-faces';
import { usePhotoCheck } from '../real-person/use-photo-check';
import type { ShootWish } from './shoot-intention';
import { useStartShoot } from './start-shoot';

/** Who is in a shoot, and the one thing to do next: log in, add a face, or shoot. */
export function useShootPeople(limits: PeopleLimits, wish: Omit<ShootWish, 'faces'>) {
  const t = useT();
  const { switchTab } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const known = useFaces();
  const { data } = known;
  const checkOf = usePhotoCheck();
  const faces = withoutRefused((data?.icons ?? []).filter(isUsable), checkOf);
  const { faceIds, alone, toggle } = useChosenPeople(faces, limits);
  const { start, isBusy } = useStartShoot();
  const addFace = () => void requireLogin(async () => void (await switchTab('avatar', { create: '1' })));
  const hasNobody = isLoggedIn && !isUnknown(known) && data !== undefined && faces.length === 0;
  const people = shootItems(groupPeople(faces, t), faceIds, alone, t);
  // A guest has no face chosen yet: after the login the faces are there, or the first one is added.
  async function shoot() {
    try {
      const answer = await call('QUERYICONS', {});
      const icons = withoutRefused(answer.icons, checkOf);
      const chosen = peopleInShoot(faceIds, icons, limits);
      if (chosen.length < limits.min) await switchTab('avatar', { create: '1' });
      else await start({ ...wish, faces: chosenPhotos(chosen, icons) });
    } catch (error) {
      showError(error);
    }
  }
  return {
    people,
    chosenIds: faceIds,
    toggle,
    addFace,
    isBusy,
    hasNobody,
    press: () => (hasNobody ? addFace() : void requireLogin(shoot)),
  };
}
