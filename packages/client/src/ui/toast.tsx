import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { mustRise } from './covers-control';
import { Icon } from './icon';
import { useEdgeHolder, useIsOnDark } from './lower-edge';
import styles from './toast.module.css';
import { createToastQueue } from './toast-queue';

const queue = createToastQueue();

/** Shows a short message, after those that are already waiting. */
export const showToast = queue.show;
/** Takes a toast away before its time. */
export const dismissToast = queue.dismiss;

/** Where toasts appear: once, at the root of the app; at the top while buttons or clocks are where they would lie, light where all else is dark. */
export function ToastHost({ label }: { label: string }) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const holder = useEdgeHolder();
  const isOnDark = useIsOnDark();
  const shown = useRef<HTMLDivElement>(null);
  // It is measured where it would lie, before it is drawn.
  const [raised, setRaised] = useState<string>();
  useLayoutEffect(() => {
    if (toast && !holder && mustRise(shown.current)) setRaised(toast.id);
  }, [toast, holder]);
  const isRaised = toast !== undefined && toast.id === raised;
  const above = holder === 'sheet' ? styles.aboveSheet : (holder || isRaised) && styles.aboveBar;
  return (
    <div
      className={classNames(styles.host, above, isOnDark && 'appearance-dark')}
      role="status"
      aria-live="polite"
      aria-label={label}
      onPointerEnter={queue.hold}
      onPointerLeave={queue.letGo}
      onFocus={queue.hold}
      onBlur={queue.letGo}
    >
      {toast ? (
        <div key={toast.id} ref={shown} className={styles.toast}>
          {toast.tone === 'warning' || toast.tone === 'news' ? (
            <Icon name={toast.tone === 'news' ? 'bell' : 'warning'} sizePx={20} />
          ) : null}
          {/* A new element where the text is the same: a live region tells of changes alone. The button beside it keeps the focus. */}
          <span key={toast.said} className={styles.text}>
            {toast.text}
          </span>
          {toast.action ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.action?.onPress();
                queue.dismiss(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
