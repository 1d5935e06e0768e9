import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

const LOOK_EVERY_MS = 5000;

/** The user's faces, the newest first. */
export function useFaces(isWanted = true) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand(
    'QUERYICONS',
    {},
    {
      isEnabled: isLoggedIn && isWanted,
      // The push socket tells when a face is ready; this is the net under it.
      pollMs: (answer) => (answer?.icons.some(({ state }) => state === 'preparing') ? LOOK_EVERY_MS : false),
    },
  );
}
