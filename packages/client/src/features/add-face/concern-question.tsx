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
  const [gravest = 'brows', ...others] = concerns;
  const follows = t(`add-face.concern.${gravest}-text`);
  const question = t('add-face.concern-question');
  // The title names the gravest alone: of any other one would not know what is missing, soft or in the way.
  const named = others.map((concern) =>
    t('add-face.concern-also', t(`add-face.concern.${concern}`), t(`add-face.concern.${concern}-text`)),
  );
  const text = named.length > 0 ? [follows, ...named, question].join('\n\n') : joinSentences([follows, question]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onAgain()}
      title={t(`add-face.concern.${gravest}`)}
      text={text}
      confirmLabel={t('add-face.use-anyway')}
      cancelLabel={t('add-face.again')}
      onConfirm={onUse}
    />
  );
}
