import type { ReactNode } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

type AvatarSize = 'small' | 'medium' | 'large' | 'huge';

export type AvatarDiscProps = {
  name: string;
  /** Stands for a group ("everyone") where there is no portrait. */
  icon?: IconName | undefined;
  /** Stands in the place of letter and icon. */
  mark?: ReactNode;
  /** 32, 44, 60, 80 px. */
  size?: AvatarSize;
  /** A teal ring with a gap of paper. */
  isSelected?: boolean | undefined;
  tone?: 'paper' | 'ink';
  /** The name stands beside it, so that readers need not hear it twice. */
  isDecorative?: boolean;
  /** What covers the letter. */
  children?: ReactNode;
};

/** A disc with the first letter of a name, or an icon: all that the first screen needs of an avatar. */
export function AvatarDisc(props: AvatarDiscProps) {
  const { name, icon, mark, size = 'large', isSelected, tone = 'paper', isDecorative = false, children } = props;
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={classNames(styles.avatar, styles[size], styles[tone], isSelected && styles.selected)} {...naming}>
      <span className={styles.disc}>
        {mark ?? (icon ? <Icon name={icon} sizePx={size === 'small' ? 18 : 24} /> : <span>{monogram(name)}</span>)}
        {children}
      </span>
    </span>
  );
}

/** First letter of a name as a person sees it: one code point, upper case. */
export function monogram(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}
