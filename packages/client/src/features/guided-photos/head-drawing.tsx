import { classNames } from '../../ui/class-names';
import { areaMask, lineMask } from '../../ui/drawn-mask';
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
      <span className={classNames(styles.layer, styles.soft)} style={areaMask(headShapes.shoulders)} />
      <span className={classNames(styles.layer, styles.ink)} style={lineMask(headShapes.body)} />
      <span className={classNames(styles.layer, styles.deep)} style={areaMask(headShapes.hair)} />
      <span className={classNames(styles.layer, styles.ink)} style={lineMask(headShapes.face + headShapes.hair)} />
      <span
        key={cue}
        className={classNames(styles.layer, styles.ink, styles.features, turn)}
        style={lineMask(headShapes.eyes + mouth)}
      />
    </span>
  );
}
