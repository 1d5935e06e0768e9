import { Drawer } from '@base-ui/react/drawer';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './sheet.module.css';
import layer from './sheet-layer.module.css';
import type { SheetProps } from './sheet-props';

/** Loaded when the first sheet opens. */
export default function SheetLayer(props: SheetProps) {
  const { isOpen, onOpenChange, title, closeLabel, description, actions, footer, isTitleHidden, isTall, children } =
    props;
  return (
    <Drawer.Root open={isOpen} onOpenChange={onOpenChange}>
      <Drawer.Portal>
        <Drawer.Backdrop className={classNames(styles.scrim, layer.scrim)} />
        <Drawer.Viewport className={layer.viewport}>
          <Drawer.Popup className={classNames(styles.panel, layer.panel, isTall && styles.tall)}>
            <span className={styles.handle} aria-hidden="true" />
            <div className={classNames(styles.header, isTitleHidden && styles.bare)}>
              <Drawer.Title className={classNames(styles.title, isTitleHidden && styles.hidden)}>{title}</Drawer.Title>
              <div className={styles.actions}>
                {actions}
                <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} />
              </div>
            </div>
            {/* Reachable by keys, so that text without a control in it can be scrolled. */}
            <Drawer.Content className={classNames(styles.content, layer.content)} tabIndex={0}>
              {description ? (
                <Drawer.Description className={styles.description}>{description}</Drawer.Description>
              ) : null}
              {children}
            </Drawer.Content>
            {footer ? <div className={styles.footer}>{footer}</div> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
