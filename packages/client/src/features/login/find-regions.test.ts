import { expect, test } from 'vitest';
import { findRegions } from './find-regions';

const REGIONS = [
  { region: 'CI', area: '+225', name: 'Côte d’Ivoire' },
  { region: 'GB', area: '+44', name: 'Royaume-Uni' },
  { region: 'JE', area: '+44', name: 'Jersey' },
  { region: 'RU', area: '+7', name: 'Russie' },
];

test.each([
  ['', ['JE', 'CI', 'GB', 'RU']],
  ['COTE', ['CI']],
  ['+44', ['GB', 'JE']],
  ['４', ['GB', 'JE']],
  ['gb', ['GB']],
  ['xyz', []],
])('"%s" finds %j where Jersey is chosen', (typed, found) => {
  expect(findRegions(REGIONS, typed, 'JE').map(({ region }) => region)).toEqual(found);
});
