import { expect, test } from 'vitest';
import { goodsFor, priceOfGoods } from './store-goods.ts';

test('goods are found again by what they cost', () => {
  const price = { amount: 499, currency: 'USD' } as const;
  expect(goodsFor('kinora_', price)).toBe('kinora_usd499');
  expect(priceOfGoods('kinora_', 'kinora_usd499')).toEqual(price);
});

test.each(['other_usd499', 'kinora_eur499', 'kinora_usd', 'kinora_usd0499', 'kinora_usd4.99', 'kinora_usd1234567890'])(
  'goods called %s cost nothing that is known',
  (id) => expect(priceOfGoods('kinora_', id)).toBeUndefined(),
);
