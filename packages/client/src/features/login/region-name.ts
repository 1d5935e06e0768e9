/** Name of a region in a language, where the machine knows it; else its code. */
export function regionName(localeTag: string, region: string): string {
  if (typeof Intl === 'undefined' || !('DisplayNames' in Intl)) return region;
  return new Intl.DisplayNames([localeTag], { type: 'region' }).of(region) ?? region;
}
