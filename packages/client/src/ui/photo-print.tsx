import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { Photo } from './photo';
import styles from './photo-print.module.css';
import { PressArea } from './press-area';
import { thumbHashToUrl } from './thumb-hash';

/** 0 blank paper, 1 to 3 ever clearer, 4 done. */
export type DevelopStage = 0 | 1 | 2 | 3 | 4;

export type PhotoPrintProps = {
  /** Place on the table; it fixes the tilt, so that a print lies the same at every render. */
  index: number;
  stage: DevelopStage;
  /** What is to be seen, or how far it is. */
  alt: string;
  src?: string | undefined;
  thumbHash?: string | undefined;
  retryLabel: string;
  /** Drawn on blank paper: what would bring a picture. */
  blankIcon?: IconName;
  /** The last to arrive lies on top, larger, until the next one comes. */
  isNewest?: boolean;
  /** Lies straight. */
  isStill?: boolean;
  onPress?: (() => void) | undefined;
};

const MOST_TILT_DEG = 1.3;

/** A photo on paper with a white border, which develops: only in the darkroom and on Me. */
export function PhotoPrint(props: PhotoPrintProps) {
  const {
    index,
    stage,
    alt,
    src,
    thumbHash,
    retryLabel,
    blankIcon,
    isNewest = false,
    isStill = false,
    onPress,
  } = props;
  const tilt = isStill ? 0 : printTilt(index);
  const rest = isNewest ? ' scale(1.22)' : '';
  const latent = stage > 0 && stage < 4 && thumbHash ? thumbHashToUrl(thumbHash) : undefined;
  return (
    <div
      className={classNames(styles.print, styles[`stage${stage}`], isNewest && styles.newest)}
      style={{ transform: `rotate(${tilt}deg)${rest}` }}
    >
      <div className={styles.paper}>
        {stage === 4 ? (
          <Photo src={src} alt={alt} thumbHash={thumbHash} corner="none" retryLabel={retryLabel} />
        ) : (
          <span className={styles.latent} role="img" aria-label={alt}>
            {latent ? (
              <img className={styles.image} src={latent} alt="" />
            ) : stage > 0 ? (
              <span className={styles.form} />
            ) : blankIcon ? (
              <span className={styles.blank}>
                <Icon name={blankIcon} sizePx={32} />
              </span>
            ) : null}
          </span>
        )}
      </div>
      {onPress ? <PressArea label={alt} onPress={onPress} /> : null}
    </div>
  );
}

/** Tilt of the print at a place, −1.3° to 1.3°: neighbours differ, and it is the same each time. */
export function printTilt(index: number): number {
  // The golden angle's fraction spreads successive values evenly without a visible cycle.
  const spread = ((index + 1) * 0.61803398875) % 1;
  return Math.round((spread * 2 - 1) * MOST_TILT_DEG * 100) / 100;
}
