import { expect, it } from 'vitest';
import { formatQuery, isSameQuery, parseQuery } from './query-string';

it('reads names and values, decoded', () => {
  expect(parseQuery('?oid=42&msg=%E4%BD%A0%E5%A5%BD+a')).toEqual({ oid: '42', msg: '你好 a' });
});

it('keeps the first of equal names and a name without a value', () => {
  expect(parseQuery('a=1&a=2&b')).toEqual({ a: '1', b: '' });
});

it('shows what is not encoded rightly as it is', () => {
  expect(parseQuery('a=100%')).toEqual({ a: '100%' });
});

it('takes no names that belong to every object', () => {
  expect(parseQuery('__proto__=1').a).toBeUndefined();
  expect(parseQuery('toString=1')).toEqual({ toString: '1' });
});

it('writes what it reads', () => {
  const query = { id: 'a b&c', v: '你' };
  expect(parseQuery(formatQuery(query))).toEqual(query);
  expect(formatQuery({ a: undefined })).toBe('');
});

it('compares by content', () => {
  expect(isSameQuery({ a: '1', b: undefined }, { a: '1' })).toBe(true);
  expect(isSameQuery({ a: '1' }, { a: '1', b: '2' })).toBe(false);
});
