import type { Face } from '@kinora/contract';
import { errorText, isNetworkError } from '../../api/command-error';
import { useFaces } from '../../domain/faces/use-faces';
import { groupPeople, portraitOf } from '../../lib/people';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { AvatarRow } from '../../ui/avatar-row';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { FaceDetail } from './face-detail';
import { FacesSkeleton } from './faces-skeleton';
import styles from './faces-view.module.css';
import { PersonPhotos } from './person-photos';
import { RecentlyRemoved } from './recently-removed';
import { useSampleFace } from './use-sample-face';

interface FacesViewProps {
  /** Id of the face that is shown; the user's own until one is chosen. */
  readonly openId: string | undefined;
  readonly onOpen: (faceId: string) => void;
  readonly onAdd: () => void;
  /** More photos of the person with this id. */
  readonly onMore: (personId: string) => void;
  readonly onChooseTheme: (face: Face) => void;
  readonly onMove: (face: Face) => void;
  readonly onEdit: (face: Face) => void;
  readonly onInfo: (face: Face) => void;
}

/** Who is in the studio: the people, the photos of one of them, and the chosen photo with what the studio saw. */
export function FacesView({ openId, onOpen, onAdd, onMore, onChooseTheme, onMove, onEdit, onInfo }: FacesViewProps) {
  const t = useT();
  const { state } = useSession();
  const { data, error, isFetching, refetch } = useFaces();

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
  const people = groupPeople(data.icons, t);
  const person = people.find(({ faces }) => faces.some(({ id }) => id === openId)) ?? people[0];
  if (!person) {
    return (
      <div className={styles.view}>
        <RecentlyRemoved />
        <Nobody title={t('avatar.empty-title')} text={t('avatar.empty-text')} onAdd={onAdd} />
      </div>
    );
  }
  const { faces } = person;
  const shown = faces.find(({ id }) => id === openId) ?? faces[0];
  return (
    <div className={styles.view}>
      <RecentlyRemoved />
      <AvatarRow
        label={t('avatar.people')}
        people={people.map((one) => ({ id: one.faces[0].id, ...portraitOf(one) }))}
        selectedIds={[faces[0].id]}
        onSelect={onOpen}
        add={{ label: t('theme.add-face'), onPress: onAdd }}
      />
      {person.relation === 'sample' ? null : (
        <PersonPhotos person={person} shownId={shown.id} onOpen={onOpen} onMore={() => onMore(person.id)} />
      )}
      <FaceDetail
        key={shown.id}
        face={shown}
        person={person}
        onAdd={onAdd}
        onChooseTheme={() => onChooseTheme(shown)}
        onMove={onMove}
        onEdit={onEdit}
        onInfo={onInfo}
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
