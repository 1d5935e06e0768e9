import { expect, it } from 'vitest';
import { listCities, listDistricts, listProvinces } from './china-areas';

it('every province has cities, and every city its districts', () => {
  expect(listProvinces()).toHaveLength(34);
  for (const province of listProvinces()) {
    const cities = listCities(province);
    expect([province, cities.length > 0]).toEqual([province, true]);
    for (const city of cities) expect([city, listDistricts(province, city).length > 0]).toEqual([city, true]);
  }
  expect(listDistricts('浙江省', '杭州市')).toContain('西湖区');
  expect([listCities('nowhere'), listDistricts('浙江省', '北京市')]).toEqual([[], []]);
});
