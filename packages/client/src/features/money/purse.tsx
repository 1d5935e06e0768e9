import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useNavigation } from '../../navigation/use-navigation';
import { useIsLoggedIn } from '../../session/session';
import { Skeleton } from '../../ui/skeleton';
import { BalanceFacts } from './balance-facts';

/** Of the card with balances, so that nothing moves when they come. */
const HEIGHT_PX = 80;

/** The user's balances, and the way to the statement; nothing where there is no shop. */
export function Purse() {
  const { navigateTo } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const { data: conf } = useConfiguration();
  const { data: account } = useUserInfo();
  // A guest has none that could come.
  if (conf?.shop !== true || !isLoggedIn) return null;
  if (!account) return <Skeleton shape="block" heightPx={HEIGHT_PX} />;
  return <BalanceFacts account={account} onPress={() => void navigateTo('statement')} />;
}
