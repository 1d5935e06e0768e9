import styles from './scan.module.css';

/** Lies on a photo that the studio is looking at. Decoration: the words stand beside it. */
export const Scan = () => <span className={styles.scan} aria-hidden="true" />;
