import type { ReactNode } from 'react';

export interface RailArrowsProps {
  /** The row, a list. */
  readonly children: ReactNode;
  /** A row of portraits or chips, for which arrows in the size for cards are too large. */
  readonly isLow?: boolean;
  /** What is chosen of the row, which is brought into sight. */
  readonly chosenId?: string | undefined;
}
