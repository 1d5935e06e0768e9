import { useEffect } from 'react';
import { readPhotos } from '../../domain/photos/mark-photos';
import { useShoot } from '../../domain/shoots/use-shoot';

/** While the last photos still develop. */
const POLL_MS = 3000;

/** The photos of a shoot; they count as looked at once they are here. */
export function useShootPhotos(shootId: string) {
  const result = useShoot(shootId, { pollMs: POLL_MS });
  const photos = result.data?.photos;
  useEffect(() => {
    if (photos) readPhotos(photos);
  }, [photos]);
  return result;
}
