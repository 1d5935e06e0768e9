import type { ResponseOf, ShootProgress } from '@kinora/contract';
import { useEffect } from 'react';
import { readPhotos } from '../../api/mark-photos';
import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** While the last photos still develop. */
const POLL_MS = 3000;

const firstShoot = ({ shoots }: ResponseOf<'QUEUERESULT'>): ShootProgress | undefined => shoots[0];
const isUnderWay = (shoot: ShootProgress | undefined) => shoot?.state === 'queued' || shoot?.state === 'shooting';

/** The photos of a shoot; they count as looked at once they are here. */
export function useShootPhotos(shootId: string) {
  const isLoggedIn = useIsLoggedIn();
  const result = useCommand(
    'QUEUERESULT',
    { id: shootId },
    {
      isEnabled: isLoggedIn && shootId !== '',
      select: firstShoot,
      pollMs: (answer) => (answer && isUnderWay(firstShoot(answer)) ? POLL_MS : false),
    },
  );
  const photos = result.data?.photos;
  useEffect(() => {
    if (photos) readPhotos(photos);
  }, [photos]);
  return result;
}
