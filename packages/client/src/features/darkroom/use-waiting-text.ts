import type { ShootProgress } from '@kinora/contract';
import { formatDuration } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { isUnderWay } from './use-shoot-progress';
import { useTimeLeft } from './use-time-left';

/** What is said beside the count: the place in the queue, the time left, or that it is done. */
export function useWaitingText(shoot: ShootProgress, answeredAtMs: number): string {
  const t = useT();
  const isRunning = isUnderWay(shoot);
  const left = useTimeLeft(isRunning ? shoot.wait_s : undefined, answeredAtMs);
  if (!isRunning) return t('darkroom.finished');
  const isQueued = shoot.state === 'queued';
  if (isQueued && shoot.ahead > 0) return t('darkroom.ahead', shoot.ahead);
  if (isQueued || !left) return t('darkroom.queued');
  if (left.isLate) return t('darkroom.late');
  if (left.seconds === 0) return t('darkroom.almost');
  const duration = formatDuration(t, left.seconds);
  return left.isLonger ? t('darkroom.longer', duration) : t('darkroom.left', duration);
}
