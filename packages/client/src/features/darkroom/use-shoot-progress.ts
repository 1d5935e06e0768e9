import type { ResponseOf, ShootProgress } from '@kinora/contract';
import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** Under the push socket, which asks at once when something changed. */
const POLL_MS = 2500;

const firstShoot = ({ shoots }: ResponseOf<'QUEUERESULT'>): ShootProgress | undefined => shoots[0];

/** Whether the state of a shoot can still change. */
export function isUnderWay(shoot: ShootProgress | undefined): boolean {
  return shoot?.state === 'queued' || shoot?.state === 'shooting';
}

/** How far a shoot is, kept up to date until it ends; what fails meanwhile is asked again without a word. */
export function useShootProgress(shootId: string) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand(
    'QUEUERESULT',
    { id: shootId },
    {
      isEnabled: isLoggedIn,
      select: firstShoot,
      freshMs: 1000,
      pollMs: (answer) => (answer === undefined || isUnderWay(firstShoot(answer)) ? POLL_MS : false),
    },
  );
}
