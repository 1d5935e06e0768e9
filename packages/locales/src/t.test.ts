import { beforeEach, describe, expect, it } from 'vitest';
import { loadTable } from './load.ts';
import { createTranslator } from './t.ts';

const en = await loadTable('en');
const english = createTranslator('en', en);
const chinese = createTranslator('zh-Hans', await loadTable('zh-Hans'));

it('takes the arguments that a text asks for, of their kind', () => {
  expect(english('custom.range', { min: 4, max: 1_000 })).toBe('4 to 1,000 characters, in any language');
  // @ts-expect-error the text names two arguments
  expect(english('custom.range', { min: 4 })).toBe('4 to %max characters, in any language');
  // @ts-expect-error a count is a number
  expect(english('duration.seconds', '4')).toBe('4 seconds');
  // @ts-expect-error the text takes an argument
  expect(english('duration.seconds')).toBe('%d seconds');
  // @ts-expect-error the text takes none
  expect(english('action.ok', 4)).toBe('OK');
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

describe('a key that the table lacks', () => {
  const missing: string[] = [];
  const onMissing = (key: string, locale: string): void => void missing.push(`${locale} ${key}`);
  beforeEach(() => missing.splice(0));

  it('is taken from the fallback, and told', () => {
    const german = createTranslator('de', {}, { fallback: en, onMissing });
    expect(german('action.ok')).toBe('OK');
    expect(german.find('error.10007')).toBe(en['error.10007']);
    expect(missing).toEqual(['de action.ok', 'de error.10007']);
  });

  it('shows itself where there is no fallback, and is told', () => {
    expect(createTranslator('de', {}, { onMissing })('action.ok')).toBe('action.ok');
    expect(missing).toEqual(['de action.ok']);
  });

  it('throws where nobody hears of it', () => {
    expect(() => createTranslator('de', {}, { fallback: en })('action.ok')).toThrow('The texts of de lack “action.ok”');
  });

  it('is no fault when it is only known at run time, and nowhere', () => {
    expect(createTranslator('de', {}, { fallback: en, onMissing }).find('error.77')).toBeUndefined();
    expect(missing).toEqual([]);
  });

  it('is there once its area has come', () => {
    const texts = new Map<string, string>();
    const german = createTranslator('de', texts);
    texts.set('action.ok', 'Gut');
    expect(german('action.ok')).toBe('Gut');
  });
});

it('finds keys made at run time, and says when there is none', () => {
  expect(english.find('section.art')).toBe('Painted and printed');
  expect(english.find('section.unknown')).toBeUndefined();
  expect(english.find('constructor')).toBeUndefined();
});
