import { Children, type ReactNode } from 'react';
import styles from './print-table.module.css';

/** The darkroom's table: prints in four columns, five from 768 px. */
export function PrintTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.table} aria-label={label}>
      {Children.map(children, (print) => (
        <li className={styles.place}>{print}</li>
      ))}
    </ul>
  );
}
