import { useCommand } from '../../api/use-command';
import { liaoPurse } from '../../platform/liao-host';
import { useIsLoggedIn } from '../../session/session';

/** How many liao coins the sister app keeps for who is in it, and what one comes to, in fen; undefined elsewhere, and until it is known. */
export function useLiaoCoins(isWanted: boolean) {
  const isAsked = useIsLoggedIn() && isWanted && liaoPurse !== undefined;
  return useCommand('GETLIAOPOINT', liaoPurse ?? { lid: '', index: '', randomcode: '' }, { isEnabled: isAsked }).data;
}
