import { commandOf, ERROR, SIGN_IN_WAY_NAMES } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';

/** What a client says of itself within a sign-in. */
interface SaidOfClient {
  appId?: string | undefined;
  platform?: string | undefined;
}

/**
 * A client is what its sealed envelope says, and of the product that the providers of its platform know, where they have keys: one that
 * says otherwise within is refused. Throws AppError.
 */
export function requireOwnClient(
  { signIn }: Pick<Deps, 'signIn'>,
  actor: Actor,
  { appId, platform }: SaidOfClient,
): void {
  if (platform !== undefined && platform !== actor.platform)
    throw new AppError(ERROR.signInRefused, 'the client says that it is two');
  if (appId === undefined) return;
  const known = knownAppIds(signIn, actor.platform);
  if (known.length > 0 && !known.includes(appId))
    throw new AppError(ERROR.signInRefused, 'the client is of another product');
}

function knownAppIds({ doors, carrier }: Deps['signIn'], platform: string): string[] {
  const ofDoors = SIGN_IN_WAY_NAMES.flatMap((way) => {
    const command = commandOf(way, platform);
    return command === undefined || command === 'LOGINDEV' ? [] : (doors[command]?.appIds ?? []);
  });
  return carrier?.page ? [...ofDoors, carrier.page.appId] : ofDoors;
}
