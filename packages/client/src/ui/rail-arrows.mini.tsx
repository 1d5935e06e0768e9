import type { RailArrowsProps } from './rail-arrows-props';

/** A mini-program is touched: a finger moves the row. */
export function RailArrows({ children }: RailArrowsProps) {
  return <>{children}</>;
}
