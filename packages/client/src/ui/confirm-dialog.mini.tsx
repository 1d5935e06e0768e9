import { useId } from 'react';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import type { ConfirmDialogProps } from './confirm-props';

export type { ConfirmDialogProps } from './confirm-props';

/** A question that must be answered before anything else. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, text, confirmLabel, cancelLabel, onConfirm, isDangerous, isBusy } = props;
  const decline = props.onDecline ?? (() => onOpenChange(false));
  const id = useId();
  if (!isOpen) return null;
  return (
    <div className={styles.viewport}>
      <span className={styles.scrim} aria-hidden="true" />
      <div
        className={styles.panel}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={text ? `${id}text` : undefined}
      >
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        {text ? (
          <p id={`${id}text`} className={styles.text}>
            {text}
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button label={cancelLabel} variant="plain" isWide onPress={decline} />
          <Button
            label={confirmLabel}
            variant={isDangerous ? 'danger' : 'filled'}
            isWide
            isBusy={isBusy}
            onPress={onConfirm}
          />
        </div>
      </div>
    </div>
  );
}
