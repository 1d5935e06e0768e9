import type { ReactNode } from 'react';
import styles from './list-group.module.css';

export type ListGroupProps = {
  children: ReactNode;
  title?: string | undefined;
  footer?: string | undefined;
};

/** Rows on one surface; groups lie on the sunken tone. */
export function ListGroup({ children, title, footer }: ListGroupProps) {
  return (
    <section className={styles.group}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <div className={styles.rows}>{children}</div>
      {footer ? <p className={styles.footer}>{footer}</p> : null}
    </section>
  );
}
