import { classNames } from './class-names';
import styles from './drawn-layer.module.css';
import { areaMask, lineMask } from './drawn-mask';

interface DrawnLayerProps {
  readonly colour: 'soft' | 'deep' | 'ink';
  /** A path on a grid of 96 × 96: ink is drawn along it, the others fill it. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** One colour of a small drawing; its box is the drawing's. */
export function DrawnLayer({ colour, path, className }: DrawnLayerProps) {
  const mask = colour === 'ink' ? lineMask(path) : areaMask(path);
  return <span className={classNames(styles.layer, styles[colour], className)} style={mask} />;
}
