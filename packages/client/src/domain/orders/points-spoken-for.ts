import type { Order } from '@kinora/contract';

/** Points that orders which wait to be paid take: nothing else is paid with them. */
export const pointsSpokenFor = (waiting: readonly Order[]): number =>
  waiting.reduce((sum, { point }) => sum + point, 0);
