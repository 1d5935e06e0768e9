import { expect, it } from 'vitest';
import { keyOf, type PageEntry, type PageStack, reduceStack, startStack, topOf } from './page-stack';
import type { PageName } from './routes';

const entry = (page: PageName, unique = '0'): PageEntry => ({ key: keyOf(page, unique), page, query: {} });
const pages = ({ entries }: PageStack) => entries.map(({ page }) => page);
const resting = ({ restingTabs }: PageStack) => restingTabs.map(({ page }) => page);

const onVisit = startStack(entry('visit'));
const twoDeep = reduceStack(reduceStack(onVisit, { kind: 'push', entry: entry('result') }), {
  kind: 'push',
  entry: entry('preview'),
});

it('pushes a page on top and takes it off again', () => {
  expect(pages(twoDeep)).toEqual(['visit', 'result', 'preview']);
  const back = reduceStack(twoDeep, { kind: 'back', count: 1 });
  expect(pages(back)).toEqual(['visit', 'result']);
  expect(back.arrival).toBe('back');
});

it('never takes the last page off', () => {
  expect(pages(reduceStack(twoDeep, { kind: 'back', count: 9 }))).toEqual(['visit']);
  expect(reduceStack(onVisit, { kind: 'back', count: 1 })).toBe(onVisit);
});

it('keeps a tab alive that is left, with its key, and takes it out of rest when it comes back', () => {
  const album = reduceStack(onVisit, { kind: 'redirect', entry: entry('album') });
  expect(resting(album)).toEqual(['visit']);
  const again = reduceStack(album, { kind: 'redirect', entry: entry('visit', 'later') });
  expect(topOf(again).key).toBe(topOf(onVisit).key);
  expect(resting(again)).toEqual(['album']);
});

it('closes everything on relaunch but keeps the tab below', () => {
  const login = reduceStack(twoDeep, { kind: 'relaunch', entry: entry('login') });
  expect(pages(login)).toEqual(['login']);
  expect(resting(login)).toEqual(['visit']);
});

it('forgets resting tabs when another user comes', () => {
  const album = reduceStack(onVisit, { kind: 'relaunch', entry: entry('album') });
  expect(resting(reduceStack(album, { kind: 'forget-tabs' }))).toEqual([]);
});

it('restores the pages that the browser went back or forward to', () => {
  const back = reduceStack(twoDeep, { kind: 'restore', entries: twoDeep.entries.slice(0, 1) });
  expect(back.arrival).toBe('back');
  const forward = reduceStack(back, { kind: 'restore', entries: twoDeep.entries });
  expect(pages(forward)).toEqual(['visit', 'result', 'preview']);
  expect(forward.arrival).toBe('forward');
});

it('gives two pages of one kind two keys', () => {
  expect(keyOf('preview', '1')).not.toBe(keyOf('preview', '2'));
  expect(keyOf('mine', '1')).toBe(keyOf('mine', '2'));
});
