import { svgDataUrl } from '../../ui/svg-data-url';
import styles from './face-drawing.module.css';
import { faceShapes } from './face-shapes';

/** A small drawing of what is wrong with a photo, or of one that is right. Decoration: the words stand beside it. */
export function FaceDrawing({ name }: { name: keyof typeof faceShapes }) {
  const { soft, deep, ink } = faceShapes[name];
  return (
    <span className={styles.drawing} aria-hidden="true">
      <span className={`${styles.layer} ${styles.soft}`} style={maskOf(`<path d="${soft}"/>`)} />
      <span className={`${styles.layer} ${styles.deep}`} style={maskOf(`<path d="${deep}"/>`)} />
      <span className={`${styles.layer} ${styles.ink}`} style={maskOf(`<path d="${ink}" ${STROKE}/>`)} />
    </span>
  );
}

const STROKE = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

function maskOf(content: string) {
  const mask = `url("${svgDataUrl(content, '0 0 96 96')}")`;
  return { maskImage: mask, WebkitMaskImage: mask };
}
