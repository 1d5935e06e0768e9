import { expect, test } from 'vitest';
import { choosePerson, chooseSegment, chooseTheme, firstView, isFiltered } from './album-view';

test('an address may name the segment, and anything else shows the recent ones', () => {
  expect(firstView('group').segment).toBe('group');
  expect(firstView('nonsense').segment).toBe('recent');
  expect(firstView(undefined).segment).toBe('recent');
});

test('choosing a person leaves the recent ones, which know no people', () => {
  expect(choosePerson(firstView('recent'), 'face')).toMatchObject({ segment: 'involved', faceId: 'face' });
  expect(choosePerson(firstView('single'), 'face')).toMatchObject({ segment: 'single', faceId: 'face' });
});

test('going back to the recent ones drops person and theme', () => {
  const view = chooseTheme(choosePerson(firstView('single'), 'face'), 'sakura');
  expect(isFiltered(view)).toBe(true);
  expect(isFiltered(chooseSegment(view, 'recent'))).toBe(false);
});
