import { type ReactNode, useState } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './photo.module.css';
import { eagerImage, lazyImage } from './photo-image';
import { thumbHashToUrl } from './thumb-hash';
import { VisuallyHidden } from './visually-hidden';

export type PhotoProps = {
  src: string | undefined;
  /** What is to be seen; empty only where the words stand beside it. */
  alt: string;
  /** Base64; shown until the photo has come. Without it there is warm paper, never a grey box. */
  thumbHash?: string | undefined;
  /** Names the button that asks for the photo again; absent where asking again helps nothing. */
  retryLabel?: string;
  /** Width over height. */
  ratio?: number;
  corner?: 'card' | 'control' | 'none';
  isEager?: boolean;
  /** Takes the size of its box instead of its ratio. */
  isFilling?: boolean;
  /** CSS object-position: what stays in sight when the photo is cropped. */
  focus?: string | undefined;
  /** Lies on the photo. */
  children?: ReactNode;
};

type Attempt = { src: string | undefined; count: number; state: 'waiting' | 'shown' | 'failed' };

const PORTRAIT = 3 / 4;

export function Photo(props: PhotoProps) {
  const {
    src,
    alt,
    thumbHash,
    retryLabel,
    ratio = PORTRAIT,
    corner = 'card',
    isEager = false,
    isFilling = false,
    focus,
    children,
  } = props;
  const [held, setHeld] = useState<Attempt>({ src, count: 0, state: 'waiting' });
  const attempt: Attempt = held.src === src ? held : { src, count: 0, state: 'waiting' };
  const settle = (state: Attempt['state']) => setHeld({ ...attempt, state });
  const blurred = thumbHash ? thumbHashToUrl(thumbHash) : undefined;
  return (
    <span
      className={classNames(styles.photo, styles[corner], isFilling && styles.filling)}
      style={isFilling ? undefined : { paddingBlockEnd: `${100 / ratio}%` }}
    >
      {blurred ? <img className={styles.image} src={blurred} alt="" aria-hidden="true" {...eagerImage} /> : null}
      {src && attempt.state !== 'failed' ? (
        <img
          key={attempt.count}
          className={classNames(styles.image, styles.sharp, attempt.state === 'shown' && styles.shown)}
          style={focus ? { objectPosition: focus } : undefined}
          src={src}
          alt={alt}
          ref={(image: unknown) => {
            if (attempt.state === 'waiting' && isComplete(image)) settle('shown');
          }}
          onLoad={() => settle('shown')}
          onError={() => settle('failed')}
          {...(isEager ? eagerImage : lazyImage)}
        />
      ) : null}
      {children}
      {attempt.state === 'failed' ? (
        <span className={styles.failed}>
          {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
          {retryLabel === undefined ? null : (
            <IconButton
              icon="retry"
              label={retryLabel}
              variant="onPhoto"
              onPress={() => setHeld({ src, count: attempt.count + 1, state: 'waiting' })}
            />
          )}
        </span>
      ) : null}
    </span>
  );
}

/** A photo from the cache may be complete before anyone listens for it. */
function isComplete(image: unknown): boolean {
  if (typeof image !== 'object' || image === null || !('complete' in image) || !('naturalWidth' in image)) return false;
  return image.complete === true && Number(image.naturalWidth) > 0;
}
