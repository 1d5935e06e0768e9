import { commandOf, SIGN_IN_WAY_NAMES, type SignInWay, type ThirdPartyCommand } from '@kinora/contract';
import type { SignInDoor } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';

type Offers = Pick<Deps, 'signIn'>;

/** The door of a command on a platform; undefined without keys, or where it does not work. */
export function doorFor({ signIn }: Offers, name: ThirdPartyCommand, platform: string): SignInDoor | undefined {
  const door = signIn.doors[name];
  const isWay = SIGN_IN_WAY_NAMES.some((way) => commandOf(way, platform) === name);
  const hasKeys = door?.platforms === undefined || door.platforms.includes(platform);
  return isWay && hasKeys ? door : undefined;
}

/** The ways of signing in besides the phone's code that are open on a platform. */
export function offeredWays(deps: Offers, platform: string): SignInWay[] {
  return SIGN_IN_WAY_NAMES.filter((way) => {
    const command = commandOf(way, platform);
    return command === 'LOGINDEV' || (command !== undefined && doorFor(deps, command, platform) !== undefined);
  });
}
