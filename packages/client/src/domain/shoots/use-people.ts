import type { ThemeCard } from '@kinora/contract';
import { useChosenPeople } from '../../lib/chosen-people';
import { nameFaces } from '../../lib/face-names';
import { isUsable } from '../../lib/people-choice';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { useFaces } from '../faces/use-faces';

/** The faces that can take part in a shoot of a theme, and those who do. */
export function usePeople(limits: ThemeCard['people']) {
  const t = useT();
  const { state } = useSession();
  const { data, error, isPending, refetch } = useFaces();
  const faces = (data?.icons ?? []).filter(isUsable);
  const { faceIds: chosenIds, toggle } = useChosenPeople(faces, limits);
  const names = nameFaces(data?.icons ?? [], t);
  return {
    items: faces.map(({ id, icon, thumbhash }) => ({ id, name: names.get(id) ?? '', src: icon, thumbHash: thumbhash })),
    chosenIds,
    toggle,
    isPreparing: faces.some(({ id, state: faceState }) => chosenIds.includes(id) && faceState === 'preparing'),
    isLoading: state === 'restoring' || (state === 'user' && isPending),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
