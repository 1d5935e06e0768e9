import { Button } from './button';
import { Drawing } from './drawing';
import { type EmptyPicture, emptyShapes } from './empty-shapes';
import styles from './state.module.css';

export type EmptyStateProps = {
  picture: EmptyPicture;
  title: string;
  text?: string | undefined;
  /** What to do next. */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** The action is under way. */
  isBusy?: boolean;
};

export function EmptyState({ picture, title, text, actionLabel, onAction, isBusy }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing layers={emptyShapes[picture]} />
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actionLabel ? (
        <div className={styles.action}>
          <Button label={actionLabel} variant="tonal" size="medium" isBusy={isBusy} onPress={onAction} />
        </div>
      ) : null}
    </div>
  );
}
