import type { ResponseOf, ShootProgress } from '@kinora/contract';
import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

const firstShoot = ({ shoots }: ResponseOf<'QUEUERESULT'>): ShootProgress | undefined => shoots[0];

/** Whether the state of a shoot can still change. */
export function isUnderWay(shoot: ShootProgress | undefined): boolean {
  return shoot?.state === 'queued' || shoot?.state === 'shooting';
}

interface ShootOptions {
  /** How often it is asked for while it is under way: the net under the push socket, which asks at once. */
  readonly pollMs: number;
  readonly freshMs?: number;
}

/** How far a shoot is, kept up to date until it ends; what fails meanwhile is asked again without a word. */
export function useShoot(id: string, { pollMs, freshMs }: ShootOptions) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand(
    'QUEUERESULT',
    { id },
    {
      isEnabled: isLoggedIn && id !== '',
      select: firstShoot,
      ...(freshMs === undefined ? {} : { freshMs }),
      pollMs: (answer) => (answer === undefined || isUnderWay(firstShoot(answer)) ? pollMs : false),
    },
  );
}

/** The user's shoots that are not over. */
export function useUnfinishedShoots(pollMs: number): readonly ShootProgress[] {
  const { data } = useCommand(
    'QUEUERESULT',
    {},
    {
      isEnabled: useIsLoggedIn(),
      freshMs: 0,
      pollMs: (answer) => (answer?.shoots.some(isUnderWay) ? pollMs : false),
    },
  );
  return data?.shoots.filter(isUnderWay) ?? [];
}
