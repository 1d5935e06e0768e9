import { expect, it } from 'vitest';
import { quotePrints } from './print-offer.ts';

const offer = {
  sizes: [
    { id: '10x15', width: 102, height: 152, price: 290 },
    { id: '20x30', width: 203, height: 304, price: 1_900 },
  ],
  papers: [
    { id: 'glossy' as const, surcharge: 0 },
    { id: 'silk' as const, surcharge: 100 },
  ],
  shipping: 800,
  countries: ['CN'],
};

it.each([
  ['one', { size: '10x15', paper: 'glossy' as const, count: 1 }, { unit: 290, shipping: 800, total: 1_090 }],
  [
    'several, sent once',
    { size: '10x15', paper: 'glossy' as const, count: 3 },
    { unit: 290, shipping: 800, total: 1_670 },
  ],
  [
    'another paper, of each',
    { size: '10x15', paper: 'silk' as const, count: 2 },
    { unit: 390, shipping: 800, total: 1_580 },
  ],
  ['another size', { size: '20x30', paper: 'silk' as const, count: 1 }, { unit: 2_000, shipping: 800, total: 2_800 }],
  ['a size that is not offered', { size: '9x13', paper: 'silk' as const, count: 1 }, undefined],
  ['a paper that is not offered', { size: '10x15', paper: 'matte' as const, count: 1 }, undefined],
])('what prints cost: %s', (_what, wanted, quote) => {
  expect(quotePrints(offer, wanted)).toEqual(quote);
});
