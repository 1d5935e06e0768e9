import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { judgeName } from '../users/index.ts';
import { requireAgreement } from './agreement.ts';
import { enter } from './enter.ts';
import { requireOwnClient } from './require-own-client.ts';
import { requireOwnDevice } from './require-own-device.ts';
import { offeredWays } from './sign-in-offers.ts';

export async function loginDev(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINDEV'>,
): Promise<ResponseOf<'LOGINDEV'>> {
  requireAgreement(deps, input);
  requireOwnClient(deps, actor, input);
  if (!offeredWays(deps, actor.platform).includes('device'))
    throw new AppError(ERROR.signInNotOffered, 'not on this platform');
  const { devid, nick } = input;
  const name = nick === undefined ? undefined : await judgeName(deps, nick, actor.locale);
  // The id opens the account: nothing is kept that it could be read from.
  const subjectIndex = deps.personal.blindIndex('device-login', devid);
  const deviceIndex = await requireOwnDevice(deps, actor, subjectIndex);
  const identity = { provider: 'device' as const, subjectIndex, subject: '', deviceIndex };
  return enter(deps, { identity, actor, said: { ...input, nick: name }, secret: devid });
}
