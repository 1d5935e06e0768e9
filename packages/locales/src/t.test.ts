import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ArgsOfText } from './placeholders.ts';
import { createTranslator } from './t.ts';
import en from './tables/en.ts';
import source from './tables/zh-Hans.ts';

const english = createTranslator('en', en);
const chinese = createTranslator('zh-Hans', source);

describe('argument types', () => {
  it('follow the placeholders of a text', () => {
    expectTypeOf<ArgsOfText<'plain'>>().toEqualTypeOf<readonly []>();
    expectTypeOf<ArgsOfText<'%s: %d%%'>>().toEqualTypeOf<readonly [string, number]>();
    expectTypeOf<ArgsOfText<{ other: '%d' }>>().toEqualTypeOf<readonly [number]>();
    expectTypeOf<ArgsOfText<'%min–%max'>>().toEqualTypeOf<readonly [{ readonly min: number; readonly max: number }]>();
  });

  it('refuse a wrong kind', () => {
    // @ts-expect-error a count is a number
    expect(english('duration.seconds', '4')).toBe('4 seconds');
    // @ts-expect-error the text takes an argument
    expect(english('duration.seconds')).toBe('%d seconds');
  });
});

it('gives the text of a key', () => {
  expect(chinese('visit.title')).toBe('照片');
});

it('selects the form by the count', () => {
  expect([1, 2].map((count) => english('duration.days', count))).toEqual(['1 day', '2 days']);
});

it('writes counts as the locale does', () => {
  expect(english('duration.days', 12_345)).toBe('12,345 days');
});

it('takes numbered arguments in any order', () => {
  const reordered = createTranslator('en', { 'message.350.content': { one: 'one', other: '%2 photos of %1' } });
  expect(reordered('message.350.content', 'Snow', 20)).toBe('20 photos of Snow');
});

it('does not read placeholders inside an argument', () => {
  expect(chinese('message.350.title', '100%s')).toBe('「100%s」洗好了');
});

it('takes a key that the table lacks from the fallback', () => {
  expect(createTranslator('de', {}, en)('action.ok')).toBe('OK');
});

it('finds keys made at run time, and says when there is none', () => {
  expect(english.find('section.art')).toBe('Painted and printed');
  expect(english.find('section.unknown')).toBeUndefined();
  expect(english.find('constructor')).toBeUndefined();
});
