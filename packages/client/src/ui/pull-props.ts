import type { ReactNode } from 'react';

/** What PullToRefresh takes on every machine. */
export type PullToRefreshProps = {
  /** The indicator stays until this settles. */
  onRefresh: () => Promise<unknown>;
  pullLabel: string;
  releaseLabel: string;
  busyLabel: string;
  children: ReactNode;
  isDisabled?: boolean | undefined;
};

/** Pull beyond which letting go refreshes. */
export const REFRESH_AT_PX = 56;

const FARTHEST_PX = 96;

/** How far the page follows a finger: half its way, ever less towards 96 px. */
export function pullDistance(fingerPx: number): number {
  if (fingerPx <= 0) return 0;
  return FARTHEST_PX * (1 - Math.exp(-fingerPx / (2 * FARTHEST_PX)));
}
