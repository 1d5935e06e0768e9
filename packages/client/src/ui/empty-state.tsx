import { Button } from './button';
import { Drawing, type DrawingName } from './drawing';
import styles from './state.module.css';

export type EmptyStateProps = {
  picture: Exclude<DrawingName, 'error' | 'offline'>;
  title: string;
  text?: string | undefined;
  /** What to do next. */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
};

export function EmptyState({ picture, title, text, actionLabel, onAction }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={picture} />
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actionLabel ? (
        <div className={styles.action}>
          <Button label={actionLabel} variant="tonal" size="medium" onPress={onAction} />
        </div>
      ) : null}
    </div>
  );
}
