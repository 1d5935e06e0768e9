import { useEffect, useState } from 'react';
import { useNow } from '../../lib/now';
import { estimateEnd, isLate, secondsLeft, type TimeLeft } from './time-left';

const SECOND_MS = 1000;

export interface Countdown {
  readonly seconds: number;
  /** More than was first said. */
  readonly isLonger: boolean;
  /** It should have ended a while ago. */
  readonly isLate: boolean;
}

/** Seconds until the last photo, counting down between the answers; undefined while there is no estimate. */
export function useTimeLeft(waitS: number | undefined, answeredAtMs: number): Countdown | undefined {
  const [left, setLeft] = useState<TimeLeft>();
  useEffect(() => {
    if (waitS !== undefined) setLeft((before) => estimateEnd(before, waitS, answeredAtMs));
  }, [waitS, answeredAtMs]);
  const nowMs = useNow(SECOND_MS, waitS !== undefined);
  if (!left || waitS === undefined) return undefined;
  const atMs = Math.max(nowMs, answeredAtMs);
  return { seconds: secondsLeft(left, atMs), isLonger: left.isLonger, isLate: isLate(left, atMs) };
}
