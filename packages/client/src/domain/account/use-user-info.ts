import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** The user's own account. */
export function useUserInfo(isWanted = true) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand('QUERYUSERINFO', {}, { isEnabled: isLoggedIn && isWanted });
}
