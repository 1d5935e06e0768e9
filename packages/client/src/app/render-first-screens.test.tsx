import { CLIENT_VERSION, type FirstGallery } from '@kinora/contract';
import { LOADABLE_LOCALES, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { renderFirstScreens } from './render-first-screens.web';

const cover = { url: '/t/snow/cover.jpg?l=en', thumbhash: 'AAAA', width: 3, height: 4 };
const card = (id: string) => ({ id, cover, people: { min: 1, max: 1 }, sheets: 20 });
const section = (id: string) => ({
  ...{ id, name: id, page: 0, total: 4, needv: false },
  imgs: ['snow', 'sea', 'town', 'hill'].map(card),
});
const first: FirstGallery = {
  version: CLIENT_VERSION,
  gallery: {
    banner: { term: 19, from: '2026-11-22', to: '2026-12-06', section: 'festival', pictures: [cover] },
    sections: [section('for-you'), section('festival'), section('chinese')],
  },
  models: { themes: [{ id: 'snow', category: 'festival', name: 'First <snow>', about: '' }] },
};

test.each(LOADABLE_LOCALES)('%s: both screens are drawn in their own words', async (locale) => {
  const { welcome, visit } = await renderFirstScreens(locale, first);
  const table = await loadTable(locale);
  expect(welcome).toContain(`t/welcome/before.jpg?l=${locale}`);
  for (const key of ['welcome.wordmark', 'welcome.look'] as const) expect(welcome).toContain(table[key]);
  for (const key of ['visit.title', 'tab.album'] as const) expect(visit).toContain(table[key]);
});

test('Arabic runs from right to left', async () => {
  expect(await renderFirstScreens('ar', first)).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('what a theme is called is text, and only the pictures in sight are asked for', async () => {
  const { visit } = await renderFirstScreens('en', first);
  expect(visit).toContain('First &lt;snow&gt;');
  // The banner's, and three of the first row.
  expect(visit.match(/<img /g)).toHaveLength(4);
  expect(visit).not.toContain('<link');
});
