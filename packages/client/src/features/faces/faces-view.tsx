import type { Face } from '@kinora/contract';
import { useState } from 'react';
import { errorText, isNetworkError } from '../../api/command-error';
import { useFaces } from '../../domain/faces/use-faces';
import { nameFaces } from '../../lib/face-names';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { AvatarRow } from '../../ui/avatar-row';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { FaceDetail } from './face-detail';
import { FacesSkeleton } from './faces-skeleton';
import styles from './faces-view.module.css';
import { useSampleFace } from './use-sample-face';

interface FacesViewProps {
  readonly onAdd: () => void;
  readonly onChooseTheme: (face: Face) => void;
}

/** Who is in the studio: the faces, and the chosen one with what the studio saw. */
export function FacesView({ onAdd, onChooseTheme }: FacesViewProps) {
  const t = useT();
  const { state } = useSession();
  const { data, error, isFetching, refetch } = useFaces();
  const [openId, setOpenId] = useState<string>();

  if (state === 'guest') return <Nobody title={t('avatar.guest-title')} text={t('avatar.guest-text')} onAdd={onAdd} />;
  if (!data) {
    if (!error || state === 'restoring') return <FacesSkeleton />;
    return (
      <ErrorState
        title={t('avatar.error')}
        text={errorText(error, t)}
        isOffline={isNetworkError(error)}
        retryLabel={t('action.retry')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const faces = data.icons;
  const shown = faces.find(({ id }) => id === openId) ?? faces[0];
  if (!shown) return <Nobody title={t('avatar.empty-title')} text={t('avatar.empty-text')} onAdd={onAdd} />;
  const names = nameFaces(faces, t);
  const people = faces.map(({ id, icon, thumbhash }) => ({
    id,
    name: names.get(id) ?? '',
    src: icon,
    thumbHash: thumbhash,
  }));
  return (
    <div className={styles.view}>
      <AvatarRow
        label={t('avatar.people')}
        people={people}
        selectedIds={[shown.id]}
        onSelect={setOpenId}
        add={{ label: t('theme.add-face'), onPress: onAdd }}
      />
      <FaceDetail
        key={shown.id}
        face={shown}
        name={names.get(shown.id) ?? ''}
        onAdd={onAdd}
        onChooseTheme={() => onChooseTheme(shown)}
      />
    </div>
  );
}

/** Nobody yet, or nobody logged in: what it takes, and a way without a photo. */
function Nobody({ title, text, onAdd }: { title: string; text: string; onAdd: () => void }) {
  const t = useT();
  const sample = useSampleFace();
  return (
    <div className={styles.nobody}>
      <EmptyState picture="people" title={title} text={text} />
      <div className={styles.actions}>
        <Button label={t('avatar.add-first')} icon="addPhoto" isWide onPress={onAdd} />
        <Button label={t('add-face.sample')} variant="plain" isWide isBusy={sample.isBusy} onPress={sample.add} />
      </div>
      <p className={styles.promise}>{t('avatar.promise')}</p>
    </div>
  );
}
