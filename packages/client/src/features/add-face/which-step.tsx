import type { FacePlace } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { FacePicker } from '../../ui/face-picker';
import styles from './which-step.module.css';

interface WhichStepProps {
  readonly file: PickedFile;
  /** Width of the photo over its height. */
  readonly ratio: number;
  /** The faces that can be chosen, from the left. */
  readonly choices: readonly FacePlace[];
  readonly isFromCamera: boolean;
  readonly onChoose: (choice: FacePlace) => void;
  readonly onAgain: () => void;
}

/** Of several people in a photo the one whose portraits it shall be. */
export function WhichStep({ file, ratio, choices, isFromCamera, onChoose, onAgain }: WhichStepProps) {
  const t = useT();
  return (
    <div className={styles.step}>
      <div role="status">
        <h3 className={styles.title}>{t('add-face.which')}</h3>
        <p className={styles.text}>{t('add-face.which-text')}</p>
      </div>
      <div className={styles.room}>
        <FacePicker
          src={file.url}
          alt={t('add-face.photo')}
          ratio={ratio}
          choices={choices}
          labelOf={(place) => t('add-face.which-face', place, choices.length)}
          numberOf={(place) => formatNumber(t.locale, place)}
          onChoose={onChoose}
        />
      </div>
      <Button
        label={isFromCamera ? t('add-face.again-camera') : t('add-face.again')}
        variant="plain"
        isWide
        onPress={onAgain}
      />
    </div>
  );
}
