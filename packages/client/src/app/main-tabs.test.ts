import { expect, it } from 'vitest';
import { activeTab } from './main-tabs';

it('is the tab page among the open pages', () => {
  expect(activeTab(['album', 'preview'])).toBe('album');
});

it('is Me where no tab page is open', () => {
  expect(activeTab(['messages'])).toBe('mine');
});
