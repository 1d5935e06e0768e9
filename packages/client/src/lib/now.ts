import { useEffect, useState } from 'react';
import { useIsSeen } from './seen';

/** The device's time, ms, which moves on every `everyMs` while `isRunning` and somebody can see it. */
export function useNow(everyMs: number, isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isMoving = useIsSeen() && isRunning;
  useEffect(() => {
    if (!isMoving) return;
    let timer: number | undefined;
    const tick = () => {
      setNowMs(Date.now());
      timer = setTimeout(tick, everyMs);
    };
    tick();
    return () => clearTimeout(timer);
  }, [everyMs, isMoving]);
  return nowMs;
}
