import { type FirstGallery, LOCALES, type LocaleCode } from '@kinora/contract';
import { createTranslator, isLoadableLocale, loadAreas } from '@kinora/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { translator } from '../lib/shown-texts';
import { textsOfThemes } from '../lib/theme-texts';
import { entryOf } from '../navigation/page-table';
import { APP_AREAS } from './app-areas';
import { FirstPhotos, FirstWelcome } from './first-screen';

/** The first screens of a guest, as HTML. */
export interface FirstScreens {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly welcome: string;
  readonly visit: string;
}

/** React asks for pictures ahead of their place: here the first script says which come first. */
const withoutHints = (html: string): string => html.replace(/<link rel="preload"[^>]*>/g, '');

/** Draws what a guest sees first, with the components of the pages, for a page that arrives before their code. Runs on the server. */
export async function renderFirstScreens(locale: LocaleCode, { gallery, models }: FirstGallery): Promise<FirstScreens> {
  if (!isLoadableLocale(locale)) throw new RangeError(`${locale} has no texts`);
  const areas = [...APP_AREAS, ...entryOf('welcome').texts, ...entryOf('visit').texts];
  const texts = await loadAreas(locale, areas);
  // From here on nothing waits: another language may be drawn next.
  translator.set(createTranslator(locale, new Map(Object.entries({ ...texts, ...textsOfThemes(models.themes) }))));
  const { bcp47, isRightToLeft } = LOCALES[locale];
  return {
    lang: bcp47,
    dir: isRightToLeft ? 'rtl' : 'ltr',
    welcome: withoutHints(renderToStaticMarkup(<FirstWelcome />)),
    visit: withoutHints(renderToStaticMarkup(<FirstPhotos gallery={gallery} />)),
  };
}
