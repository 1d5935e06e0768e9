import { useEffect } from 'react';
import { useReadAboutShoot } from '../../domain/messages/read-about-shoot';
import { readPhotos } from '../../domain/photos/mark-photos';
import { isUnderWay, useShoot } from '../../domain/shoots/use-shoot';

/** While the last photos still develop. */
const POLL_MS = 3000;

/** The photos of a shoot; they and what was told of them count as seen once they are here. */
export function useShootPhotos(shootId: string) {
  const result = useShoot(shootId, { pollMs: POLL_MS });
  const photos = result.data?.photos;
  useEffect(() => {
    if (photos) readPhotos(photos);
  }, [photos]);
  useReadAboutShoot(shootId, result.data !== undefined && !isUnderWay(result.data));
  return result;
}
