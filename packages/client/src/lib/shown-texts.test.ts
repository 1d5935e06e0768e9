import { loadTable } from '@kinora/locales';
import { beforeEach, expect, test, vi } from 'vitest';

const [en, ru, de] = await Promise.all([loadTable('en'), loadTable('ru'), loadTable('de')]);

let texts: typeof import('./shown-texts');
const t = () => {
  const current = texts.translator.get();
  if (!current) throw new Error('Nothing is shown');
  return current;
};

beforeEach(async () => {
  vi.resetModules();
  texts = await import('./shown-texts');
});

test('a text is there with its area, and what is on the screen stays as it is', async () => {
  await texts.showLocale('ru', ['app']);
  const before = t();
  expect(before('action.ok')).toBe(ru['action.ok']);
  await texts.needAreas(['album']);
  expect(t()).toBe(before);
  expect(before('month.1')).toBe(ru['month.1']);
});

test('another language brings the areas that are loaded', async () => {
  await texts.showLocale('en', ['app']);
  await texts.needAreas(['album']);
  await texts.showLocale('ru', []);
  expect(t().locale).toBe('ru');
  expect(t()('month.1')).toBe(ru['month.1']);
});

test('a page that opens while the language changes has its texts in the new one', async () => {
  await texts.showLocale('en', ['app']);
  await Promise.all([texts.showLocale('de', []), texts.needAreas(['mine']), texts.needAreas(['origin'])]);
  expect(t().locale).toBe('de');
  expect([t()('about.version'), t()('origin.heading')]).toEqual([de['about.version'], de['origin.heading']]);
});

test('a language that nobody wants any more is not shown', async () => {
  await texts.showLocale('en', ['app']);
  await texts.showLocale('ru', [], () => false);
  expect(t().locale).toBe('en');
});

test('what themes are called is shown in the language that it belongs to', async () => {
  await texts.showLocale('en', ['app']);
  texts.changeTexts('ru', { 'theme.snow.name': 'Снег' });
  expect(t().find('theme.snow.name')).toBeUndefined();
  texts.changeTexts('en', { 'theme.snow.name': 'Snow' });
  expect(t().find('theme.snow.name')).toBe('Snow');
});

test('a text that is missing is told once, and shown in English', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await texts.showLocale('ru', ['app']);
  for (let time = 0; time < 2; time++) t()('origin.heading');
  await vi.waitFor(() => expect(t()('origin.heading')).toBe(en['origin.heading']));
  expect(told.mock.calls).toEqual([['The texts of ru lack “origin.heading”']]);
  expect(t()('action.ok')).toBe(ru['action.ok']);
  told.mockRestore();
});
