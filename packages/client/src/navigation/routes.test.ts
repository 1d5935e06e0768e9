import { expect, it } from 'vitest';
import { ROUTES, readAddress } from './routes';

it('takes the empty address for the welcome page', () => {
  expect(readAddress('')).toEqual({ page: 'welcome', query: {}, isKnown: true });
  expect(readAddress('#/?v=2')).toEqual({ page: 'welcome', query: { v: '2' }, isKnown: true });
});

it.each(Object.entries(ROUTES))('finds %s at its address', (page, address) => {
  expect(readAddress(`#${address}?id=7`)).toEqual({ page, query: { id: '7' }, isKnown: true });
});

it('leads an unknown address to welcome with its query', () => {
  expect(readAddress('#/pages/nowhere?id=7&msg=hi')).toEqual({
    page: 'welcome',
    query: { id: '7', msg: 'hi' },
    isKnown: false,
  });
});
