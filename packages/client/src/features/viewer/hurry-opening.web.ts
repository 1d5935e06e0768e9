import type PhotoSwipe from 'photoswipe';

/**
 * Whoever goes on while a photo still opens is not held up: the opening ends at once, and what they did follows. The library
 * by itself takes nothing until it is open. Returns what stops it.
 */
export function hurryOpening(stage: PhotoSwipe): () => void {
  let step = 0;
  let pressed: PointerEvent | undefined;
  const isOpening = (): boolean => !stage.opener.isOpen && !stage.isDestroying;
  const finish = (): void => {
    for (const animation of stage.element?.getAnimations({ subtree: true }) ?? []) {
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
  const release = (): void => {
    pressed = undefined;
  };
  const goOn = (): void => {
    if (stage.isDestroying) return;
    if (step !== 0) stage.goTo(Math.min(Math.max(stage.currIndex + step, 0), stage.getNumItems() - 1));
    // The finger is still down: its swipe begins where it is.
    if (pressed) stage.scrollWrap?.dispatchEvent(new PointerEvent('pointerdown', pressed));
    step = 0;
    pressed = undefined;
  };
  // The library still puts the opened photo in its place after it has told of it.
  stage.on('openingAnimationEnd', () => queueMicrotask(goOn));
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', release, true);
    removeEventListener('pointercancel', release, true);
  };
}
