import { classNames } from '../../ui/class-names';
import { DrawnLayer } from '../../ui/drawn-layer';
import type { Cue } from './cues';
import styles from './head-drawing.module.css';
import { headShapes, mouthShapes } from './head-shapes';

interface HeadDrawingProps {
  readonly cue: Cue;
  /** To which side, as one looks at it, the head turns. */
  readonly side?: 'left' | 'right' | undefined;
  /** On the camera's picture, where it does what is asked again and again. */
  readonly isLive?: boolean;
}

/** A head that does what is asked. Decoration: the words stand beside it. */
export function HeadDrawing({ cue, side, isLive = false }: HeadDrawingProps) {
  const mouth = cue === 'smile' || cue === 'calm' ? mouthShapes[cue] : mouthShapes.plain;
  const turn = side && styles[side];
  return (
    <span className={classNames(styles.drawing, isLive && styles.live)} aria-hidden="true">
      <DrawnLayer colour="soft" path={headShapes.shoulders} />
      <DrawnLayer colour="ink" path={headShapes.body} />
      <DrawnLayer colour="deep" path={headShapes.hair} />
      <DrawnLayer colour="ink" path={headShapes.face + headShapes.hair} />
      <DrawnLayer key={cue} colour="ink" path={headShapes.eyes + mouth} className={turn} />
    </span>
  );
}
