import type { ThemeCard } from '@kinora/contract';
import { errorText } from '../../api/command-error';
import { usePeople } from '../../domain/shoots/use-people';
import { useT } from '../../lib/translation';
import { whoIsInIt } from '../../lib/who-is-in-it';
import { useSession } from '../../session/session';
import { AvatarRow } from '../../ui/avatar-row';
import { Banner } from '../../ui/banner';
import { Loading, Skeleton } from '../../ui/skeleton';
import { PhotoChoice } from './photo-choice';
import styles from './shoot-setup.module.css';

/** Who is in the pictures: the faces of the studio, one or two of them, and a way to add one. */
export function PeoplePicker({ people, onAdd }: { people: ThemeCard['people']; onAdd: () => void }) {
  const t = useT();
  const { state } = useSession();
  const { items, chosenIds, taking, alone, toggle, choosePhoto, isLoading, error, retry, isPreparing } =
    usePeople(people);
  const hint = () => {
    if (state === 'guest') return t('shooting.guest');
    if (items.length === 0) return t('shooting.nobody');
    if (chosenIds.length < people.min) return t('shooting.need-more', people.min);
    if (isPreparing) return t('shooting.preparing');
    return people.max > chosenIds.length && items.length > 1 ? t('shooting.pair') : undefined;
  };
  const who = items.length > 1 ? whoIsInIt(t, items, chosenIds) : undefined;
  const words = isLoading || error ? undefined : hint();
  return (
    <section>
      <h2 className={styles.head}>{t('theme.choose-person')}</h2>
      {isLoading ? (
        <Loading label={t('avatar.loading')}>
          <div className={styles.circles}>
            <Skeleton shape="circle" widthPx={60} />
            <Skeleton shape="circle" widthPx={60} />
          </div>
        </Loading>
      ) : error ? (
        <Banner text={errorText(error, t)} icon="offline" actionLabel={t('action.retry')} onAction={retry} />
      ) : (
        <AvatarRow
          label={t('theme.choose-person')}
          people={items}
          selectedIds={chosenIds}
          onSelect={toggle}
          add={{ label: t('theme.add-face'), onPress: onAdd }}
        />
      )}
      {taking.map((person) =>
        person.faces.length > 1 ? (
          <PhotoChoice key={person.id} person={person} alone={alone} onChoose={choosePhoto} />
        ) : null,
      )}
      {who ? (
        <p className={styles.hint} role="status">
          {who}
        </p>
      ) : null}
      {words ? <p className={styles.hint}>{words}</p> : null}
    </section>
  );
}
