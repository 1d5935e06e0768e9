import type PhotoSwipe from 'photoswipe';

/** Of its size, dragged over the whole height of the window. */
const SHRINKS_BY = 0.7;
const BACK_MS = 300;

/** Dragged down or up the photo shrinks under the finger, so that what lies below shows; let go it lies there again. */
export function shrinkWhileDragged(stage: PhotoSwipe, onLift: (isLifted: boolean) => void): void {
  let isLifted = false;
  const lift = (next: boolean) => {
    if (next !== isLifted) onLift(next);
    isLifted = next;
  };
  stage.on('verticalDrag', ({ panY }) => {
    const { scrollWrap, currSlide, viewportSize } = stage;
    if (!scrollWrap || !currSlide) return;
    lift(true);
    const dragged = Math.abs(panY - currSlide.bounds.center.y) / viewportSize.y;
    scrollWrap.style.transition = 'none';
    scrollWrap.style.scale = String(1 - SHRINKS_BY * Math.min(1, dragged));
  });
  const putBack = () => {
    const { scrollWrap } = stage;
    if (!scrollWrap?.style.scale) return;
    scrollWrap.style.transition = `scale ${BACK_MS}ms ease-out`;
    scrollWrap.style.scale = '';
  };
  stage.on('pointerUp', () => {
    putBack();
    if (!stage.isDestroying) lift(false);
  });
  stage.on('close', () => {
    putBack();
    lift(true);
  });
}
