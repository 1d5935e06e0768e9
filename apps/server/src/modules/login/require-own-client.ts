import { commandOf, ERROR, SIGN_IN_WAY_NAMES } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { offeredOneTap } from './one-tap-offer.ts';
import { doorFor } from './sign-in-offers.ts';

/** What a client says of itself within a sign-in. */
interface SaidOfClient {
  appId?: string | undefined;
  platform?: string | undefined;
}

/**
 * A client is what its sealed envelope says, and of the product that the providers of its platform know, where they have keys: one that
 * says otherwise within is refused. Throws AppError.
 */
export function requireOwnClient(deps: Pick<Deps, 'signIn'>, actor: Actor, { appId, platform }: SaidOfClient): void {
  if (platform !== undefined && platform !== actor.platform)
    throw new AppError(ERROR.signInRefused, 'the client says that it is two');
  if (appId === undefined) return;
  const known = knownAppIds(deps, actor.platform);
  if (known.length > 0 && !known.includes(appId))
    throw new AppError(ERROR.signInRefused, 'the client is of another product');
}

/** Of whoever has keys on this platform: what a page or another host is known by says nothing of it. */
function knownAppIds(deps: Pick<Deps, 'signIn'>, platform: string): string[] {
  const ofDoors = SIGN_IN_WAY_NAMES.flatMap((way) => {
    const command = commandOf(way, platform);
    const door = command === undefined || command === 'LOGINDEV' ? undefined : doorFor(deps, command, platform);
    return door?.appIdOn(platform) ?? [];
  });
  const oneTap = offeredOneTap(deps, platform);
  return oneTap?.by === 'carrier' ? [...ofDoors, oneTap.appid] : ofDoors;
}
