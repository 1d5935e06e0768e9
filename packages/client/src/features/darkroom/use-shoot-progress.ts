import { useShoot } from '../../domain/shoots/use-shoot';

export { isUnderWay } from '../../domain/shoots/use-shoot';

/** How far the shoot in the darkroom is. */
export function useShootProgress(shootId: string) {
  return useShoot(shootId, { pollMs: 2500, freshMs: 1000 });
}
