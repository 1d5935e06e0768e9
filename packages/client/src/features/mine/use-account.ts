import { useUserInfo } from '../../domain/account/use-user-info';
import { useNewestKept } from '../../domain/photos/use-photos';

/** The user's own account, and the newest photo that they kept. */
export function useAccount() {
  const account = useUserInfo();
  const kept = useNewestKept();
  return { account, newest: kept.data?.photos[0], refetchKept: kept.refetch };
}
