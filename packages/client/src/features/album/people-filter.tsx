import { useFaces } from '../../domain/faces/use-faces';
import { groupPeople, portraitOf } from '../../lib/people';
import { useT } from '../../lib/translation';
import { AvatarRow } from '../../ui/avatar-row';

const EVERYONE = 'everyone';

/** The user's people along the top: whose photos are shown. Everyone stands there from the start: what is below keeps its place. */
export function PeopleFilter({
  personId,
  onChoose,
}: {
  personId: string | undefined;
  onChoose: (personId?: string) => void;
}) {
  const t = useT();
  const { data } = useFaces();
  const people = groupPeople(data?.icons ?? [], t);
  const everyone = { id: EVERYONE, name: t('album.everyone'), icon: 'people' as const };
  return (
    <AvatarRow
      label={t('album.people')}
      people={[everyone, ...people.map((person) => ({ id: person.id, ...portraitOf(person) }))]}
      selectedIds={[personId ?? EVERYONE]}
      onSelect={(id) => onChoose(id === EVERYONE ? undefined : id)}
    />
  );
}
