import { useUserInfo } from '../../domain/account/use-user-info';
import { useNewestOfMe } from '../../domain/photos/use-photos';

/** The user's own account, and the newest photo of themselves that they kept. */
export function useAccount() {
  const account = useUserInfo();
  const kept = useNewestOfMe();
  return { account, newest: kept.data?.photos[0], refetchKept: kept.refetch };
}
