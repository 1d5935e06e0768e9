import type { FacePlace } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { Photo } from '../../ui/photo';
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

/** A target is this much larger than the face that it is on. */
const RING_SHARE = 1.25;
/** What of the screen's height the photo takes at most. */
const MAX_HEIGHT_VH = 52;

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
        <div className={styles.group} style={{ maxInlineSize: `${ratio * MAX_HEIGHT_VH}vh` }}>
          <Photo src={file.url} alt={t('add-face.photo')} ratio={ratio} isEager />
          {choices.map((choice, index) => (
            <button
              key={`${choice.x} ${choice.y}`}
              type="button"
              className={styles.face}
              style={placeOf(choice)}
              aria-label={t('add-face.which-face', index + 1, choices.length)}
              onClick={() => onChoose(choice)}
            >
              <span className={styles.number} aria-hidden="true">
                {formatNumber(t.locale, index + 1)}
              </span>
            </button>
          ))}
        </div>
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

/** The photo is the same whichever way the language reads, so the places are physical. */
function placeOf({ x, y, height }: FacePlace) {
  return { left: `${x * 100}%`, top: `${y * 100}%`, height: `${height * RING_SHARE * 100}%` };
}
