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
export function OutcomeStep({ outcome: { code, fault }, onAgain, onClose }: OutcomeStepProps) {
  const t = useT();
  const isPassed = code === REAL_PERSON_CODE.passed;
  const why = fault
    ? t(`person.fault-${fault}`)
    : code === REAL_PERSON_CODE.failed
      ? undefined
      : t(`person.code-${code}`);
  return (
    <>
      <div className={styles.center} role={isPassed ? 'status' : 'alert'}>
        <span className={styles.sign}>
          <Icon name={isPassed ? 'verified' : 'info'} sizePx={40} />
        </span>
        <h2 className={styles.title}>{isPassed ? t('person.code-1000') : t('person.code-2006')}</h2>
        {isPassed || why === undefined ? null : <p className={styles.text}>{why}</p>}
      </div>
      <div className={styles.foot}>
        {isPassed ? null : <Button label={t('person.again')} isWide onPress={onAgain} />}
        <Button label={t('action.back')} variant={isPassed ? 'filled' : 'plain'} isWide onPress={onClose} />
      </div>
    </>
  );
}
