import { Menu as BaseMenu } from '@base-ui/react/menu';
import { classNames } from './class-names';
import { Icon } from './icon';
import iconButton from './icon-button.module.css';
import styles from './menu.module.css';
import type { MenuProps } from './menu-props';

/** Loaded when the first menu is asked for; it was pressed to be here, so it starts open. */
export default function MenuLayer({ label, icon = 'more', items, onSelect }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen>
      <BaseMenu.Trigger className={classNames(iconButton.button, iconButton.plain)} aria-label={label}>
        <Icon name={icon} />
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} align="end" sideOffset={4} collisionPadding={12}>
          <BaseMenu.Popup className={styles.popup}>
            {items.map((item) => (
              <BaseMenu.Item
                key={item.id}
                className={classNames(styles.item, item.isDangerous && styles.dangerous)}
                disabled={Boolean(item.isDisabled)}
                onClick={() => onSelect(item.id)}
              >
                {item.icon ? <Icon name={item.icon} sizePx={20} /> : null}
                <span>{item.label}</span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
