import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names';
import styles from './crop-frame.module.css';
import { eagerImage } from './photo-image';

/** The part that is seen, in fractions of the picture. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type CropFrameProps = {
  label: string;
  src: string;
  part: Part;
  /** Width over height. */
  ratio: number;
  /** What becomes of the part as it lies there; absent while that is not known. */
  finished?: string | undefined;
  /** The picture is moved by so much of its width and height. */
  onMove: (across: number, down: number) => void;
  /** Nearer, or farther away, by one step. */
  onZoom: (direction: 1 | -1) => void;
};

type Finger = { clientX: number; clientY: number };

const LONG_SIDE_PX = 300;
/** What an arrow key moves, of what is seen. */
const KEY_SHARE = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A picture under a window of a shape: dragged, and moved by arrow keys, plus and minus. */
export function CropFrame({ label, src, part, ratio, finished, onMove, onZoom }: CropFrameProps) {
  const [held, setHeld] = useState<Finger>();
  const [widthPx, heightPx] = ratio > 1 ? [LONG_SIDE_PX, LONG_SIDE_PX / ratio] : [LONG_SIDE_PX * ratio, LONG_SIDE_PX];
  const [wholeWidthPx, wholeHeightPx] = [widthPx / part.width, heightPx / part.height];
  const hold = ({ clientX, clientY }: Finger) => setHeld({ clientX, clientY });
  const drag = (finger: Finger | undefined) => {
    if (!held || !finger) return;
    onMove((held.clientX - finger.clientX) / wholeWidthPx, (held.clientY - finger.clientY) / wholeHeightPx);
    hold(finger);
  };
  const letGo = () => setHeld(undefined);
  const press = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    const zoom = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : undefined;
    if (way) onMove(way[0] * part.width * KEY_SHARE, way[1] * part.height * KEY_SHARE);
    if (zoom) onZoom(zoom);
    if (way || zoom) event.preventDefault();
  };
  return (
    <div
      className={styles.frame}
      style={{ width: `${widthPx}px`, height: `${heightPx}px` }}
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what lies in it
      tabIndex={0}
      onKeyDown={press}
      onMouseDown={hold}
      onMouseMove={drag}
      onMouseUp={letGo}
      onMouseLeave={letGo}
      onTouchStart={({ touches }) => (touches[0] && touches.length === 1 ? hold(touches[0]) : letGo())}
      onTouchMove={({ touches }) => drag(touches[0])}
      onTouchEnd={letGo}
      onTouchCancel={letGo}
    >
      <img
        className={styles.picture}
        style={{
          width: `${wholeWidthPx}px`,
          height: `${wholeHeightPx}px`,
          transform: `translate(${-part.x * wholeWidthPx}px, ${-part.y * wholeHeightPx}px)`,
        }}
        src={src}
        alt=""
        {...eagerImage}
      />
      {finished === undefined ? null : <Finished key={finished} src={finished} />}
    </div>
  );
}

/** Lies over the picture once it is there. */
function Finished({ src }: { readonly src: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <img
      className={classNames(styles.finished, isThere && styles.there)}
      src={src}
      alt=""
      onLoad={() => setThere(true)}
      {...eagerImage}
    />
  );
}
