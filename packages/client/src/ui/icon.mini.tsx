import { classNames } from './class-names';
import styles from './icon.module.css';
import { isDirectional } from './icon-directions';
import type { IconProps } from './icon-props';
import { iconShapes } from './icon-shapes';
import { svgDataUrl } from './svg-data-url';

export type { IconName, IconProps } from './icon-props';

/** A mini-program has no svg tag: the icon is the mask of a box in the current colour. */
export function Icon({ name, sizePx = 24, label, isFilled = false }: IconProps) {
  const fill = isFilled ? '#000' : 'none';
  const stroke = 'stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const path = `<path d="${iconShapes[name][1]}" fill="${fill}" ${stroke}/>`;
  const mask = `url("${svgDataUrl(path, '0 0 24 24')}")`;
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      className={classNames(styles.icon, styles.masked, isDirectional(name) && styles.directional)}
      style={{ width: `${sizePx}px`, height: `${sizePx}px`, maskImage: mask, WebkitMaskImage: mask }}
      {...naming}
    />
  );
}
