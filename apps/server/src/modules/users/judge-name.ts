import { ERROR } from '@kinora/contract';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** Others read a name beside a published photo. Throws AppError for one that may not be shown. */
export async function judgeName(deps: Deps, name: string, locale: string): Promise<void> {
  const judged = await deps.moderation.checkText(name, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') throw new AppError(ERROR.nameRefused, 'may not be shown', [judged.reason]);
}
