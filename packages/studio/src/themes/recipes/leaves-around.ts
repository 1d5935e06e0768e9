import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

type Leaves = Extract<Overlay, { kind: 'leaves' }>;

/** Leaves out of focus before the person, at both sides and twice at the foot: one looks through them. */
export function leavesAround(seed: number, colours: readonly string[], amount?: number): Leaves {
  const sides = ['left', 'bottom', 'right', 'bottom'] as const;
  return { kind: 'leaves', seed, sides, ...(amount !== undefined && { amount }), colours };
}
