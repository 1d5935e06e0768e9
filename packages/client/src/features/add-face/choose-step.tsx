import { IMAGE_LIMITS } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { FileDrop } from '../../platform/file-drop';
import { pickImages } from '../../platform/pick-image';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { FaceDrawing } from '../../ui/face-drawing';
import { Icon } from '../../ui/icon';
import { showToast } from '../../ui/toast';
import styles from './choose-step.module.css';

interface ChooseStepProps {
  readonly onFile: (file: PickedFile) => void;
  readonly onCamera: () => void;
  readonly onSample: () => void;
}

/** Lets the user pick one picture; gives it on, or nothing when they changed their mind. */
export async function pickOne(onFile: (file: PickedFile) => void): Promise<void> {
  try {
    const [file] = await pickImages({ max: 1 });
    if (file) onFile(file);
  } catch (error) {
    showError(error);
  }
}

/** Where the photo comes from, and what makes a good one. */
export function ChooseStep({ onFile, onCamera, onSample }: ChooseStepProps) {
  const t = useT();
  const isWide = useIsWide();
  const take = ([file]: readonly PickedFile[]) => {
    if (file) onFile(file);
    else showToast({ text: t('add-face.no-file'), tone: 'warning' });
  };
  const tips = [t('add-face.tip-facing'), t('add-face.tip-brows'), t('add-face.tip-light')];
  return (
    <FileDrop className={styles.step} overClassName={styles.over} onFiles={take}>
      <div className={styles.guide}>
        <FaceDrawing name="good" />
        <h3 className={styles.title}>{t('add-face.choose-title')}</h3>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip} className={styles.tip}>
              <span className={styles.check}>
                <Icon name="check" sizePx={18} />
              </span>
              {tip}
            </li>
          ))}
        </ul>
        {isWide ? <p className={styles.drop}>{t('add-face.drop')}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button label={t('add-face.camera')} icon="camera" isWide onPress={onCamera} />
        <Button
          label={isWide ? t('add-face.file') : t('add-face.album')}
          icon="image"
          variant="tonal"
          isWide
          onPress={() => void pickOne(onFile)}
        />
        <Button label={t('add-face.sample')} variant="plain" isWide onPress={onSample} />
        <p className={styles.formats}>{t('add-face.formats', IMAGE_LIMITS.minSidePx)}</p>
      </div>
    </FileDrop>
  );
}
