import { readGarment } from '@kinora/wardrobe';
import { expect, it } from 'vitest';
import { theme as executive } from '../../themes/executive/theme.ts';
import { theme as inkSeal } from '../../themes/ink-seal/theme.ts';
import { CONCEPTS, type ConceptId } from '../concepts.ts';
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
  expect(new Set(dyes)).toEqual(new Set(['#a82430', '#2a5296']));
});

it('names for each body what is cut for it, in colourways that it has', async () => {
  for (const outfit of CONCEPTS.outfit) {
    for (const { garment = {} } of changeShots(executive.sheets, [`outfit.${outfit}`])) {
      for (const [body, { id, colours }] of Object.entries(garment)) {
        const { bodies, colourways } = await readGarment(id);
        expect(bodies, id).toContain(body);
        expect(Object.keys(colourways), id).toContain(colours);
      }
    }
  }
});

it('dresses and dyes a child’s clothes as a grown-up’s', () => {
  const [first] = changeShots(executive.sheets, ['outfit.hoodie', 'colour.red']);
  expect(first?.garment?.child).toEqual({ id: 'hoodie', colours: 'cream', main: '#a82430' });
});
