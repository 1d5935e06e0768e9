import { useCoversQuestion } from '../../domain/account/use-covers-question';
import { useFaces } from '../../domain/faces/use-faces';
import { useT } from '../../lib/translation';
import { QuestionCard } from '../../ui/question-card';
import styles from './covers-card.module.css';

/** Loaded for users alone: most who open the gallery are not asked. */
export default function CoversCard() {
  const t = useT();
  const faces = useFaces().data?.icons;
  const question = useCoversQuestion();
  const hasFace = faces?.some(({ relation, state }) => relation === 'me' && state === 'ready');
  if (!question || !hasFace) return null;
  return (
    <div className={styles.question}>
      <QuestionCard
        title={t('covers.ask-title')}
        text={t('covers.ask-text')}
        yesLabel={t('covers.agree')}
        noLabel={t('covers.refuse')}
        isBusy={question.isBusy}
        onAnswer={(agree) => void question.answer(agree)}
      />
    </div>
  );
}
