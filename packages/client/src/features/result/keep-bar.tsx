import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { BottomBar } from '../../ui/bottom-bar';
import { Button } from '../../ui/button';
import styles from './choose-photos.module.css';

export type KeepBarProps = {
  count: number;
  isBusy: boolean;
  isDisabled: boolean;
  onKeep: () => void;
};

/** How many are kept, and what becomes of the rest. */
export function KeepBar({ count, isBusy, isDisabled, onKeep }: KeepBarProps) {
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
            <span>{t('result.free')}</span> {data ? <span>{t('result.expires', data.keepdays)}</span> : null}
          </p>
        </div>
        <Button label={t('result.keep')} isBusy={isBusy} isDisabled={isDisabled} onPress={onKeep} />
      </div>
    </BottomBar>
  );
}
