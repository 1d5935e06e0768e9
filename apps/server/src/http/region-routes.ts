import { LOCALES, type PhoneRegion } from '@kinora/contract';
import { createTranslator, type LoadableLocale, loadTable, type Translator } from '@kinora/locales';
import type { FastifyInstance } from 'fastify';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { serveByLocale } from './locale-routes.ts';

/** Regions that we name ourselves, as apps of the mainland do. */
const NAMED = ['CN', 'HK', 'MO', 'TW'] as const;

function nameOf(t: Translator, names: Intl.DisplayNames, region: string): string {
  const named = NAMED.find((one) => one === region);
  return named ? t(`login.region-${named}`) : (names.of(region) ?? region);
}

async function regionsIn(locale: LoadableLocale): Promise<PhoneRegion[]> {
  const { bcp47 } = LOCALES[locale];
  const t = createTranslator(locale, await loadTable(locale));
  const names = new Intl.DisplayNames([bcp47], { type: 'region' });
  const { compare } = new Intl.Collator(bcp47);
  return getCountries()
    .map((region) => ({ region, area: `+${getCountryCallingCode(region)}`, name: nameOf(t, names, region) }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Where a phone may be from. Clients have no list of their own: it would weigh on the page, and mini-programs know no names. */
export function registerRegionRoutes(app: FastifyInstance): void {
  serveByLocale(app, 'regions', regionsIn);
}
