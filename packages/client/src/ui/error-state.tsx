import { Button } from './button';
import { Drawing } from './drawing';
import { failedShapes } from './drawing-shapes';
import styles from './state.module.css';

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What one can do about it. */
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  isBusy?: boolean | undefined;
  /** The network is what is missing. */
  isOffline?: boolean;
};

export function ErrorState({ title, text, retryLabel, onRetry, isBusy, isOffline = false }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Drawing layers={isOffline ? failedShapes.offline : failedShapes.error} />
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.action}>
        <Button label={retryLabel} variant="tonal" size="medium" icon="retry" isBusy={isBusy} onPress={onRetry} />
      </div>
    </div>
  );
}
