/** What ConfirmDialog takes on every machine. */
export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  text?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
  /** Pressing the other button; without it that is the same as closing the dialog. */
  onDecline?: (() => void) | undefined;
  /** The dialog stays until the page closes it, so that it can show that it is busy. */
  onConfirm: () => void;
  /** What is confirmed cannot be undone. */
  isDangerous?: boolean;
  isBusy?: boolean | undefined;
};
