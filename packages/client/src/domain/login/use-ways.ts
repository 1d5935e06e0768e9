import { commandOf, isShownOn, leadsThroughPage, type SignInWay } from '@kinora/contract';
import { useIsWide } from '../../lib/wide';
import { platform } from '../../platform/identity';
import { openProvider, takeHostCode } from '../../platform/sign-in-host';
import { useConfiguration } from '../configuration/use-configuration';

/** The ways of signing in besides the phone's code that are open here: there are keys, and this machine can go them. */
export function useWays(): readonly SignInWay[] {
  const isWide = useIsWide();
  const { data } = useConfiguration();
  return (data?.signin ?? []).filter((way) => {
    const command = commandOf(way, platform);
    if (command === 'LOGINDEV') return true;
    if (takeHostCode) return true;
    // In the sister app and in an app of our own the others would take a token of the shell's, which lends a page none.
    const hasPage = openProvider !== undefined && command !== undefined && leadsThroughPage(command);
    return hasPage && isShownOn(way, platform, isWide);
  });
}
