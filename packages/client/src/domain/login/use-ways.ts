import { commandOf, isShownOn, type SignInWay } from '@kinora/contract';
import { useIsWide } from '../../lib/wide';
import { platform } from '../../platform/identity';
import { openProvider, takeHostCode } from '../../platform/sign-in-host';
import { useConfiguration } from '../configuration/use-configuration';

/** The ways of signing in besides the phone's code that are open here: there are keys, and this machine can go them. */
export function useWays(): readonly SignInWay[] {
  const isWide = useIsWide();
  const { data } = useConfiguration();
  return (data?.signin ?? []).filter((way) => {
    if (commandOf(way, platform) === 'LOGINDEV') return true;
    if (takeHostCode) return true;
    // In the sister app its own token comes from its shell, which no page of ours has.
    return openProvider !== undefined && isShownOn(way, platform, isWide) && way !== 'liaoliao';
  });
}
