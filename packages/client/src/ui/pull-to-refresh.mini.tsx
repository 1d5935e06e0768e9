import type { PullToRefreshProps } from './pull-props';

export type { PullToRefreshProps } from './pull-props';

/** A mini-program's page pulls by itself; its shell calls the same refresh. */
export function PullToRefresh({ children }: PullToRefreshProps) {
  return <>{children}</>;
}
