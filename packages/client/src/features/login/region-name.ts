import { LOCALES } from '@kinora/contract';
import type { Translator } from '@kinora/locales';

/** Regions that we name ourselves, as apps of the mainland do. */
const NAMED = ['CN', 'HK', 'MO', 'TW'] as const;

/** Name of a region in the reader's language; its code where the machine knows no names. */
export function regionName(t: Translator, region: string): string {
  const named = NAMED.find((one) => one === region);
  if (named) return t(`login.region-${named}`);
  if (typeof Intl === 'undefined' || !('DisplayNames' in Intl)) return region;
  return new Intl.DisplayNames([LOCALES[t.locale].bcp47], { type: 'region' }).of(region) ?? region;
}
