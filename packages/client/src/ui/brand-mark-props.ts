import type { BrandName } from './brand-shapes';

export interface BrandMarkProps {
  readonly name: BrandName;
  readonly sizePx?: number;
}
