import type { FaceMoment } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { missingMoments, momentList, momentWords } from './moments';

const photo = (moments?: FaceMoment[], state: 'ready' | 'failed' = 'ready') => ({ state, ...(moments && { moments }) });

test('says what none of the photos shows, those that failed left out', () => {
  expect(missingMoments([photo(['front', 'calm']), photo(['left'])])).toEqual(['right', 'smile']);
  expect(missingMoments([photo(['front', 'calm']), photo(['smile'], 'failed')])).toEqual(['left', 'right', 'smile']);
});

test('says nothing while a photo was never measured, or there is none', () => {
  expect(missingMoments([photo(['front']), photo()])).toBeUndefined();
  expect(missingMoments([])).toBeUndefined();
});

test('what a photo shows is a list in the language', async () => {
  const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
  expect(momentWords(['front', 'smile'], t)).toBe(`${t('moment.front')} · ${t('moment.smile')}`);
  expect(momentList(['front', 'smile'], t)).toBe(`${t('moment.front')}、${t('moment.smile')}`);
  const english = createTranslator('en', await loadTable('en'));
  expect(momentList(['front', 'smile'], english)).toBe('front, smile');
});
