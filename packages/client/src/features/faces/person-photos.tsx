import { type Face, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import { usePhotoCheck } from '../../domain/real-person/use-photo-check';
import type { PhotoCheck } from '../../lib/check-of-photo';
import { missingMoments, momentList, momentWords } from '../../lib/moments';
import type { Person } from '../../lib/people';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { RailArrows } from '../../ui/rail-arrows';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './person-photos.module.css';

interface PersonPhotosProps {
  readonly person: Person;
  readonly shownId: string;
  readonly onOpen: (faceId: string) => void;
  readonly onMore: () => void;
}

/** The photos of one person, what each shows and what none does, and a way to more. */
export function PersonPhotos({ person, shownId, onOpen, onMore }: PersonPhotosProps) {
  const t = useT();
  const { faces, name, relation } = person;
  const checkOf = usePhotoCheck();
  const missing = missingMoments(faces);
  const hint = missing && (missing.length > 0 ? t('moment.missing', momentList(missing, t)) : t('moment.whole'));
  return (
    <section>
      <RailArrows isLow>
        <ul className={styles.row} aria-label={t('avatar.photo', name)}>
          {faces.map((face, index) => (
            <PersonPhoto
              key={face.id}
              face={face}
              place={index + 1}
              isMain={index === 0 && faces.length > 1}
              isShown={face.id === shownId}
              check={checkOf(face)}
              onPress={() => onOpen(face.id)}
            />
          ))}
          <li className={styles.place}>
            <button type="button" className={styles.photo} onClick={onMore}>
              <span className={classNames(styles.print, styles.add)}>
                <Icon name="plus" />
              </span>
              <span className={styles.caption}>{t('moment.add')}</span>
              <VisuallyHidden>{relation === 'me' ? t('guided.title-me') : t('guided.title-name', name)}</VisuallyHidden>
            </button>
          </li>
        </ul>
      </RailArrows>
      <p className={styles.hint}>
        {t('moment.count', faces.length, PHOTOS_OF_PERSON_MAX)}
        {hint ? <span> · {hint}</span> : null}
      </p>
    </section>
  );
}

interface PersonPhotoProps {
  readonly face: Face;
  readonly place: number;
  /** It stands for the person. */
  readonly isMain: boolean;
  readonly isShown: boolean;
  /** What the real-person check says of it. */
  readonly check: PhotoCheck | undefined;
  readonly onPress: () => void;
}

function PersonPhoto({ face, place, isMain, isShown, check, onPress }: PersonPhotoProps) {
  const t = useT();
  const isOpen = check === 'needed' || check === 'unlike';
  const shows = momentWords(face.moments ?? [], t);
  const words = [t('family.photo', place), isMain ? t('moment.main') : '', shows, isOpen ? t(`avatar.${check}`) : ''];
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={classNames(styles.photo, isShown && styles.shown)}
        aria-label={words.filter((one) => one !== '').join(' · ')}
        aria-pressed={isShown}
        onClick={onPress}
      >
        <span className={styles.print}>
          <Photo src={face.icon} thumbHash={face.thumbhash} alt="" corner="control" />
          {isMain ? (
            <span className={styles.mark} aria-hidden="true">
              <Icon name="star" sizePx={12} isFilled />
            </span>
          ) : null}
          {isOpen ? (
            <span className={classNames(styles.mark, styles.open)} aria-hidden="true">
              <Icon name="warning" sizePx={14} />
            </span>
          ) : null}
        </span>
        <span className={styles.caption}>{shows}</span>
      </button>
    </li>
  );
}
