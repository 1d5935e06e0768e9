import type { PhotoConcern } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Photo } from '../../ui/photo';
import type { PhotoUnderWay } from './add-face-state';
import styles from './outcome.module.css';

interface DoubtStepProps {
  readonly file: PhotoUnderWay;
  /** At least one, the gravest first. */
  readonly concerns: readonly PhotoConcern[];
  readonly isFromCamera: boolean;
  /** Takes or chooses another one, where this one came from. */
  readonly onAgain: () => void;
  readonly onUse: () => void;
}

/** The photo makes worse portraits: another one, or go on with what follows from it (specification, section 5). */
export function DoubtStep({ file, concerns, isFromCamera, onAgain, onUse }: DoubtStepProps) {
  const t = useT();
  const [gravest = 'brows', ...others] = concerns;
  // The title names the gravest alone: of any other one would not know what is missing, soft or in the way.
  const named = others.map((concern) =>
    t('add-face.concern-also', t(`add-face.concern.${concern}`), t(`add-face.concern.${concern}-text`)),
  );
  return (
    <div className={styles.step}>
      <div className={styles.body} role="alert">
        <div className={styles.large}>
          <Photo src={file.url} alt={t('add-face.photo')} {...(file.focus && { focus: file.focus })} isEager />
        </div>
        <h3 className={styles.title}>{t(`add-face.concern.${gravest}`)}</h3>
        {[t(`add-face.concern.${gravest}-text`), ...named].map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button label={isFromCamera ? t('add-face.again-camera') : t('add-face.again')} isWide onPress={onAgain} />
        <Button label={t('add-face.use-anyway')} variant="tonal" isWide onPress={onUse} />
      </div>
    </div>
  );
}
