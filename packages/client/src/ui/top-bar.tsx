import type { ReactNode } from 'react';
import { Badge } from './badge';
import { Button } from './button';
import { classNames } from './class-names';
import type { TabBarItem } from './tab-item';
import styles from './top-bar.module.css';

export type TopBarProps = {
  label: string;
  items: readonly TabBarItem[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  actions?: ReactNode;
  /** The camera is the screen's one filled action; tonal while something else is. */
  isCameraFilled?: boolean;
  /** After the camera: the portrait of who is signed in. */
  account?: ReactNode;
};

/** The main navigation from 768 px. */
export function TopBar({ label, items, selectedId, onSelect, actions, isCameraFilled = false, account }: TopBarProps) {
  const places = items.filter((item) => !item.isEmphasised);
  const camera = items.find((item) => item.isEmphasised);
  return (
    <header className={styles.bar}>
      <nav className={styles.places} aria-label={label}>
        {places.map((item) => (
          <button
            key={item.id}
            type="button"
            className={classNames(styles.place, item.id === selectedId && styles.selected)}
            aria-current={item.id === selectedId ? 'page' : undefined}
            onClick={() => onSelect(item.id)}
          >
            <span className={styles.word}>{item.label}</span>
            {item.badge ? <Badge {...item.badge} /> : null}
          </button>
        ))}
      </nav>
      <div className={styles.actions}>
        {actions}
        {camera ? (
          <Button
            label={camera.label}
            icon={camera.icon}
            size="medium"
            variant={isCameraFilled ? 'filled' : 'tonal'}
            onPress={() => onSelect(camera.id)}
          />
        ) : null}
        {account}
      </div>
    </header>
  );
}
