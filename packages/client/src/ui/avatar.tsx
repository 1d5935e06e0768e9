import { useState } from 'react';
import styles from './avatar.module.css';
import { AvatarDisc, type AvatarDiscProps } from './avatar-disc';
import { classNames } from './class-names';
import { Icon } from './icon';
import { lazyImage } from './photo-image';
import { thumbHashToUrl } from './thumb-hash';

export type AvatarProps = Omit<AvatarDiscProps, 'children'> & {
  src?: string | undefined;
  thumbHash?: string | undefined;
};

/** A round portrait; the first letter of the name until and unless there is one. */
export function Avatar({ src, thumbHash, ...disc }: AvatarProps) {
  return <AvatarDisc {...disc}>{src ? <Portrait key={src} src={src} thumbHash={thumbHash} /> : null}</AvatarDisc>;
}

function Portrait({ src, thumbHash }: { src: string; thumbHash: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  const blurred = thumbHash ? thumbHashToUrl(thumbHash) : undefined;
  if (hasFailed) return null;
  return (
    <>
      {blurred ? <img className={styles.portrait} src={blurred} alt="" {...lazyImage} /> : null}
      <img className={styles.portrait} src={src} alt="" onError={() => setHasFailed(true)} {...lazyImage} />
    </>
  );
}

/** A dashed ring with a plus, for the button by which someone else comes in. */
export function AddDisc({ size = 'large' }: Pick<AvatarDiscProps, 'size'>) {
  return (
    <span className={classNames(styles.avatar, styles.add, styles[size])} aria-hidden="true">
      <Icon name="plus" sizePx={size === 'small' ? 18 : 24} />
    </span>
  );
}
