import type { RealPersonAction } from '@kinora/contract';
import { localDigits } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { pickClip } from '../../platform/pick-clip';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import styles from './real-person.module.css';

interface ClipStepProps {
  readonly actions: readonly RealPersonAction[];
  readonly onClip: (clip: PickedFile) => void;
  readonly onLeave: () => void;
}

/** What to do in a clip, in its order, before the camera's own app opens, which says nothing. */
export function ClipStep({ actions, onClip, onLeave }: ClipStepProps) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const record = async () => {
    setIsBusy(true);
    const clip = await pickClip().catch(showError);
    setIsBusy(false);
    if (clip) onClip(clip);
  };
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('person.clip')}</h2>
        <p className={styles.text}>{t('person.clip-text')}</p>
      </div>
      <ol className={styles.order}>
        {['straight' as const, ...actions].map((asked, i) => (
          <li key={asked} className={styles.turn}>
            <span className={styles.number} aria-hidden="true">
              {localDigits(t.locale, String(i + 1))}
            </span>
            {asked === 'straight' ? t('person.straight') : t(`person.act-${asked}`)}
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button label={t('person.clip-open')} icon="camera" isWide isBusy={isBusy} onPress={() => void record()} />
        <Button label={t('action.cancel')} variant="plain" isWide onPress={onLeave} />
      </div>
    </>
  );
}
