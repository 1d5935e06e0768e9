import { useId } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { useLowerEdge } from './lower-edge';
import styles from './sheet.module.css';
import mini from './sheet-mini.module.css';
import type { SheetProps } from './sheet-props';

export type { SheetProps } from './sheet-props';

/** Nothing has to be fetched in a mini-program: its sheet is in the package. */
export function preloadSheet(): void {}

/** A bottom sheet of plain boxes; the page closes it for the back gesture through onOpenChange. */
export function Sheet(props: SheetProps) {
  const { isOpen, onOpenChange, title, closeLabel, description, actions, footer, isTitleHidden, isTall, children } =
    props;
  const titleId = useId();
  useLowerEdge('sheet', isOpen);
  if (!isOpen) return null;
  return (
    <div className={mini.layer}>
      <button
        type="button"
        className={classNames(styles.scrim, mini.scrim)}
        aria-label={closeLabel}
        onClick={() => onOpenChange(false)}
      />
      <div
        className={classNames(styles.panel, mini.panel, isTall && styles.tall)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
      >
        <span className={styles.handle} aria-hidden="true" />
        <div className={classNames(styles.header, isTitleHidden && styles.bare)}>
          <h2 id={titleId} className={classNames(styles.title, isTitleHidden && styles.hidden)}>
            {title}
          </h2>
          <div className={styles.actions}>
            {actions}
            <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} />
          </div>
        </div>
        <div className={styles.content}>
          {description ? <p className={styles.description}>{description}</p> : null}
          {children}
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </div>
  );
}
