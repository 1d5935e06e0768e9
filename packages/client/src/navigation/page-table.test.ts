import { RETURN_PAGES } from '@kinora/contract';
import { expect, it } from 'vitest';
import { entryOf, folderOf, PAGE_NAMES, PAGE_TABLE } from './page-table';
import { TAB_PAGES } from './routes';

const files = Object.keys(import.meta.glob('../pages/*/*.tsx'));
const folders = [...new Set(files.map((file) => file.split('/')[2] ?? ''))];

it('a page is one entry and one folder', () => {
  expect(PAGE_NAMES.map(folderOf).toSorted()).toEqual(folders.toSorted());
});

it('no two pages share an address', () => {
  const addresses = PAGE_NAMES.map((name) => entryOf(name).address);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

it('the tabs are in the order of the specification', () => {
  expect(TAB_PAGES).toEqual(['visit', 'avatar', 'shooting', 'album', 'mine']);
});

it.each(Object.entries(RETURN_PAGES))('others are sent back to %s where it is', (name, address) => {
  expect(PAGE_TABLE).toHaveProperty([name, 'address'], address);
});
