import { areaMask, lineMask } from './drawn-mask';
import styles from './face-drawing.module.css';
import { faceShapes } from './face-shapes';

/** A small drawing of what is wrong with a photo, or of one that is right. Decoration: the words stand beside it. */
export function FaceDrawing({ name }: { name: keyof typeof faceShapes }) {
  const { soft, deep, ink } = faceShapes[name];
  return (
    <span className={styles.drawing} aria-hidden="true">
      <span className={`${styles.layer} ${styles.soft}`} style={areaMask(soft)} />
      <span className={`${styles.layer} ${styles.deep}`} style={areaMask(deep)} />
      <span className={`${styles.layer} ${styles.ink}`} style={lineMask(ink)} />
    </span>
  );
}
