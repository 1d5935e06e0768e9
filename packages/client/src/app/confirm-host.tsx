import { useRef } from 'react';
import { pendingQuestion } from '../lib/confirm';
import { useStore } from '../lib/store';
import { useBackClose } from '../navigation/use-back-close';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** Where questions of `confirm` appear: once, at the root of the app. */
export function ConfirmHost() {
  const question = useStore(pendingQuestion);
  // The words stay while the dialog leaves.
  const last = useRef(question);
  if (question) last.current = question;
  const close = () => question?.answer(undefined);
  useBackClose(question !== undefined, close);
  if (!last.current) return null;
  const { title, text, confirmLabel, cancelLabel, isDangerous } = last.current;
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      isDangerous={isDangerous ?? false}
      onConfirm={() => question?.answer(true)}
      onDecline={() => question?.answer(false)}
    />
  );
}
