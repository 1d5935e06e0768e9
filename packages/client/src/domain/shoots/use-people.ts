import type { ThemeCard } from '@kinora/contract';
import { useChosenPeople } from '../../lib/chosen-people';
import { groupPeople, shootItems } from '../../lib/people';
import { isUsable } from '../../lib/people-choice';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { useFaces } from '../faces/use-faces';

/** The people who can take part in a shoot of a theme, and those who do, each by one of their faces. */
export function usePeople(limits: ThemeCard['people']) {
  const t = useT();
  const { state } = useSession();
  const { data, error, isPending, refetch } = useFaces();
  const faces = (data?.icons ?? []).filter(isUsable);
  const { faceIds: chosenIds, toggle } = useChosenPeople(faces, limits);
  return {
    items: shootItems(groupPeople(faces, t), chosenIds),
    chosenIds,
    toggle,
    isPreparing: faces.some(({ id, state: faceState }) => chosenIds.includes(id) && faceState === 'preparing'),
    isLoading: state === 'restoring' || (state === 'user' && isPending),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
