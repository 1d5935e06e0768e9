import { useState } from 'react';
import { showError } from '../../api/show-error';
import { askForReview, useReview } from '../../domain/real-person/review';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import styles from './real-person.module.css';

const MAX_CHARACTERS = 500;

/** Another way than to show one's face to the check: the operator is asked, who decides. */
export function ReviewStep({ onBack }: { readonly onBack: () => void }) {
  const t = useT();
  const review = useReview();
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const words = note.trim();
  const state = review.data?.state;
  const isOver = state === 'asked' || state === 'accepted';
  async function send(): Promise<void> {
    setIsAsked(true);
    if (words === '') return;
    setIsBusy(true);
    await askForReview(words).catch(showError);
    setIsBusy(false);
  }
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('person.review')}</h2>
        <p className={styles.text} role="status">
          {state === 'accepted'
            ? t('person.review-accepted')
            : t(isOver ? 'person.review-asked' : 'person.review-text')}
        </p>
        {review.data?.why === undefined ? null : (
          <p className={styles.text}>{t('person.review-refused', review.data.why)}</p>
        )}
      </div>
      {isOver ? null : (
        <TextField
          label={t('person.review-note')}
          value={note}
          onChange={setNote}
          rows={5}
          maxLength={MAX_CHARACTERS}
          error={isAsked && words === '' ? t('person.review-empty') : undefined}
        />
      )}
      <div className={styles.foot}>
        {isOver ? null : (
          <Button
            label={t('person.review-send')}
            isWide
            isBusy={isBusy || review.isLoading}
            onPress={() => void send()}
          />
        )}
        <Button label={t('action.back')} variant={isOver ? 'filled' : 'plain'} isWide onPress={onBack} />
      </div>
    </>
  );
}
