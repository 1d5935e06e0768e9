/** From so far on, letting go does what stands under the row, px. */
export const SWIPE_ACTS_FROM = 88;
/** A finger that moves farther than this has decided where to, px. */
const DECIDED_FROM = 8;

/** A finger on a row: undecided, along it, or scrolling the page. */
export interface Swipe {
  readonly startX: number;
  readonly startY: number;
  readonly way: 'undecided' | 'along' | 'across';
  /** How far the row is dragged, px to the right. */
  readonly offset: number;
}

export const startSwipe = (x: number, y: number): Swipe => ({ startX: x, startY: y, way: 'undecided', offset: 0 });

/** @param hasLeft something stands under the row for who drags it to the left; `hasRight` likewise */
export function moveSwipe(swipe: Swipe, x: number, y: number, hasLeft: boolean, hasRight: boolean): Swipe {
  const across = x - swipe.startX;
  const down = y - swipe.startY;
  let { way } = swipe;
  if (way === 'undecided' && Math.hypot(across, down) > DECIDED_FROM) {
    way = Math.abs(across) > Math.abs(down) ? 'along' : 'across';
  }
  if (way !== 'along') return { ...swipe, way };
  const isFree = across < 0 ? hasLeft : hasRight;
  return { ...swipe, way, offset: isFree ? across : across / 8 };
}

/** What letting go does. */
export function endSwipe({ way, offset }: Swipe): 'left' | 'right' | undefined {
  if (way !== 'along' || Math.abs(offset) < SWIPE_ACTS_FROM) return undefined;
  return offset < 0 ? 'left' : 'right';
}
