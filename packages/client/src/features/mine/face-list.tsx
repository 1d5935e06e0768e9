import type { Face } from '@kinora/contract';
import { formatDate, localDigits } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { markFace } from '../../domain/faces/mark-face';
import { useFaces } from '../../domain/faces/use-faces';
import { useFamily } from '../../domain/family/use-family';
import { confirm } from '../../lib/confirm';
import { groupPeople, personName } from '../../lib/people';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/icon-button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';

const UNDO_MS = 6000;

/** The faces that are kept, each with its date and a way to delete it. */
export function FaceList() {
  const t = useT();
  const { data } = useFaces();
  const family = useFamily().data?.family;
  const [busyId, setBusyId] = useState<string>();
  const faces = data && groupPeople(data.icons, t).flatMap((person) => person.faces);

  const mark = async (id: string, what: 'delete' | 'restore') => {
    setBusyId(id);
    try {
      await markFace(id, what);
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusyId(undefined);
    }
  };
  const restore = async (id: string) => {
    if (await mark(id, 'restore')) showToast({ text: t('consents.face-restored') });
  };
  const remove = async ({ id }: Face) => {
    const isSure = await confirm({
      title: t('consents.face-delete-title'),
      text: t('consents.faces-note'),
      confirmLabel: t('action.delete'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
    if (!isSure || !(await mark(id, 'delete'))) return;
    showToast({
      text: t('consents.face-deleted'),
      durationMs: UNDO_MS,
      action: { label: t('action.undo'), onPress: () => void restore(id) },
    });
  };
  /** When it was added, and of somebody else who agreed to which version and when. */
  const record = ({ mid, stamp }: Face) => {
    const added = t('consents.face-added', formatDate(t.locale, stamp, 'day'));
    const agreed = family?.find((member) => member.mid === mid)?.agreed;
    if (!agreed) return added;
    const version = localDigits(t.locale, agreed.version);
    return `${added} · ${t(`consents.by-${agreed.by}`, version, formatDate(t.locale, agreed.at, 'day'))}`;
  };
  if (!faces) return <Skeleton shape="block" heightPx={72} />;
  return (
    <div>
      <h2 className={styles.sheetTitle}>{t('consents.faces')}</h2>
      <ListGroup>
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
    </div>
  );
}
