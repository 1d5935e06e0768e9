import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isResting } from '../closing/index.ts';
import type { IdentityProvider } from '../identities/index.ts';

/** A phone whose account was just closed becomes nobody's way in for a day. Only whoever proved the phone hears of it. Throws AppError. */
export async function refuseResting(
  tx: Db,
  deps: Deps,
  { provider, subjectIndex }: { provider: IdentityProvider; subjectIndex: string },
): Promise<void> {
  if (provider === 'phone' && (await isResting(tx, subjectIndex, deps.now())))
    throw new AppError(ERROR.phoneResting, 'the account of this phone was closed within the last day');
}
