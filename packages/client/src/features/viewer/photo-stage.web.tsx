import { forwardRef, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { thumbHashToUrl } from '../../ui/thumb-hash';
import { type Hurry, startHurry } from './hurry-opening';
import styles from './photo-stage.module.css';
import type { PhotoStageHandle, PhotoStageProps } from './photo-stage-props';

const StageLayer = lazy(() => import('./photo-stage-layer'));

/** Photos to swipe between and to look at closely. Its machinery is fetched when the first photo is opened. */
export const PhotoStage = forwardRef<PhotoStageHandle, PhotoStageProps>(function PhotoStage(props, handle) {
  const photo = props.photos[props.index];
  const blurred = photo ? thumbHashToUrl(photo.thumbhash) : undefined;
  const hurry = useRef<Hurry | undefined>(undefined);
  useLayoutEffect(() => {
    const started = startHurry();
    hurry.current = started;
    return started.stop;
  }, []);
  return (
    <Suspense fallback={blurred ? <img className={styles.waiting} src={blurred} alt="" /> : null}>
      <StageLayer {...props} handle={handle} hurry={hurry} />
    </Suspense>
  );
});
