import { type PhoneRegion, phoneRegions } from '@kinora/contract';
import { LOADABLE_LOCALES } from '@kinora/locales';
import Fastify from 'fastify';
import { getCountries } from 'libphonenumber-js/max';
import { afterAll, expect, test } from 'vitest';
import { registerRegionRoutes } from './region-routes.ts';

const app = Fastify();
registerRegionRoutes(app);
afterAll(() => app.close());

const regionsIn = async (locale: string): Promise<PhoneRegion[]> =>
  phoneRegions.parse((await app.inject(`/regions/${locale}.json`)).json());

test.each(LOADABLE_LOCALES)('in %s every region has a name of its own', async (locale) => {
  const regions = await regionsIn(locale);
  expect(regions.map(({ region }) => region).sort()).toEqual(getCountries().toSorted());
  expect(regions.filter(({ region, name }) => name === region || name === '')).toEqual([]);
  expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
});

test('regions that share a code stand each for itself', async () => {
  const regions = await regionsIn('en');
  const of = (area: string) => regions.filter((one) => one.area === area).map(({ region }) => region);
  expect(of('+1')).toEqual(expect.arrayContaining(['US', 'CA', 'JM']));
  expect(of('+7').sort()).toEqual(['KZ', 'RU']);
  expect(of('+44')).toEqual(expect.arrayContaining(['GB', 'JE', 'GG', 'IM']));
});

test('regions of China are named as apps of the mainland name them, others as the language does, in its order', async () => {
  const regions = await regionsIn('zh-Hans');
  const names = ['CN', 'HK', 'MO', 'TW', 'JP'].map((code) => regions.find(({ region }) => region === code)?.name);
  expect(names).toEqual(['中国大陆', '中国香港', '中国澳门', '中国台湾', '日本']);
  // By sound: a, ri, zhong.
  const places = ['AR', 'JP', 'CN'].map((code) => regions.findIndex(({ region }) => region === code));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const german = (await regionsIn('de')).map(({ name }) => name);
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Peru'));
});
