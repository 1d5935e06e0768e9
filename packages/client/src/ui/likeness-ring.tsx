import { classNames } from './class-names';
import styles from './likeness-ring.module.css';

/** The ring is empty at 60 and full at 100, so that 86 and 97 look different. */
const EMPTY_AT = 60;
const FULL_AT = 100;

export type LikenessRingProps = {
  /** 60 to 100. */
  score: number;
  /** The number as it is written, in local digits. */
  text: string;
  /** What a screen reader says. */
  label: string;
  isOnPhoto?: boolean;
};

export function LikenessRing({ score, text, label, isOnPhoto = false }: LikenessRingProps) {
  const turn = likenessTurn(score);
  const conic = `conic-gradient(var(--ring-on) ${turn}turn, var(--ring-off) ${turn}turn)`;
  return (
    <span className={classNames(styles.likeness, isOnPhoto && styles.onPhoto)} role="img" aria-label={label}>
      <span className={styles.ring} style={{ background: conic }} />
      <span className={styles.number} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

/** How far round the ring goes, 0 to 1, for a likeness of 60 to 100. */
export function likenessTurn(score: number): number {
  const share = (score - EMPTY_AT) / (FULL_AT - EMPTY_AT);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}
