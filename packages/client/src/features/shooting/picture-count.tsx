import { useT } from '../../lib/translation';
import { IconButton } from '../../ui/icon-button';
import styles from './custom-setup.module.css';

/** Pictures of a custom shoot (specification, section 9). */
export const FEWEST_PICTURES = 4;
export const MOST_PICTURES = 12;

/** How many pictures: a number between two buttons. */
export function PictureCount({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useT();
  return (
    <div className={styles.count}>
      <span className={styles.head}>{t('custom.pictures')}</span>
      <span className={styles.stepper}>
        <IconButton
          icon="minus"
          label={t('custom.fewer')}
          isDisabled={count <= FEWEST_PICTURES}
          onPress={() => onChange(count - 1)}
        />
        <span className={styles.number} aria-live="polite">
          {t('visit.sheets', count)}
        </span>
        <IconButton
          icon="plus"
          label={t('custom.more')}
          isDisabled={count >= MOST_PICTURES}
          onPress={() => onChange(count + 1)}
        />
      </span>
    </div>
  );
}
