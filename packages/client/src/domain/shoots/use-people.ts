import type { ThemeCard } from '@kinora/contract';
import { withoutRefused } from '../../lib/check-of-photo';
import { useChosenPeople } from '../../lib/chosen-people';
import { groupPeople } from '../../lib/people';
import { isUsable } from '../../lib/people-choice';
import { shootItems } from '../../lib/shoot-items';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { isUnknown, useFaces } from '../faces/use-faces';
import { usePhotoCheck } from '../real-person/use-photo-check';

/** The people who can take part in a shoot of a theme, and those who do, with the photos that are shot of them. */
export function usePeople(limits: ThemeCard['people']) {
  const t = useT();
  const { state } = useSession();
  const known = useFaces();
  const { data, error, refetch } = known;
  const checkOf = usePhotoCheck();
  const faces = withoutRefused((data?.icons ?? []).filter(isUsable), checkOf);
  const { faceIds: chosenIds, alone, photoIds, toggle, choosePhoto } = useChosenPeople(faces, limits);
  const people = groupPeople(faces, t);
  return {
    items: shootItems(people, chosenIds, alone, t),
    chosenIds,
    /** Who takes part, with all their photos that can be used. */
    taking: people.filter((person) => person.faces.some(({ id }) => chosenIds.includes(id))),
    /** Those who are shot by one photo alone. */
    alone,
    /** Ids of all faces that are shot. */
    photoIds,
    toggle,
    choosePhoto,
    isPreparing: faces.some(({ id, state: faceState }) => photoIds.includes(id) && faceState === 'preparing'),
    isLoading: state === 'restoring' || (state === 'user' && isUnknown(known)),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
