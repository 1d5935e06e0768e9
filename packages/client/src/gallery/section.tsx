import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One group of components, under its name. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={`gallery-${id}`}>
      <h2 className="type-chapter">{title}</h2>
      <div className={styles.examples}>{children}</div>
    </section>
  );
}

/** One component in its states. */
export function Example({ name, children, tone }: { name: string; children: ReactNode; tone?: 'sunken' | 'table' }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      <div className={tone ? styles[tone] : styles.paper}>{children}</div>
    </div>
  );
}

/** A window of a phone, in which what is fixed to the window's edges is fixed to this one's. */
export function Phone({ children, isLow = false }: { children: ReactNode; isLow?: boolean }) {
  return <div className={isLow ? styles.lowPhone : styles.phone}>{children}</div>;
}
