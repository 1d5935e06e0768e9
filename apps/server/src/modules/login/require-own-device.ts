import { ERROR } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { bindIdentity, findIdentity, lockIdentity } from '../identities/index.ts';
import { indexDevice } from './login-secrets.ts';
import { tellOfCopy } from './tell-of-copy.ts';

const provider = 'device';

/**
 * The machine that alone may show the id of a device from now on, undefined where it has no key. Throws AppError `deviceElsewhere` on any
 * other machine than the one whose key came with the id first; the account's owner is told.
 */
export async function requireOwnDevice(
  deps: Deps,
  { deviceKey }: Actor,
  subjectIndex: string,
): Promise<string | undefined> {
  const shown = deviceKey === null ? undefined : indexDevice(deps.personal, subjectIndex, deviceKey);
  const owner = await deps.db.transaction().execute(async (tx) => {
    await lockIdentity(tx, provider, subjectIndex);
    const known = await findIdentity(tx, provider, subjectIndex);
    if (!known) return undefined;
    if (known.device_index !== null) return known.device_index === shown ? undefined : known.uid;
    if (shown !== undefined) await bindIdentity(tx, { provider, subjectIndex }, shown);
    return undefined;
  });
  if (owner === undefined) return shown;
  await tellOfCopy(deps, owner, `device-copied:${subjectIndex}`);
  throw new AppError(ERROR.deviceElsewhere, 'the id is of another machine');
}
