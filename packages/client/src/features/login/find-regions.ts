import type { PhoneRegion } from '@kinora/contract';

/** Case, accents and the width of digits do not matter to whoever looks for something. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** The regions whose name holds what was typed, or whose code begins with it; before anything is typed all, with the chosen one first. */
export function findRegions(regions: readonly PhoneRegion[], typed: string, chosen: string): readonly PhoneRegion[] {
  const wanted = plain(typed);
  if (wanted === '') {
    const isChosen = ({ region }: PhoneRegion): boolean => region === chosen;
    return [...regions.filter(isChosen), ...regions.filter((one) => !isChosen(one))];
  }
  const digits = /^\+?(\d+)$/.exec(wanted)?.[1];
  if (digits !== undefined) return regions.filter(({ area }) => area.startsWith(`+${digits}`));
  return regions.filter(({ region, name }) => plain(name).includes(wanted) || plain(region) === wanted);
}
