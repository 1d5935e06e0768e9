import styles from './spinner.module.css';

/** Turns inside a busy button, and nowhere else. The button says that it is busy. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
