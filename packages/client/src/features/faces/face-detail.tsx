import { type Face, RELATIONS } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { usePhotoCheck } from '../../domain/real-person/use-photo-check';
import { describeFace } from '../../lib/describe-face';
import { noteKey } from '../../lib/face-notes';
import type { Person } from '../../lib/people';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { TextLink } from '../../ui/text-link';
import styles from './face-detail.module.css';
import { FaceState } from './face-state';
import { PersonActions } from './person-actions';

interface FaceDetailProps {
  readonly face: Face;
  readonly person: Person;
  readonly onAdd: () => void;
  readonly onChooseTheme: () => void;
  readonly onMove: (face: Face) => void;
  readonly onEdit: (face: Face) => void;
  /** Opens what is said of the person. */
  readonly onInfo: (face: Face) => void;
}

/** One face: its photo large, what the studio saw in plain words, what it is for, and its end. */
export function FaceDetail({ face, person, onAdd, onChooseTheme, onMove, onEdit, onInfo }: FaceDetailProps) {
  const t = useT();
  const { name } = person;
  const added = t('avatar.added', formatDate(t.locale, face.stamp, 'day'));
  const relation = RELATIONS.find((one) => one === face.relation);
  const isFailed = face.state === 'failed';
  const { navigateTo } = useNavigation();
  const check = usePhotoCheck()(face);
  const openCheck = check === 'accepted' ? undefined : check;
  return (
    <article className={styles.detail} aria-label={name}>
      <div className={styles.photo}>
        <Photo
          src={face.url}
          thumbHash={face.thumbhash}
          alt={t('avatar.photo', name)}
          isEager
          isFilling
          focus="50% 12%"
          retryLabel={t('action.retry')}
        />
      </div>
      <div className={styles.words}>
        <header>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.quiet}>{relation ? `${t(`family.relation-${relation}`)} · ${added}` : added}</p>
        </header>
        <FaceState state={face.state} check={openCheck} />
        <section>
          <h3 className={styles.heading}>{t('avatar.notes')}</h3>
          <ul className={styles.notes}>
            <li className={styles.note}>
              <Icon name="person" sizePx={20} />
              <span>
                {face.sample ? t('avatar.sample-about') : describeFace(face, t)}
                {face.sample ? null : (
                  <span className={styles.small}>
                    {t('avatar.estimated')} <TextLink label={t('info.correct')} onPress={() => onInfo(face)} />
                  </span>
                )}
              </span>
            </li>
            {face.faceauth || check === 'accepted' ? (
              <li className={styles.note}>
                <span className={styles.good}>
                  <Icon name="verified" sizePx={20} />
                </span>
                <span>{t(face.faceauth ? 'avatar.checked' : 'avatar.accepted')}</span>
              </li>
            ) : null}
            {face.notes.length === 0 ? (
              <li className={styles.note}>
                <span className={styles.good}>
                  <Icon name="check" sizePx={20} />
                </span>
                <span>{t('avatar.note-good')}</span>
              </li>
            ) : null}
            {face.notes.map((note) => (
              <li key={note} className={styles.note}>
                <Icon name="info" sizePx={20} />
                <span>{t(noteKey(note))}</span>
              </li>
            ))}
          </ul>
        </section>
        {openCheck ? (
          <Button
            label={t('avatar.check')}
            icon="verified"
            isWide
            onPress={() => void navigateTo('faceauth', { face: face.id })}
          />
        ) : (
          <Button
            label={isFailed ? t('avatar.add-another') : t('avatar.choose-theme')}
            isWide
            onPress={isFailed ? onAdd : onChooseTheme}
          />
        )}
        <p className={styles.promise}>
          <Icon name="verified" sizePx={20} />
          <span>{t('avatar.promise')}</span>
        </p>
        <PersonActions face={face} person={person} onMove={onMove} onEdit={onEdit} onInfo={onInfo} />
      </div>
    </article>
  );
}
