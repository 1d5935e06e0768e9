import { useUserInfo } from '../../domain/account/use-user-info';
import { useNavigation } from '../../navigation/use-navigation';
import { BalanceFacts } from './balance-facts';

/** The user's balances, and the way to the statement; nothing where there is no shop. */
export function Purse() {
  const { navigateTo } = useNavigation();
  const { data: account } = useUserInfo();
  return account ? <BalanceFacts account={account} onPress={() => void navigateTo('statement')} /> : null;
}
