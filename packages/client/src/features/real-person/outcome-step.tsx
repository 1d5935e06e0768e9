import { REAL_PERSON_CODE } from '@kinora/contract';
import type { CheckOutcome } from '../../domain/real-person/begin-and-end-check';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './real-person.module.css';

interface OutcomeStepProps {
  readonly outcome: CheckOutcome;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How it ended, and what to do about it. */
export function OutcomeStep({ outcome: { code, fault, photos }, onAgain, onClose }: OutcomeStepProps) {
  const t = useT();
  const isPassed = code === REAL_PERSON_CODE.passed;
  const isJudged = isPassed || code === REAL_PERSON_CODE.failed;
  // What broke off was not failed: nobody has judged it.
  const title = isJudged ? t(`person.code-${code}`) : t('person.no-result');
  const why = fault ? t(`person.fault-${fault}`) : isJudged ? undefined : t(`person.code-${code}`);
  return (
    <>
      <div className={styles.center} role={isPassed ? 'status' : 'alert'}>
        <span className={styles.sign}>
          <Icon name={isPassed ? 'verified' : 'info'} sizePx={40} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        {why === undefined ? null : <p className={styles.text}>{why}</p>}
        {photos ? <p className={styles.text}>{t('person.photos', photos)}</p> : null}
      </div>
      <div className={styles.foot}>
        {isPassed ? null : <Button label={t('person.again')} isWide onPress={onAgain} />}
        <Button label={t('action.back')} variant={isPassed ? 'filled' : 'plain'} isWide onPress={onClose} />
      </div>
    </>
  );
}
