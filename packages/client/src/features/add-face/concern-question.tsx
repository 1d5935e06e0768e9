import type { PhotoConcern } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { joinSentences } from '../../lib/join-sentences';
import { useT } from '../../lib/translation';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface ConcernQuestionProps {
  /** At least one, the gravest first. */
  readonly concerns: readonly PhotoConcern[];
  readonly onAgain: () => void;
  readonly onUse: () => void;
}

/** The photo makes worse portraits: another one, or go on with what follows from it (specification, section 5). */
export function ConcernQuestion({ concerns, onAgain, onUse }: ConcernQuestionProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  // Opened after it is there, so that it comes as a layer above the sheet.
  useEffect(() => setIsOpen(true), []);
  const [gravest = 'brows'] = concerns;
  const sentences = [
    ...concerns.map((concern) => t(`add-face.concern.${concern}-text`)),
    t('add-face.concern-question'),
  ];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onAgain()}
      title={t(`add-face.concern.${gravest}`)}
      text={joinSentences(sentences)}
      confirmLabel={t('add-face.use-anyway')}
      cancelLabel={t('add-face.again')}
      onConfirm={onUse}
    />
  );
}
