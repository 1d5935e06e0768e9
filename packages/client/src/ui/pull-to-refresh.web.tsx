import { type TouchEvent, useRef, useState } from 'react';
import { classNames } from './class-names';
import { type PullToRefreshProps, pullDistance, REFRESH_AT_PX } from './pull-props';
import styles from './pull-to-refresh.module.css';

export type { PullToRefreshProps } from './pull-props';

const SEGMENTS = 5;

type Start = { x: number; y: number };

/**
 * Pulling the page's top down fetches it anew. It listens to touches, not pointers: a browser takes a pointer
 * away as soon as it could scroll. With a mouse there is the refresh button.
 */
export function PullToRefresh(props: PullToRefreshProps) {
  const { onRefresh, pullLabel, releaseLabel, busyLabel, children, isDisabled = false } = props;
  const start = useRef<Start | undefined>(undefined);
  const [pulledPx, setPulledPx] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const isReady = pulledPx >= REFRESH_AT_PX;

  const begin = (event: TouchEvent) => {
    const touch = event.touches[0];
    const isAtTop = (document.scrollingElement?.scrollTop ?? 0) <= 0;
    start.current = touch && isAtTop && !isBusy && !isDisabled ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const pull = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch || !start.current) return;
    const down = touch.clientY - start.current.y;
    const across = Math.abs(touch.clientX - start.current.x);
    if (pulledPx === 0 && across > down) start.current = undefined;
    else setPulledPx(pullDistance(down));
  };
  const release = async () => {
    start.current = undefined;
    setPulledPx(0);
    if (!isReady || isBusy) return;
    setIsBusy(true);
    try {
      await onRefresh();
    } finally {
      setIsBusy(false);
    }
  };
  const label = isBusy ? busyLabel : isReady ? releaseLabel : pullLabel;
  const heightPx = isBusy ? REFRESH_AT_PX : pulledPx;
  return (
    <div onTouchStart={begin} onTouchMove={pull} onTouchEnd={() => void release()} onTouchCancel={() => setPulledPx(0)}>
      <div
        className={classNames(styles.indicator, start.current === undefined && styles.settling)}
        style={{ blockSize: `${heightPx}px` }}
        role="status"
      >
        {heightPx > 0 ? (
          <div className={styles.content}>
            <span className={classNames(styles.segments, isBusy && styles.busy)} aria-hidden="true">
              {Array.from({ length: SEGMENTS }, (_, index) => (
                <span
                  key={index}
                  className={classNames(
                    styles.segment,
                    heightPx >= ((index + 1) / SEGMENTS) * REFRESH_AT_PX && styles.on,
                  )}
                />
              ))}
            </span>
            <span className={styles.label}>{label}</span>
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
