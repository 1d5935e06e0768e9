import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** The user's own account, and the newest photo that they kept. */
export function useAccount() {
  const isEnabled = useIsLoggedIn();
  const account = useCommand('QUERYUSERINFO', {}, { isEnabled });
  const kept = useCommand('QUERYPHOTOES', { id: 'involved', page: 0 }, { isEnabled });
  return { account, newest: kept.data?.photos[0], refetchKept: kept.refetch };
}
