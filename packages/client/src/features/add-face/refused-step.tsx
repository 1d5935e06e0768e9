import type { Refusal } from '../../lib/photo-refusal';
import { explainRefusal } from '../../lib/refusal-words';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { FaceDrawing } from '../../ui/face-drawing';
import { Photo } from '../../ui/photo';
import type { PhotoUnderWay } from './add-face-state';
import styles from './outcome.module.css';

interface RefusedStepProps {
  readonly file: PhotoUnderWay;
  readonly refusal: Refusal;
  readonly isFromCamera: boolean;
  /** Takes or chooses another one, where this one came from. */
  readonly onAgain: () => void;
  readonly onSample: () => void;
}

/** Why the photo cannot be used, beside the photo, and what to do. */
export function RefusedStep({ file, refusal, isFromCamera, onAgain, onSample }: RefusedStepProps) {
  const t = useT();
  const { title, text, drawing } = explainRefusal(refusal, t);
  return (
    <div className={styles.step}>
      <div className={styles.body} role="alert">
        <div className={styles.pair}>
          {drawing === 'file' ? null : (
            <div className={styles.print}>
              <Photo
                src={file.url}
                alt={t('add-face.photo')}
                {...(file.focus && { focus: file.focus })}
                corner="control"
                isEager
              />
            </div>
          )}
          <FaceDrawing name={drawing} />
        </div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button label={isFromCamera ? t('add-face.again-camera') : t('add-face.again')} isWide onPress={onAgain} />
        <Button label={t('add-face.sample')} variant="plain" isWide onPress={onSample} />
      </div>
    </div>
  );
}
