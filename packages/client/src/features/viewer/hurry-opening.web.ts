import type PhotoSwipe from 'photoswipe';
import { type FingerWay, fingerWay } from './finger-way';

/** What is done while photos still open. */
export interface Hurry {
  /** Takes it to the stage that has come now. */
  readonly follow: (stage: PhotoSwipe) => void;
  readonly stop: () => void;
}

/**
 * Whoever goes on while a photo still opens, or while what shows it is still fetched, is not held up: the opening ends at once, and
 * what they did follows. The library by itself takes nothing until it is open, and no swipe that begins and ends within one frame,
 * as a flick does on a slow phone.
 */
export function startHurry(): Hurry {
  let stage: PhotoSwipe | undefined;
  let step = 0;
  const fingers = new Map<number, PointerEvent>();
  /** The ends of swipes: what the library has not seen move it takes for a tap. */
  const swipes = new WeakSet<Event>();
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
    const isOnPhoto = event.target instanceof Node && stage?.scrollWrap?.contains(event.target);
    if (isOpening() || isOnPhoto) fingers.set(event.pointerId, event);
    if (isOpening()) finish();
  };
  const release = (event: PointerEvent): void => {
    const pressed = fingers.get(event.pointerId);
    if (!pressed) return;
    const way = fingerWay(pressed, event);
    if (way.step !== 0 || way.isUpright) swipes.add(event);
    if (isOpening()) step += way.step;
    else if (stage && fingers.size === 1) turnIfMissed(stage, way);
    fingers.delete(event.pointerId);
  };
  const cancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const goOn = (): void => {
    if (!stage || stage.isDestroying) return;
    if (step !== 0) stage.goTo(Math.min(Math.max(stage.currIndex + step, 0), stage.getNumItems() - 1));
    step = 0;
    // A finger that is still down begins where it was put.
    for (const pressed of fingers.values()) {
      stage.scrollWrap?.dispatchEvent(new PointerEvent('pointerdown', pressed));
    }
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
      for (const tap of ['tapAction', 'doubleTapAction'] as const) {
        next.on(tap, (event) => swipes.has(event.originalEvent) && event.preventDefault());
      }
    },
    stop: () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', cancel, true);
    },
  };
}

/** Called before the library learns of the end of a swipe: does what was meant if the library has not done it then. */
function turnIfMissed(stage: PhotoSwipe, { step, isUpright, isQuick }: FingerWay): void {
  if (!isQuick || stage.gestures.isMultitouch || stage.currSlide?.isPannable()) return;
  const { potentialIndex } = stage;
  setTimeout(() => {
    if (stage.isDestroying || stage.potentialIndex !== potentialIndex) return;
    if (step !== 0) stage.mainScroll.moveIndexBy(step, true);
    if (isUpright) stage.close();
  });
}
