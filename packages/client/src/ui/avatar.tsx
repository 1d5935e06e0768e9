import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { lazyImage } from './photo-image';
import { thumbHashToUrl } from './thumb-hash';

type AvatarSize = 'small' | 'medium' | 'large' | 'huge';

export type AvatarProps = {
  name: string;
  src?: string | undefined;
  thumbHash?: string | undefined;
  /** Stands for a group ("everyone") where there is no portrait. */
  icon?: IconName | undefined;
  /** 32, 44, 60, 80 px. */
  size?: AvatarSize;
  /** A teal ring with a gap of paper. */
  isSelected?: boolean | undefined;
  tone?: 'paper' | 'ink';
  /** The name stands beside it, so that readers need not hear it twice. */
  isDecorative?: boolean;
};

/** A round portrait; the first letter of the name until and unless there is one. */
export function Avatar(props: AvatarProps) {
  const { name, src, thumbHash, icon, size = 'large', isSelected, tone = 'paper', isDecorative = false } = props;
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={classNames(styles.avatar, styles[size], styles[tone], isSelected && styles.selected)} {...naming}>
      <span className={styles.disc}>
        {icon ? <Icon name={icon} sizePx={size === 'small' ? 18 : 24} /> : <span>{monogram(name)}</span>}
        {src ? <Portrait key={src} src={src} thumbHash={thumbHash} /> : null}
      </span>
    </span>
  );
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

/** First letter of a name as a person sees it: one code point, upper case. */
export function monogram(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}

/** A dashed ring with a plus, for the button by which someone else comes in. */
export function AddDisc({ size = 'large' }: { size?: AvatarSize }) {
  return (
    <span className={classNames(styles.avatar, styles.add, styles[size])} aria-hidden="true">
      <Icon name="plus" sizePx={size === 'small' ? 18 : 24} />
    </span>
  );
}
