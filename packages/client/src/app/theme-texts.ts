import { isLoadableLocale } from '@kinora/locales';
import { call } from '../api/call';
import { queryClient } from '../api/query-client';
import { currentTranslator, learnThemeTexts, onLocaleChange } from '../lib/translation';
import { onConnectionChange } from '../platform/connection';
import { themeTextsKey } from './theme-texts-key';

/** Asks what the themes are called in the language on the screen. Without a network those of last time stay. */
async function fetchThemeTexts(): Promise<void> {
  const { locale } = currentTranslator();
  if (!isLoadableLocale(locale)) return;
  const themes = await queryClient
    .fetchQuery({
      queryKey: themeTextsKey(locale),
      queryFn: ({ signal }) => call('QUERYMODELS', {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    })
    .then(
      (answer) => answer.themes,
      () => undefined, // The gallery itself says what is wrong; it is asked again with the next connection.
    );
  if (themes) learnThemeTexts(locale, themes);
}

/** Keeps the names of the themes in the language on the screen. */
export async function startThemeTexts(): Promise<void> {
  onLocaleChange(() => void fetchThemeTexts());
  onConnectionChange((isOnline) => {
    if (isOnline) void fetchThemeTexts();
  });
  await fetchThemeTexts();
}
