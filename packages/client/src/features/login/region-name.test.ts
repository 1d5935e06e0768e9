import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { regionName } from './region-name';

test('regions of China are named as apps of the mainland name them, others as the language does', async () => {
  const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
  const names = ['CN', 'HK', 'MO', 'TW', 'JP'].map((region) => regionName(t, region));
  expect(names).toEqual(['中国大陆', '中国香港', '中国澳门', '中国台湾', '日本']);
});
