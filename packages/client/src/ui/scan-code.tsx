import { renderSVG } from 'uqr';
import styles from './scan-code.module.css';

interface ScanCodeProps {
  readonly text: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

/** Modules of light around a code, which readers need (ISO/IEC 18004). */
const QUIET = 4;

/** A code for the camera of another telephone: dark on light in either appearance, since many readers know no other. */
export function ScanCode({ text, label }: ScanCodeProps) {
  const drawing = renderSVG(text, { ecc: 'M', border: QUIET });
  return <img className={styles.code} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={label} />;
}
