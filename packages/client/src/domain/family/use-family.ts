import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** The people besides the user, with the consents that are on record. */
export function useFamily(isWanted = true) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand('QUERYFAMILY', {}, { isEnabled: isLoggedIn && isWanted });
}
