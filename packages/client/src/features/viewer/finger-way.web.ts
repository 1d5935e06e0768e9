/** A finger that went this far, px, has swiped. */
const SWIPED_PX = 30;
/** From here on, px/ms, a way is quick: the stage's library turns at the same speed. */
const QUICK_PX_MS = 0.5;

/** Where a finger went from being put down to being lifted. */
export interface FingerWay {
  /** Photos that it leads on by, from left to right. */
  readonly step: -1 | 0 | 1;
  /** Whether it went up or down. */
  readonly isUpright: boolean;
  /** Whether it was quick enough to mean it wherever it ended. */
  readonly isQuick: boolean;
}

/** The times are those of the finger, not of the page, which may learn of all of it at once. */
export function fingerWay(from: PointerEvent, to: PointerEvent): FingerWay {
  const aside = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  const far = Math.max(Math.abs(aside), Math.abs(down));
  const isUpright = Math.abs(down) > Math.abs(aside);
  const hasSwiped = far >= SWIPED_PX;
  return {
    step: !hasSwiped || isUpright ? 0 : aside < 0 ? 1 : -1,
    isUpright: hasSwiped && isUpright,
    isQuick: far >= QUICK_PX_MS * Math.max(1, to.timeStamp - from.timeStamp),
  };
}
