import { classNames } from './class-names';
import styles from './drawing.module.css';
import type { DrawingLayers } from './drawing-shapes';
import { svgDataUrl } from './svg-data-url';

const VIEW_BOX = '0 0 160 120';
const INK_LINE = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** An illustration in two teals and ink: one masked layer for each colour, so that it follows the appearance. */
export function Drawing({ layers: { soft, deep, ink } }: { readonly layers: DrawingLayers }) {
  return (
    <span className={styles.drawing} aria-hidden="true">
      <Layer tone={styles.softMask} shapes={`<path d="${soft}"/>`} />
      <Layer tone={styles.deepMask} shapes={`<path d="${deep}"/>`} />
      <Layer tone={styles.inkMask} shapes={`<path d="${ink}" ${INK_LINE}/>`} />
    </span>
  );
}

function Layer({ tone, shapes }: { tone: string | undefined; shapes: string }) {
  const mask = `url("${svgDataUrl(shapes, VIEW_BOX)}")`;
  return <span className={classNames(styles.layer, tone)} style={{ maskImage: mask, WebkitMaskImage: mask }} />;
}
