import { useEffect, useState } from 'react';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useNow } from '../../lib/now';
import { estimateEnd, isLate, runOn, type TimeLeft } from './time-left';

const SECOND_MS = 1000;
/** Until the operator's is known. */
const OVER_S = 8;

export interface Countdown {
  readonly seconds: number;
  /** It takes longer than was said, or should have ended a while ago. */
  readonly isLonger: boolean;
}

/** Seconds until the last photo, falling calmly between the answers; undefined while there is no estimate. */
export function useTimeLeft(waitS: number | undefined, answeredAtMs: number): Countdown | undefined {
  const overS = useConfiguration().data?.oversec ?? OVER_S;
  const [left, setLeft] = useState<TimeLeft>();
  const nowMs = Math.max(useNow(SECOND_MS, waitS !== undefined), answeredAtMs);
  useEffect(() => {
    setLeft((before) => (waitS === undefined ? undefined : estimateEnd(before, waitS, answeredAtMs)));
  }, [waitS, answeredAtMs]);
  useEffect(() => {
    setLeft((before) => before && runOn(before, nowMs));
  }, [nowMs]);
  if (!left || waitS === undefined) return undefined;
  return { seconds: left.shownS, isLonger: left.isLonger || isLate(left, nowMs, overS) };
}
