import { DELETE_UNDO_S } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useConsent } from '../../domain/account/use-consent';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { type Point, PointList } from '../../ui/point-list';
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
  const points: readonly Point[] = [
    { icon: 'lock', title: t('add-face.consent-what'), text: t('add-face.consent-what-text') },
    { icon: 'clock', title: t('add-face.consent-long'), text: t('add-face.consent-long-text') },
    { icon: 'trash', title: t('add-face.consent-delete'), text: t('add-face.consent-delete-text', DELETE_UNDO_S / 60) },
    { icon: 'verified', title: t('add-face.consent-never'), text: t('add-face.consent-never-text') },
  ];
  return (
    <div className={styles.step}>
      <h3 className={styles.title}>{t('add-face.consent-title')}</h3>
      <PointList points={points} isBoxed />
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
