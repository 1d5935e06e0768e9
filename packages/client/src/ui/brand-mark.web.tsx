import type { BrandMarkProps } from './brand-mark-props';
import { brandShapes } from './brand-shapes';

/** The mark of somebody else, beside their name and in the colour of its words. */
export function BrandMark({ name, sizePx = 22 }: BrandMarkProps) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={brandShapes[name][1]} />
    </svg>
  );
}
