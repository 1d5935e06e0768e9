import type { ThemePicture } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import styles from './theme-option.module.css';

interface ThemeOptionProps {
  readonly name: string;
  readonly cover: ThemePicture;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/**
 * A theme to choose: its cover, ringed when chosen, and the tick behind its name: the cover wears the mark of who made it in any corner.
 * Ring and tick have their room beforehand, so that nothing moves.
 */
export function ThemeOption({ name, cover, isChosen, onPress }: ThemeOptionProps) {
  const t = useT();
  return (
    <div className={styles.option}>
      <span className={classNames(styles.cover, isChosen && styles.chosen)}>
        <Photo
          src={cover.url}
          thumbHash={cover.thumbhash}
          alt={cover.own ? t('visit.own-cover', name) : ''}
          retryLabel={t('action.retry')}
        />
      </span>
      <button type="button" className={styles.press} aria-pressed={isChosen} onClick={onPress}>
        <span className={classNames(styles.name, isChosen && styles.chosenName)}>
          {name}
          <span className={styles.tick}>{isChosen ? <Icon name="check" sizePx={16} /> : null}</span>
        </span>
      </button>
    </div>
  );
}
