import type { Face } from '@kinora/contract';
import { formatDate, localDigits } from '@kinora/locales';
import { useState } from 'react';
import { removeWithUndo } from '../../domain/faces/remove-with-undo';
import { useFaces } from '../../domain/faces/use-faces';
import { useFamily } from '../../domain/family/use-family';
import { usePhotoCheck } from '../../domain/real-person/use-photo-check';
import { groupPeople, personName } from '../../lib/people';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/icon-button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Skeleton } from '../../ui/skeleton';

/** The faces that are kept, each with its date and a way to delete it. */
export function FaceList() {
  const t = useT();
  const { data } = useFaces();
  const family = useFamily().data?.family;
  const checkOf = usePhotoCheck();
  const [busyId, setBusyId] = useState<string>();
  const faces = data && groupPeople(data.icons, t).flatMap((person) => person.faces);

  const remove = async ({ id }: Face) => {
    setBusyId(id);
    await removeWithUndo(
      { of: 'face', id },
      {
        removed: t('consents.face-deleted'),
        restored: t('consents.face-restored'),
      },
    );
    setBusyId(undefined);
  };
  /** When it was added, what the real-person check says of it, and of somebody else who agreed to which version and when. */
  const record = (face: Face) => {
    const { mid, stamp } = face;
    const added = t('consents.face-added', formatDate(t.locale, stamp, 'day'));
    const check = checkOf(face);
    if (check) return `${added} · ${t(`avatar.${check}`)}`;
    const agreed = family?.find((member) => member.mid === mid)?.agreed;
    if (!agreed) return added;
    const version = localDigits(t.locale, agreed.version);
    return `${added} · ${t(`consents.by-${agreed.by}`, version, formatDate(t.locale, agreed.at, 'day'))}`;
  };
  if (!faces) return <Skeleton shape="block" heightPx={72} />;
  return (
    <ListGroup title={t('consents.faces')} footer={t('consents.faces-note')}>
      {faces.length === 0 ? <ListRow icon="face" label={t('consents.no-faces')} /> : null}
      {faces.map((face) => {
        const name = face.sample ? t('consents.sample') : personName(face, t);
        return (
          <ListRow
            key={face.id}
            label={name}
            text={record(face)}
            leading={<Avatar name={name} src={face.icon} thumbHash={face.thumbhash} size="medium" isDecorative />}
            trailing={
              <IconButton
                icon="trash"
                label={`${t('action.delete')} ${name}`}
                isBusy={busyId === face.id}
                onPress={() => void remove(face)}
              />
            }
          />
        );
      })}
    </ListGroup>
  );
}
