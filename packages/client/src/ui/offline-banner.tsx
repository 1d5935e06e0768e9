import { Icon } from './icon';
import styles from './offline-banner.module.css';

/** Under the title while there is no network: what still works. Its place stays, so that a reader hears the change. */
export function OfflineBanner({ isOffline, text }: { isOffline: boolean; text: string }) {
  return (
    <div role="status">
      {isOffline ? (
        <div className={styles.line}>
          <Icon name="offline" sizePx={18} />
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  );
}
