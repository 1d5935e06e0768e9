import { classNames } from './class-names';
import styles from './progress-segments.module.css';

const PRINTS = 20;

export type ProgressSegmentsProps = {
  label: string;
  /** How many are done. */
  done: number;
  /** How many are on the way after those. */
  developing?: number;
  total?: number;
  /** What a screen reader says, such as "13 of 20". */
  valueText: string;
};

/** One segment for each photo, not a bar: a photo is done or it is not. */
export function ProgressSegments({ label, done, developing = 0, total = PRINTS, valueText }: ProgressSegmentsProps) {
  return (
    <div
      className={styles.segments}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={valueText}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={classNames(
            styles.segment,
            index < done ? styles.done : index < done + developing && styles.developing,
          )}
        />
      ))}
    </div>
  );
}
