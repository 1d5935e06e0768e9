import { CLIENT_VERSION, type FirstGallery, type LocaleCode } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { queryIndex } from './query-index.ts';
import { queryModels } from './query-models.ts';

/** What was put together is right for so long: a season's or a theme's place in it changes by the day. */
const FRESH_MS = 60_000;

const guestOf = (locale: LocaleCode): Actor => ({
  uid: null,
  loginId: null,
  locale,
  platform: 'h5',
  system: '',
  deviceKey: null,
  address: '',
});

async function putTogether(deps: Deps, locale: LocaleCode): Promise<FirstGallery> {
  const guest = guestOf(locale);
  const [gallery, models] = await Promise.all([queryIndex(deps, guest, {}), queryModels(deps, guest, {})]);
  return { version: CLIENT_VERSION, gallery, models };
}

/** Gives the home gallery of a guest by language, put together once a minute at most. */
export function createFirstGalleries(deps: Deps): (locale: LocaleCode) => Promise<FirstGallery> {
  const kept = new Map<LocaleCode, { readonly untilMs: number; readonly gallery: Promise<FirstGallery> }>();
  return (locale) => {
    const known = kept.get(locale);
    if (known && deps.now() < known.untilMs) return known.gallery;
    const gallery = putTogether(deps, locale);
    kept.set(locale, { untilMs: deps.now() + FRESH_MS, gallery });
    gallery.catch(() => kept.delete(locale));
    return gallery;
  };
}
