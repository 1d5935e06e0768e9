import { CardPress } from './card-press';
import { Photo, type PhotoProps } from './photo';
import styles from './photo-card.module.css';
import { PhotoPill } from './photo-pill';

export type PhotoCardProps = Omit<PhotoProps, 'corner' | 'children'> & {
  title: string;
  /** One quiet line: who, how many. */
  meta?: string | undefined;
  /** A word on the photo. */
  mark?: string | undefined;
  onPress: () => void;
};

/** A theme or a person's set: one photo, its title, one line. The whole card can be pressed. */
export function PhotoCard({ title, meta, mark, onPress, ...photo }: PhotoCardProps) {
  return (
    <div className={styles.card}>
      <Photo {...photo} corner="card">
        {mark ? (
          <span className={styles.mark}>
            <PhotoPill>{mark}</PhotoPill>
          </span>
        ) : null}
      </Photo>
      <CardPress onPress={onPress}>
        <span className={styles.title}>{title}</span>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
      </CardPress>
    </div>
  );
}
