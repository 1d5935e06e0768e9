import { useEffect, useMemo } from 'react';
import { knownPhotos } from '../../domain/photos/change-photos';
import { readPhotos } from '../../domain/photos/mark-photos';
import { usePhotos } from '../../domain/photos/use-photos';
import { isRendering } from '../../lib/renditions';

const POLL_MS = 2500;

/** The photos of the viewer: at once those that are known from where it was opened, then with fresh addresses. */
export function useViewerPhotos(ids: readonly string[]) {
  // Under the push socket, which asks at once when something changed.
  const result = usePhotos(ids, { pollMs: (answer) => (answer?.imgs.some(isRendering) ? POLL_MS : false) });
  const key = ids.join();
  const known = useMemo(() => knownPhotos(ids), [key]);
  const photos = result.data?.imgs ?? (known.length > 0 ? known : undefined);
  useEffect(() => {
    if (result.data) readPhotos(result.data.imgs);
  }, [result.data]);
  return { ...result, photos };
}
