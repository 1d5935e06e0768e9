import { withoutRefused } from '../../lib/check-of-photo';
import { useChosenPeople } from '../../lib/chosen-people';
import { groupPeople } from '../../lib/people';
import { isUsable, type PeopleLimits } from '../../lib/people-choice';
import { shootItems } from '../../lib/shoot-items';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { requireLogin } from '../../session/require-login';
import { useIsLoggedIn } from '../../session/session';
import { isUnknown, useFaces } from '../faces/use-faces';
import { usePhotoCheck } from '../real-person/use-photo-check';
import { shootOwn } from './shoot-own';
import { useStartShoot } from './start-shoot';

/** Who is in a shoot, and the one thing to do next: log in, add a face, or shoot. */
export function useShootPeople(limits: PeopleLimits, wish: { readonly theme: string } | { readonly again: string }) {
  const t = useT();
  const { switchTab } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const known = useFaces();
  const { data } = known;
  const checkOf = usePhotoCheck();
  const faces = withoutRefused((data?.icons ?? []).filter(isUsable), checkOf);
  const { faceIds, alone, toggle } = useChosenPeople(faces, limits);
  const { isBusy } = useStartShoot();
  const addFace = () =>
    void requireLogin(async () => void (await switchTab('avatar', { create: '1' })), { kind: 'add-face' });
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
