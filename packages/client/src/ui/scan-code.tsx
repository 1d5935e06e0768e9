import { encodeScanCode } from '../lib/scan-code/encode';
import styles from './scan-code.module.css';

interface ScanCodeProps {
  readonly text: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

/** Modules of light around a code, which readers need. */
const QUIET = 4;

/** A code for the camera of another telephone: dark on light in either appearance, since many readers know no other. */
export function ScanCode({ text, label }: ScanCodeProps) {
  return <img className={styles.code} src={drawingOf(text)} alt={label} />;
}

function drawingOf(text: string): string {
  const rows = encodeScanCode(text);
  const size = rows.length + QUIET * 2;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
