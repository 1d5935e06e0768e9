import { useT } from '../../lib/translation';
import { BottomBar } from '../../ui/bottom-bar';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import styles from './selection-bar.module.css';
import type { useSelection } from './use-selection';

export type SelectionBarProps = {
  selection: ReturnType<typeof useSelection>;
  /** They are not kept, and can be. */
  hasLeft: boolean;
};

/** What can be done with the selected photos. */
export function SelectionBar({ selection, hasLeft }: SelectionBarProps) {
  const t = useT();
  const { selected, busy, canDislike, keep, save, dislike, remove } = selection;
  const isEmpty = selected.length === 0 || busy !== undefined;
  return (
    <BottomBar>
      <div className={styles.bar} role="toolbar" aria-label={t('album.selected', selected.length)}>
        {hasLeft ? <BarButton icon="heart" label={t('album.keep')} isDisabled={isEmpty} onPress={keep} /> : null}
        <BarButton
          icon="download"
          label={t('action.save')}
          isBusy={busy === 'save'}
          isDisabled={isEmpty}
          onPress={() => void save()}
        />
        <BarButton
          icon="dislike"
          label={t('album.dislike')}
          isBusy={busy === 'dislike'}
          isDisabled={isEmpty}
          isQuiet={!canDislike}
          onPress={() => void dislike()}
        />
        <BarButton icon="trash" label={t('action.delete')} isDisabled={isEmpty} isDangerous onPress={remove} />
      </div>
    </BottomBar>
  );
}

type BarButtonProps = {
  icon: IconName;
  label: string;
  isBusy?: boolean;
  isDisabled: boolean;
  /** It will say why it does nothing. */
  isQuiet?: boolean;
  isDangerous?: boolean;
  onPress: () => void;
};

function BarButton({
  icon,
  label,
  isBusy = false,
  isDisabled,
  isQuiet = false,
  isDangerous = false,
  onPress,
}: BarButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        styles.button,
        isDangerous && styles.dangerous,
        ((isDisabled && !isBusy) || isQuiet) && styles.faint,
      )}
      disabled={isDisabled}
      onClick={onPress}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
      <span className={styles.word}>{label}</span>
    </button>
  );
}
