import { classNames } from './class-names';
import styles from './icon.module.css';
import { isDirectional } from './icon-directions';
import type { IconProps } from './icon-props';
import { iconShapes } from './icon-shapes';

export type { IconName, IconProps } from './icon-props';

export function Icon({ name, sizePx = 24, label, isFilled = false }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      className={classNames(styles.icon, isDirectional(name) && styles.directional)}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...naming}
    >
      <path d={iconShapes[name][1]} />
    </svg>
  );
}
