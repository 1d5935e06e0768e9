import { expect, it } from 'vitest';
import { theme as executive } from '../../themes/executive/theme.ts';
import { theme as inkSeal } from '../../themes/ink-seal/theme.ts';
import type { ConceptId } from '../concepts.ts';
import { changeShots } from './change-shots.ts';

const garments = ({ sheets }: typeof executive, ...keywords: ConceptId[]) =>
  changeShots(sheets, keywords).map(({ garment }) => garment?.woman);

it('leaves people in their own clothes where they want to keep them', () => {
  expect(new Set(garments(executive, 'outfit.own'))).toEqual(new Set([undefined]));
});

it('dresses people in what they chose instead of the theme’s clothes, in up to three outfits', () => {
  const worn = garments(executive, 'outfit.jacket').filter((garment) => garment !== undefined);
  expect(new Set(worn.map(({ id }) => id))).toEqual(new Set(['leather-jacket']));
  expect(new Set(worn.map(({ colours }) => colours)).size).toBe(3);
  expect(garments(inkSeal, 'outfit.suit').some((garment) => garment?.id === 'blazer')).toBe(true);
});

it('dyes what is worn in the colours that were chosen', () => {
  const dyes = garments(executive, 'colour.red', 'colour.blue').map((garment) => garment?.main);
  expect(new Set(dyes)).toEqual(new Set([undefined, '#a82430', '#2a5296']));
});
