import type { BrandMarkProps } from './brand-mark-props';
import { brandShapes } from './brand-shapes';
import styles from './icon.module.css';
import { svgDataUrl } from './svg-data-url';

/** A mini-program has no svg tag: the mark is the mask of a box in the current colour. */
export function BrandMark({ name, sizePx = 22 }: BrandMarkProps) {
  const mask = `url("${svgDataUrl(`<path d="${brandShapes[name][1]}"/>`, '0 0 24 24')}")`;
  return (
    <span
      className={styles.masked}
      style={{ width: `${sizePx}px`, height: `${sizePx}px`, maskImage: mask, WebkitMaskImage: mask }}
      aria-hidden="true"
    />
  );
}
