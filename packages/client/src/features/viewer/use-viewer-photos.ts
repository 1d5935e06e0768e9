import { useEffect, useMemo } from 'react';
import { readPhotos } from '../../api/mark-photos';
import { knownPhotos } from '../../api/photo-answers';
import { useCommand } from '../../api/use-command';
import { isRendering } from '../../lib/renditions';
import { useIsLoggedIn } from '../../session/session';

const POLL_MS = 2500;

/** The photos of the viewer: at once those that are known from where it was opened, then with fresh addresses. */
export function useViewerPhotos(ids: readonly string[]) {
  const isLoggedIn = useIsLoggedIn();
  const result = useCommand(
    'QUERYIMGS',
    { ids: [...ids] },
    {
      isEnabled: isLoggedIn && ids.length > 0,
      // Under the push socket, which asks at once when something changed.
      pollMs: (answer) => (answer?.imgs.some(isRendering) ? POLL_MS : false),
    },
  );
  const key = ids.join();
  const known = useMemo(() => knownPhotos(ids), [key]);
  const photos = result.data?.imgs ?? (known.length > 0 ? known : undefined);
  useEffect(() => {
    if (result.data) readPhotos(result.data.imgs);
  }, [result.data]);
  return { ...result, photos };
}
