import { areaList } from '@vant/area-data';

const { province_list: provinces, city_list: cities, county_list: counties } = areaList;
/** Digits of a division's code that name its province, and its city. */
const PROVINCE_DIGITS = 2;
const CITY_DIGITS = 4;

const codeOf = (names: Readonly<Record<string, string>>, within: string, name: string): string | undefined =>
  Object.keys(names).find((code) => code.startsWith(within) && names[code] === name);
const namesIn = (names: Readonly<Record<string, string>>, within: string): string[] => [
  ...new Set(Object.keys(names).flatMap((code) => (code.startsWith(within) ? (names[code] ?? []) : []))),
];

/** Divisions of China as its post writes them, whatever language the reader has. */
export const listProvinces = (): string[] => namesIn(provinces, '');

export function listCities(province: string): string[] {
  const code = codeOf(provinces, '', province);
  return code === undefined ? [] : namesIn(cities, code.slice(0, PROVINCE_DIGITS));
}

/** Empty where a city has none. */
export function listDistricts(province: string, city: string): string[] {
  const within = codeOf(provinces, '', province)?.slice(0, PROVINCE_DIGITS);
  const code = within === undefined ? undefined : codeOf(cities, within, city);
  return code === undefined ? [] : namesIn(counties, code.slice(0, CITY_DIGITS));
}
