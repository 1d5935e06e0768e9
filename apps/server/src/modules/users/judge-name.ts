import { ERROR } from '@kinora/contract';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isLikeOperator, plainName } from './plain-name.ts';

/** Others read a name beside a published photo. Returns it as it may be kept; throws AppError for one that may not be shown. */
export async function judgeName(deps: Deps, wished: string, locale: string): Promise<string> {
  const name = plainName(wished);
  if (name === '') throw new AppError(ERROR.badRequest, 'nothing is left of the name');
  if (isLikeOperator(name, deps.config.business.operator.name))
    throw new AppError(ERROR.nameRefused, 'reads as the operator', ['fraud']);
  const judged = await deps.moderation.checkText(name, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') throw new AppError(ERROR.nameRefused, 'may not be shown', [judged.reason]);
  return name;
}
