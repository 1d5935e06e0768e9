import { useConfiguration } from '../../domain/configuration/use-configuration';
import { joinSentences } from '../../lib/join-sentences';
import { useT } from '../../lib/translation';
import { BottomBar } from '../../ui/bottom-bar';
import { Button } from '../../ui/button';
import styles from './choose-photos.module.css';

export type KeepBarProps = {
  count: number;
  /** The album is on its way: the server is told what is kept before. */
  isLeaving: boolean;
  onDone: () => void;
};

/** How many are kept, and what becomes of the rest. */
export function KeepBar({ count, isLeaving, onDone }: KeepBarProps) {
  const t = useT();
  const { data } = useConfiguration({ freshMs: Number.POSITIVE_INFINITY });
  return (
    <BottomBar isFloating>
      <div className={styles.bar}>
        <div className={styles.words}>
          <p className={styles.count} role="status">
            {t('result.kept', count)}
          </p>
          <p className={styles.terms}>
            {joinSentences([t('result.free'), ...(data ? [t('result.expires', data.keepdays)] : [])])}
          </p>
        </div>
        <Button
          label={t('result.done')}
          variant={count === 0 ? 'tonal' : 'filled'}
          isBusy={isLeaving}
          onPress={onDone}
        />
      </div>
    </BottomBar>
  );
}
