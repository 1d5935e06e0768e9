// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { findDrawnScreen, showDrawnScreen } from './before-app.web';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  root.dataset.drawn = 'ru';
  delete root.dataset.appearance;
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ru-RU');
  document.body.innerHTML = '<template id="drawn-welcome"><h1>Один вы</h1></template>';
});

test('a guest finds the screen of their page in their language', () => {
  expect(findDrawnScreen()).toEqual({ page: 'welcome', locale: 'ru' });
  location.hash = '#/pages/tabBar/visit/visit';
  expect(findDrawnScreen()).toEqual({ page: 'visit', locale: 'ru' });
});

test('nothing was drawn for other pages', () => {
  for (const hash of ['#/pages/tabBar/album/album', '#/pages/tabBar/visit/visit?theme=sakura']) {
    location.hash = hash;
    expect(findDrawnScreen()).toBeUndefined();
  }
});

test('nor for who is logged in, has chosen a language, or reads another one', () => {
  localStorage.setItem('kinora.login', '…');
  expect(findDrawnScreen()).toBeUndefined();
  localStorage.clear();
  localStorage.setItem('kinora.locale', 'en');
  expect(findDrawnScreen()).toBeUndefined();
  localStorage.clear();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  expect(findDrawnScreen()).toBeUndefined();
});

test('light or dark is what was chosen, from the first paint on', () => {
  localStorage.setItem('kinora.appearance', 'dark');
  findDrawnScreen();
  expect(root.dataset.appearance).toBe('dark');
});

test('the screen is shown as a picture: nobody can press what nobody answers yet', async () => {
  await showDrawnScreen({ page: 'welcome', locale: 'ru' });
  const screen = document.querySelector<HTMLElement>('#first-screen');
  expect(screen?.textContent).toBe('Один вы');
  expect(screen?.inert).toBe(true);
});
