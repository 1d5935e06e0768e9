import type { ReactNode } from 'react';

/** A mini-program is touched: a finger moves the row. */
export function RailArrows({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
