import { DrawnLayer } from './drawn-layer';
import styles from './face-drawing.module.css';
import { faceShapes } from './face-shapes';

/** A small drawing of what is wrong with a photo, or of one that is right. Decoration: the words stand beside it. */
export function FaceDrawing({ name }: { name: keyof typeof faceShapes }) {
  const { soft, deep, ink } = faceShapes[name];
  return (
    <span className={styles.drawing} aria-hidden="true">
      <DrawnLayer colour="soft" path={soft} />
      <DrawnLayer colour="deep" path={deep} />
      <DrawnLayer colour="ink" path={ink} />
    </span>
  );
}
