import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import styles from './confirm-dialog.module.css';
import layer from './confirm-layer.module.css';
import type { ConfirmDialogProps } from './confirm-props';

/** Loaded when the first question is asked. */
export default function ConfirmLayer(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, text, confirmLabel, cancelLabel, onConfirm, isDangerous, isBusy } = props;
  const decline = props.onDecline ?? (() => onOpenChange(false));
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={classNames(styles.scrim, layer.scrim)} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={classNames(styles.panel, layer.panel)}
            initialFocus={isDangerous ? cancel : confirm}
          >
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {text ? <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description> : null}
            <div className={styles.actions}>
              <Button ref={cancel} label={cancelLabel} variant="plain" isWide onPress={decline} />
              <Button
                ref={confirm}
                label={confirmLabel}
                variant={isDangerous ? 'danger' : 'filled'}
                isWide
                isBusy={isBusy}
                onPress={onConfirm}
              />
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
