import { useReadAboutShoot } from '../../domain/messages/read-about-shoot';
import { isUnderWay, useShoot } from '../../domain/shoots/use-shoot';

export { isUnderWay } from '../../domain/shoots/use-shoot';

/** How far the shoot in the darkroom is; who sees it end has read how it ended. */
export function useShootProgress(shootId: string) {
  const progress = useShoot(shootId, { pollMs: 2500, freshMs: 1000 });
  useReadAboutShoot(shootId, progress.data !== undefined && !isUnderWay(progress.data));
  return progress;
}
