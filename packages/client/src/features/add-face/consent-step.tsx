import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useConsent } from '../../domain/account/use-consent';
import { faceConsentPoints } from '../../lib/face-consent-points';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { PointList } from '../../ui/point-list';
import styles from './consent-step.module.css';

interface ConsentStepProps {
  /** Version of the text that is agreed to. */
  readonly version: string;
  /** Offers the sample face, which needs no consent. */
  readonly onSample?: () => void;
}

/** Before the first photo: what is kept, for how long, how it is deleted, and the agreement to it. */
export function ConsentStep({ version, onSample }: ConsentStepProps) {
  const t = useT();
  const [isTicked, setIsTicked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const agree = useConsent({ onError: showError });
  const goOn = () => {
    if (isTicked) agree.mutate({ kind: 'face', version, agree: true });
    else setIsAsked(true);
  };
  return (
    <div className={styles.step}>
      <h3 className={styles.title}>{t('add-face.consent-title')}</h3>
      <PointList points={faceConsentPoints(t)} isBoxed />
      <div className={styles.actions}>
        <Checkbox
          isRound
          label={t('add-face.agree')}
          isChecked={isTicked}
          onChange={setIsTicked}
          error={isAsked && !isTicked ? t('add-face.agree-first') : undefined}
        />
        <Button label={t('add-face.go-on')} isWide isBusy={agree.isPending} onPress={goOn} />
        {onSample ? <Button label={t('add-face.sample')} variant="plain" isWide onPress={onSample} /> : null}
      </div>
    </div>
  );
}
