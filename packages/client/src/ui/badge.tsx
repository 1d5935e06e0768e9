import styles from './badge.module.css';
import { VisuallyHidden } from './visually-hidden';

const HIGHEST_SHOWN = 99;

export type BadgeProps = {
  count: number;
  /** What a screen reader says, count included. */
  label: string;
  /** Writes the number in local digits. */
  format?: ((count: number) => string) | undefined;
};

/** A count of what is unread: nothing at 0, `99+` above 99. */
export function Badge({ count, label, format = String }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > HIGHEST_SHOWN ? `${format(HIGHEST_SHOWN)}+` : format(count);
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
