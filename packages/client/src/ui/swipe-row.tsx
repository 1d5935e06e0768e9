import { type ReactNode, useState } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { endSwipe, moveSwipe, type Swipe, startSwipe } from './swipe';
import styles from './swipe-row.module.css';

export type SwipeAction = { icon: IconName; isDangerous?: boolean; onSwipe: () => void };

export type SwipeRowProps = {
  /** What dragging the row to the start of the line does, and to its end. Buttons must do the same. */
  toStart?: SwipeAction | undefined;
  toEnd?: SwipeAction | undefined;
  isRightToLeft: boolean;
  children: ReactNode;
};

type Touched = { touches: ArrayLike<{ clientX: number; clientY: number }> };

/** A row of a list that a finger drags aside. */
export function SwipeRow({ toStart, toEnd, isRightToLeft, children }: SwipeRowProps) {
  const [swipe, setSwipe] = useState<Swipe>();
  const left = isRightToLeft ? toEnd : toStart;
  const right = isRightToLeft ? toStart : toEnd;
  const offset = swipe?.offset ?? 0;
  const under = offset < 0 ? left : offset > 0 ? right : undefined;
  const begin = ({ touches }: Touched) => {
    const [finger] = Array.from(touches);
    setSwipe(finger && touches.length === 1 ? startSwipe(finger.clientX, finger.clientY) : undefined);
  };
  const move = ({ touches }: Touched) => {
    const [finger] = Array.from(touches);
    if (swipe && finger) {
      setSwipe(moveSwipe(swipe, finger.clientX, finger.clientY, left !== undefined, right !== undefined));
    }
  };
  const end = () => {
    const side = swipe && endSwipe(swipe);
    setSwipe(undefined);
    if (side === 'left') left?.onSwipe();
    if (side === 'right') right?.onSwipe();
  };
  return (
    <div className={styles.row}>
      {under ? (
        <span
          className={classNames(
            styles.under,
            under.isDangerous && styles.dangerous,
            swipe && endSwipe(swipe) && styles.armed,
            styles[offset < 0 ? 'right' : 'left'],
          )}
        >
          <Icon name={under.icon} />
        </span>
      ) : null}
      <div
        className={classNames(styles.over, offset === 0 && styles.resting)}
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
        onTouchStart={begin}
        onTouchMove={move}
        onTouchEnd={end}
        onTouchCancel={() => setSwipe(undefined)}
      >
        {children}
      </div>
    </div>
  );
}
