import { useId } from 'react';
import { Button } from './button';
import styles from './question-card.module.css';

export type QuestionCardProps = {
  title: string;
  /** What follows from a yes, and from a no. */
  text: string;
  yesLabel: string;
  noLabel: string;
  onAnswer: (isYes: boolean) => void;
  isBusy?: boolean | undefined;
};

/** A question in the page that may be left open: nothing waits for its answer. */
export function QuestionCard({ title, text, yesLabel, noLabel, onAnswer, isBusy = false }: QuestionCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.answers}>
        <Button label={noLabel} variant="plain" size="medium" isDisabled={isBusy} onPress={() => onAnswer(false)} />
        <Button label={yesLabel} variant="tonal" size="medium" isBusy={isBusy} onPress={() => onAnswer(true)} />
      </div>
    </section>
  );
}
