import type { ResultImage } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { useNow } from '../../lib/now';
import type { DevelopStage } from '../../ui/photo-print';
import { isDeveloping, type Schedule, scheduleArrivals, stageAt } from './development';

const FRAME_MS = 130;
const NONE: Schedule = new Map();

/** The stage of each photo by its id, from its arrival on. */
export function useDevelopment(photos: readonly ResultImage[]): (photoId: string) => DevelopStage {
  const [schedule, setSchedule] = useState<Schedule>();
  const ids = photos.map(({ id }) => id).join();
  useEffect(() => {
    setSchedule((before) => scheduleArrivals(before, ids === '' ? [] : ids.split(','), Date.now()));
  }, [ids]);
  const [isRunning, setIsRunning] = useState(false);
  const nowMs = useNow(FRAME_MS, isRunning);
  const isMoving = isDeveloping(schedule ?? NONE, nowMs);
  useEffect(() => setIsRunning(isMoving), [isMoving]);
  return (photoId) => stageAt(schedule?.get(photoId), nowMs);
}
