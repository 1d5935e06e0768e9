import { ERROR } from '@kinora/contract';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { hasContact } from './has-contact.ts';
import { looksLike } from './looks-like.ts';
import { insults, passesForStaff } from './name-has.ts';
import { readableName } from './readable-name.ts';
import { readName } from './words-of-name.ts';

const PRODUCT = 'Kinora';
/** Its name in the Chinese tables (`app.name`), in both scripts: no person is called so, also not with words around it. */
const PRODUCT_IN_CHINESE = /[亲親]映/u;

/** The name as others read it beside a published photo. Throws AppError for one that may not be shown. */
export async function judgeName(deps: Deps, told: string, locale: string): Promise<string> {
  const name = readableName(told);
  if (name === undefined) throw new AppError(ERROR.nameRefused, 'cannot be read', ['other']);
  const readings = readName(name);
  const isProduct = [PRODUCT, deps.config.business.operator.name].some((known) => looksLike(name, known));
  if (isProduct || PRODUCT_IN_CHINESE.test(readings.dense) || passesForStaff(readings))
    throw new AppError(ERROR.nameRefused, "passes for the operator's", ['fraud']);
  if (insults(readings)) throw new AppError(ERROR.nameRefused, 'insults', ['hate']);
  if (hasContact(name)) throw new AppError(ERROR.nameIsContact, 'says where somebody is to be reached');
  const judged = await deps.moderation.checkText(name, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') throw new AppError(ERROR.nameRefused, 'may not be shown', [judged.reason]);
  return name;
}
