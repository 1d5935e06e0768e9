import { ERROR } from '@kinora/contract';
import { ProviderSilentError, SignInRefusedError } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** What a provider says of what was shown. Throws AppError where it says no, or nothing; its code goes to the log, what was shown nowhere. */
export async function askProvider<Answer>(deps: Deps, provider: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isRefused = error instanceof SignInRefusedError;
    if (!isRefused && !(error instanceof ProviderSilentError)) throw error;
    deps.log.warn({ provider, isRefused, code: error.message }, 'a provider did not vouch for a sign-in');
    throw new AppError(isRefused ? ERROR.signInRefused : ERROR.providerSilent, 'the provider does not vouch for it');
  }
}
