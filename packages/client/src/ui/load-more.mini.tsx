import { Button } from './button';
import styles from './load-more.module.css';
import type { LoadMoreProps } from './load-more-props';

export type { LoadMoreProps } from './load-more-props';

/** The end of what was fetched so far. */
export function LoadMore({ label, isBusy = false, onReach }: LoadMoreProps) {
  return (
    <div className={styles.mark}>
      <Button label={label} variant="plain" size="medium" isBusy={isBusy} onPress={onReach} />
    </div>
  );
}
