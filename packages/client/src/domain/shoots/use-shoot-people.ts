import { withoutRefused } from '../../lib/check-of-photo';
import { useChoiceOfSubject, useChosenPeople } from '../../lib/chosen-people';
import { groupPeople } from '../../lib/people';
import { isUsable, type PeopleLimits } from '../../lib/people-choice';
import { shootItems } from '../../lib/shoot-items';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { requireLogin } from '../../session/require-login';
import { useIsLoggedIn } from '../../session/session';
import { isUnknown, useFaces } from '../faces/use-faces';
import { usePhotoCheck } from '../real-person/use-photo-check';
import type { ShootWish } from './shoot-intention';
import { shootOwn, toAdd } from './shoot-own';
import { useStartShoot } from './start-shoot';

/** Who is in a shoot, and the one thing to do next: log in, add a face, or shoot. */
export function useShootPeople(limits: PeopleLimits, wish: Pick<ShootWish, 'theme' | 'again'>) {
  const t = useT();
  const { switchTab } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const known = useFaces();
  const { data } = known;
  const checkOf = usePhotoCheck();
  const faces = withoutRefused((data?.icons ?? []).filter(isUsable), checkOf);
  const { faceIds, alone, toggle } = useChosenPeople(faces, limits);
  useChoiceOfSubject(JSON.stringify(wish));
  const { isBusy } = useStartShoot();
  const goToAdd = async () => void (await switchTab('avatar', toAdd(wish.theme)));
  const addFace = () => void requireLogin(goToAdd, { kind: 'add-face', theme: wish.theme });
  const hasNobody = isLoggedIn && !isUnknown(known) && data !== undefined && faces.length === 0;
  const people = shootItems(groupPeople(faces, t), faceIds, alone, t);
  const shoot = () => shootOwn({ what: wish, limits, chosenIds: faceIds, checkOf });
  return {
    people,
    chosenIds: faceIds,
    toggle,
    addFace,
    isBusy,
    hasNobody,
    press: () => (hasNobody ? addFace() : void requireLogin(shoot, { kind: 'shoot', ...wish, ...limits })),
  };
}
