import { useFaces } from '../../domain/faces/use-faces';
import { nameFaces } from '../../lib/face-names';
import { useT } from '../../lib/translation';
import { AvatarRow } from '../../ui/avatar-row';

const EVERYONE = 'everyone';

/** The user's faces along the top: whose photos are shown. */
export function PeopleFilter({
  faceId,
  onChoose,
}: {
  faceId: string | undefined;
  onChoose: (faceId?: string) => void;
}) {
  const t = useT();
  const { data } = useFaces();
  const faces = data?.icons ?? [];
  if (faces.length === 0) return null;
  const names = nameFaces(faces, t);
  const everyone = { id: EVERYONE, name: t('album.everyone'), icon: 'people' as const };
  return (
    <AvatarRow
      label={t('album.people')}
      people={[
        everyone,
        ...faces.map(({ id, icon, thumbhash }) => ({ id, name: names.get(id) ?? '', src: icon, thumbHash: thumbhash })),
      ]}
      selectedIds={[faceId ?? EVERYONE]}
      onSelect={(id) => onChoose(id === EVERYONE ? undefined : id)}
    />
  );
}
