import styles from './progress-line.module.css';

export type ProgressLineProps = {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What a screen reader says. */
  valueText: string;
};

/** How far one thing is that the machine makes. */
export function ProgressLine({ label, percent, valueText }: ProgressLineProps) {
  return (
    <div
      className={styles.line}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <span className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
