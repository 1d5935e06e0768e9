/** What somebody may be about to press, or watches run down. */
const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="timer"]';
/** Where what is raised begins, below the bar of a page. */
const RAISED_PX = 64;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.bottom > b.top && b.right > b.left;

/** Whether a message at the lower edge lies over a control, and would lie over none at the upper edge. */
export function mustRise(message: HTMLElement | null): boolean {
  if (!message) return false;
  const low = message.getBoundingClientRect();
  const { left, right } = low;
  const high = { left, right, top: RAISED_PX, bottom: RAISED_PX + low.bottom - low.top };
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !message.contains(control) && isSeen(control))
    .map((control) => control.getBoundingClientRect());
  return controls.some((box) => meet(low, box)) && !controls.some((box) => meet(high, box));
}

const isSeen = (control: Element): boolean => control.checkVisibility?.({ visibilityProperty: true }) ?? true;
