import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** The user's faces, the newest first. */
export function useFaces(isWanted = true) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand('QUERYICONS', {}, { isEnabled: isLoggedIn && isWanted });
}
