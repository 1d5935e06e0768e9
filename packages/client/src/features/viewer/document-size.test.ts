import type { Translator } from '@kinora/locales';
import { expect, test } from 'vitest';
import { documentSize } from './document-size';

const translator = (locale: 'en' | 'de') =>
  Object.assign((_key: string, width: string, height: string) => `${width} × ${height}`, { locale }) as Translator;

test('a size has one decimal where there is one, as the language writes it', () => {
  expect(documentSize(translator('en'), 'us')).toBe('50.8 × 50.8');
  expect(documentSize(translator('de'), 'us')).toBe('50,8 × 50,8');
  expect(documentSize(translator('en'), 'one-inch')).toBe('25 × 35');
});
