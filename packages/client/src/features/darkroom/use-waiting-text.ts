import type { ShootProgress } from '@kinora/contract';
import { formatDuration } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { isUnderWay } from './use-shoot-progress';
import { useTimeLeft } from './use-time-left';

/**
 * What is said beside the count: the place in the queue, the time left, or that it is done, and how many came to nothing.
 *
 * @param isDeveloped every print that came is clear
 */
export function useWaitingText(shoot: ShootProgress, answeredAtMs: number, isDeveloped: boolean): string {
  const t = useT();
  const isRunning = isUnderWay(shoot);
  const isQueued = shoot.state === 'queued';
  const left = useTimeLeft(isRunning && !isQueued ? shoot.wait_s : undefined, answeredAtMs);
  if (!isRunning && !isDeveloped) return t('darkroom.almost');
  if (!isRunning) return shoot.dropped > 0 ? t('darkroom.finished-less', shoot.dropped) : t('darkroom.finished');
  if (isQueued && shoot.ahead > 0) return t('darkroom.ahead', shoot.ahead);
  if (isQueued || !left) return t('darkroom.queued');
  if (left.isLonger) return t('darkroom.late');
  return left.seconds === 0 ? t('darkroom.almost') : t('darkroom.left', formatDuration(t, left.seconds));
}
