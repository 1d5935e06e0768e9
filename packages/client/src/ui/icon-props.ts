import type { IconName } from './icon-shapes';

export type { IconName };

/** What Icon takes on every machine. */
export type IconProps = {
  name: IconName;
  /** Width and height in CSS pixels. */
  sizePx?: number;
  /** Said by a screen reader; without it the icon is decoration. */
  label?: string | undefined;
  /** Fills the outline with its own colour, as a heart that is on. */
  isFilled?: boolean;
};
