import { expect, it } from 'vitest';
import {
  isSameEntries,
  keyOf,
  type PageEntry,
  type PageStack,
  reduceStack,
  seenOf,
  startStack,
  topOf,
} from './page-stack';
import type { PageName } from './routes';

const entry = (page: PageName, unique = '0'): PageEntry => ({ key: keyOf(page, unique), page, query: {} });
const pages = ({ entries }: PageStack) => entries.map(({ page }) => page);
const resting = ({ restingTabs }: PageStack) => restingTabs.map(({ page }) => page);

const onVisit = startStack(entry('visit'));
const twoDeep = reduceStack(reduceStack(onVisit, { kind: 'push', entry: entry('result') }), {
  kind: 'push',
  entry: entry('preview'),
});

it('pushes a page on top', () => {
  expect(pages(twoDeep)).toEqual(['visit', 'result', 'preview']);
  expect(twoDeep.arrival).toBe('forward');
});

it('is never left without a page', () => {
  expect(reduceStack(onVisit, { kind: 'restore', entries: [], isBack: true })).toBe(onVisit);
});

it('takes going back from tab to tab for a switch', () => {
  const album = reduceStack(onVisit, { kind: 'relaunch', entry: entry('album') });
  const back = reduceStack(album, { kind: 'restore', entries: onVisit.entries, isBack: true });
  expect(pages(back)).toEqual(['visit']);
  expect(back.arrival).toBe('switch');
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
  const back = reduceStack(twoDeep, { kind: 'restore', entries: twoDeep.entries.slice(0, 1), isBack: true });
  expect(back.arrival).toBe('back');
  const forward = reduceStack(back, { kind: 'restore', entries: twoDeep.entries, isBack: false });
  expect(pages(forward)).toEqual(['visit', 'result', 'preview']);
  expect(forward.arrival).toBe('forward');
});

it('gives two pages of one kind two keys', () => {
  expect(keyOf('preview', '1')).not.toBe(keyOf('preview', '2'));
  expect(keyOf('mine', '1')).toBe(keyOf('mine', '2'));
});

it('shows the page below a photo that is looked at, and nothing below a page that covers it', () => {
  expect(seenOf(twoDeep).map(({ page }) => page)).toEqual(['result', 'preview']);
  expect(seenOf(reduceStack(onVisit, { kind: 'push', entry: entry('result') })).map(({ page }) => page)).toEqual([
    'result',
  ]);
  expect(seenOf(startStack(entry('preview'))).map(({ page }) => page)).toEqual(['preview']);
});

it.each([
  ['the same pages', [entry('visit'), entry('result')], true],
  ['one page more', [entry('visit'), entry('result'), entry('preview')], false],
  ['another page of the same kind', [entry('visit'), entry('result', '1')], false],
  ['the same page with another query', [entry('visit'), { ...entry('result'), query: { id: 'a' } }], false],
])('compares stacks page by page: %s', (_what, other, isSame) => {
  expect(isSameEntries([entry('visit'), entry('result')], other)).toBe(isSame);
});
