import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { WIDE_FROM_PX } from '../../design/breakpoints';
import type { Hurry } from './hurry-opening';
import { shrinkWhileDragged } from './lift-photo';
import styles from './photo-stage.module.css';
import type { PhotoStageHandle, PhotoStageProps } from './photo-stage-props';

const NARROW_PADDING = { top: 0, bottom: 0, left: 0, right: 0 };
/** The bars and arrows of a wide window stand beside the photo, not on it. */
const WIDE_PADDING = { top: 64, bottom: 88, left: 80, right: 80 };

/** Of the size at which a photo fits the window. */
const TAP_ZOOM = 2.5;
const MOST_ZOOM = 6;
/** As pages push and pop. */
const ANIMATION_MS = 300;

type Bounds = { x: number; y: number; w: number };

/** Where a photo lies on the page below. */
function boundsOf(photoId: unknown): Bounds | undefined {
  const picture = document.querySelector(`[data-photo="${CSS.escape(String(photoId))}"] img`);
  const box = picture?.getBoundingClientRect();
  return box && { x: box.left, y: box.top, w: box.width };
}

type PhotoStageLayerProps = PhotoStageProps & {
  handle: Ref<PhotoStageHandle>;
  hurry: RefObject<Hurry | undefined>;
};

/** PhotoSwipe without its own buttons. Where reading runs from right to left the photos lie that way too. */
export default function PhotoStageLayer(props: PhotoStageLayerProps) {
  const { photos, index, isRightToLeft, errorText, handle, hurry } = props;
  const box = useRef<HTMLDivElement>(null);
  const swipe = useRef<PhotoSwipe | undefined>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const placeOf = (one: number) => (isRightToLeft ? photos.length - 1 - one : one);
  // New addresses of what is shown change nothing; the whole of what was a proof does.
  const key = photos.map(({ id, preview }) => `${id}${preview ? ' proof' : ''}`).join();
  const hasOpened = useRef(false);
  useImperativeHandle(handle, () => ({
    goTo: (one) => swipe.current?.goTo(placeOf(one)),
    close: () => {
      if (swipe.current?.opener.isOpen) swipe.current.close();
      else latest.current.onClose();
    },
  }));

  useEffect(() => {
    const appendToEl = box.current;
    if (!appendToEl || latest.current.photos.length === 0) return;
    const { altOf } = latest.current;
    const count = latest.current.photos.length;
    const slides = latest.current.photos.map(
      (photo): SlideData => ({
        src: photo.url,
        msrc: photo.cover,
        width: photo.width,
        height: photo.height,
        alt: altOf(photo),
        photoId: photo.id,
      }),
    );
    let isEnding = false;
    const animation = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'zoom';
    const stage = new PhotoSwipe({
      dataSource: isRightToLeft ? slides.reverse() : slides,
      index: placeOf(latest.current.index),
      appendToEl,
      mainClass: styles.swipe ?? '',
      bgOpacity: 1,
      // Photos that take the place of others are there at once.
      showHideAnimationType: hasOpened.current ? 'none' : animation,
      showAnimationDuration: ANIMATION_MS,
      hideAnimationDuration: ANIMATION_MS,
      loop: false,
      preload: [1, 2],
      wheelToZoom: true,
      escKey: false,
      trapFocus: false,
      returnFocus: false,
      closeOnVerticalDrag: true,
      pinchToClose: true,
      tapAction: () => latest.current.onTap(),
      doubleTapAction: 'zoom',
      imageClickAction: 'zoom',
      bgClickAction: () => latest.current.onTap(),
      arrowPrev: false,
      arrowNext: false,
      close: false,
      zoom: false,
      counter: false,
      secondaryZoomLevel: ({ fit }) => fit * TAP_ZOOM,
      maxZoomLevel: ({ fit }) => fit * MOST_ZOOM,
      errorMsg: errorText,
      paddingFn: ({ x }) => (x >= WIDE_FROM_PX ? WIDE_PADDING : NARROW_PADDING),
    });
    // The cover stands in for every photo until it has come, not only for the first.
    stage.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false);
    stage.on('change', () => {
      const place = stage.currIndex;
      latest.current.onIndexChange(isRightToLeft ? count - 1 - place : place);
    });
    hurry.current?.follow(stage);
    // At the first Tab it would take the focus from the button that has it.
    stage.on('keydown', (event) => {
      if (event.originalEvent.key === 'Tab') event.preventDefault();
    });
    // Without a place it fades: the library takes undefined, which its types do not say.
    stage.addFilter('thumbBounds', (none, { photoId }) => boundsOf(photoId) ?? (none as Bounds));
    stage.on('openingAnimationEnd', () => {
      hasOpened.current = true;
      stage.options.showHideAnimationType = animation;
      if (isEnding) stage.destroy();
    });
    // One that makes room for another one closes too, but nobody leaves.
    shrinkWhileDragged(stage, (isLifted) => !isEnding && latest.current.onLift(isLifted));
    stage.on('destroy', () => {
      swipe.current = undefined;
      if (!isEnding) latest.current.onClose();
    });
    stage.init();
    swipe.current = stage;
    const jump = (event: KeyboardEvent) => {
      if (event.key === 'Home') stage.goTo(placeOf(0));
      if (event.key === 'End') stage.goTo(placeOf(count - 1));
    };
    addEventListener('keydown', jump);
    return () => {
      isEnding = true;
      removeEventListener('keydown', jump);
      swipe.current = undefined;
      // One that still opens cannot be ended before it is open.
      if (stage.opener.isOpen || stage.isDestroying) stage.destroy();
    };
  }, [key, isRightToLeft, hurry]);

  useEffect(() => {
    const stage = swipe.current;
    const place = isRightToLeft ? photos.length - 1 - index : index;
    if (stage && stage.currIndex !== place) stage.goTo(place);
  }, [index, photos.length, isRightToLeft]);

  return <div ref={box} className={styles.stage} dir="ltr" />;
}
