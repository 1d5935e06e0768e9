import type PhotoSwipe from 'photoswipe';

/** A finger that went this far aside, px, has swiped. */
const SWIPED_PX = 30;

/** What is done while photos still open. */
export interface Hurry {
  /** Takes it to the stage that has come now. */
  readonly follow: (stage: PhotoSwipe) => void;
  readonly stop: () => void;
}

/** Photos that a finger's way leads on by, from left to right. */
function stepOfSwipe(from: PointerEvent, to: PointerEvent): number {
  const aside = to.clientX - from.clientX;
  if (Math.abs(aside) < Math.max(SWIPED_PX, Math.abs(to.clientY - from.clientY))) return 0;
  return aside < 0 ? 1 : -1;
}

/**
 * Whoever goes on while a photo still opens, or while what shows it is still fetched, is not held up: the opening ends at once, and
 * what they did follows. The library by itself takes nothing until it is open.
 */
export function startHurry(): Hurry {
  let stage: PhotoSwipe | undefined;
  let step = 0;
  let pressed: PointerEvent | undefined;
  const isOpening = (): boolean => !stage || (!stage.opener.isOpen && !stage.isDestroying);
  const finish = (): void => {
    for (const animation of stage?.element?.getAnimations({ subtree: true }) ?? []) {
      // What turns for ever has no end.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  };
  const key = (event: KeyboardEvent): void => {
    if (!isOpening() || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    step += event.key === 'ArrowRight' ? 1 : -1;
    finish();
  };
  const press = (event: PointerEvent): void => {
    if (!isOpening()) return;
    pressed = event;
    finish();
  };
  const release = (event: PointerEvent): void => {
    if (pressed && isOpening()) step += stepOfSwipe(pressed, event);
    pressed = undefined;
  };
  const cancel = (): void => {
    pressed = undefined;
  };
  const goOn = (): void => {
    if (!stage || stage.isDestroying) return;
    if (step !== 0) stage.goTo(Math.min(Math.max(stage.currIndex + step, 0), stage.getNumItems() - 1));
    // The finger is still down: its swipe begins where it is.
    if (pressed) stage.scrollWrap?.dispatchEvent(new PointerEvent('pointerdown', pressed));
    step = 0;
    pressed = undefined;
  };
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', cancel, true);
  return {
    follow: (next) => {
      stage = next;
      // The library still puts the opened photo in its place after it has told of it.
      next.on('openingAnimationEnd', () => queueMicrotask(goOn));
    },
    stop: () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', cancel, true);
    },
  };
}
