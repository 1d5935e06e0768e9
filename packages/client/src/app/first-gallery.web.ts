import { CLIENT_VERSION, type FirstGallery } from '@kinora/contract';
import { isLoadableLocale } from '@kinora/locales';
import { queryClient } from '../api/query-client';
import { commandKey } from '../api/use-command';
import { currentTranslator, learnThemeTexts } from '../lib/translation';
import { themeTextsKey } from './theme-texts-key';

/** A gallery file that has come, and the language that it was asked in. */
export interface AskedGallery {
  readonly locale: string;
  readonly answer: Promise<unknown>;
}

const isUsable = (answer: unknown): answer is FirstGallery =>
  typeof answer === 'object' && answer !== null && 'version' in answer && answer.version === CLIENT_VERSION;

/** Takes up the gallery that a guest sees, as if it had been asked for: what is wrong with it, the commands find out. */
export async function takeFirstGallery({ locale, answer }: AskedGallery): Promise<void> {
  const first = await answer.catch(() => undefined);
  const shown = currentTranslator().locale;
  if (!isUsable(first) || shown !== locale || !isLoadableLocale(shown)) return;
  queryClient.setQueryData(commandKey('QUERYINDEX', {}), first.gallery);
  queryClient.setQueryData(themeTextsKey(shown), first.models);
  learnThemeTexts(shown, first.models.themes);
}
