import { ERROR, type OrderNoteKind } from '@kinora/contract';
import { useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { writeNote } from '../../domain/orders/write-note';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './orders.module.css';

interface NoteSheetProps {
  readonly oid: string;
  /** Undefined: it is closed. */
  readonly kind: OrderNoteKind | undefined;
  /** Fewest and most characters; of a comment one is enough. */
  readonly limits: { readonly min: number; readonly max: number };
  readonly onClose: () => void;
}

/** Writes about an order: asks, complains, or says how it was. */
export function NoteSheet({ oid, kind, limits, onClose }: NoteSheetProps) {
  const t = useT();
  const [question, setQuestion] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { max } = limits;
  const min = kind === 'comment' ? 1 : limits.min;
  const sent = () => {
    setQuestion('');
    showToast({ text: t('note.sent') });
    onClose();
  };
  const tell = (error: unknown) => {
    if (isError(error, ERROR.questionLength) || isError(error, ERROR.questionRefused)) setFault(errorText(error, t));
    else showError(error);
  };
  const send = async () => {
    if (isBusy || kind === undefined) return;
    const characters = Array.from(question.trim()).length;
    const isFitting = characters >= min && characters <= max;
    setFault(isFitting ? undefined : t('error.14034', String(min), String(max)));
    if (!isFitting) return;
    setBusy(true);
    await writeNote({ oid, kind, question: question.trim() }).then(sent, tell);
    setBusy(false);
  };
  return (
    <PageSheet
      isOpen={kind !== undefined}
      onClose={onClose}
      title={t(`order.${kind ?? 'contact'}`)}
      footer={<Button isWide label={t('note.send')} isBusy={isBusy} onPress={() => void send()} />}
    >
      <div className={styles.pay}>
        <p className={styles.note}>{t('note.about')}</p>
        <TextField
          label={t('note.text')}
          value={question}
          onChange={setQuestion}
          rows={4}
          maxLength={max}
          error={fault}
          hint={min > 1 ? t('error.14034', String(min), String(max)) : undefined}
        />
      </div>
    </PageSheet>
  );
}
