import { ERROR } from '@kinora/contract';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { looksLike } from './looks-like.ts';
import { readableName } from './readable-name.ts';

const PRODUCT = 'Kinora';
/** Its name in the Chinese tables (`app.name`), in both scripts: no person is called so, also not with words around it. */
const PRODUCT_IN_CHINESE = /[亲親]映/u;
/** Whoever names themselves so passes for somebody of the operator's. */
const STAFF = /官方|客服|管理[员員]|[运運][营營]/u;
/** Blanks, dots and marks between two letters hide a word from a machine alone. */
const LOOSE = /[^\p{L}\p{N}]/gu;
const STAFF_NAMES = ['official', 'customer service', 'administrator'];

/** The name as others read it beside a published photo. Throws AppError for one that may not be shown. */
export async function judgeName(deps: Deps, told: string, locale: string): Promise<string> {
  const name = readableName(told);
  if (name === undefined) throw new AppError(ERROR.nameRefused, 'cannot be read', ['other']);
  const protectedNames = [PRODUCT, deps.config.business.operator.name, ...STAFF_NAMES];
  const words = name.normalize('NFKC').replace(LOOSE, '');
  const isProtected = [STAFF, PRODUCT_IN_CHINESE].some((known) => known.test(words));
  if (isProtected || protectedNames.some((known) => looksLike(name, known)))
    throw new AppError(ERROR.nameRefused, "passes for the operator's", ['fraud']);
  const judged = await deps.moderation.checkText(name, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') throw new AppError(ERROR.nameRefused, 'may not be shown', [judged.reason]);
  return name;
}
