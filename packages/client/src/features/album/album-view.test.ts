import { expect, test } from 'vitest';
import { choosePerson, chooseSegment, chooseTheme, firstView, isFiltered } from './album-view';

test('an address may name the segment, and anything else shows what is kept', () => {
  expect(firstView('group').segment).toBe('group');
  expect(firstView('nonsense').segment).toBe('involved');
  expect(firstView(undefined).segment).toBe('involved');
});

test('choosing a person leaves what is not kept, which knows no people', () => {
  expect(choosePerson(firstView('recent'), 'face')).toMatchObject({ segment: 'involved', personId: 'face' });
  expect(choosePerson(firstView('single'), 'face')).toMatchObject({ segment: 'single', personId: 'face' });
});

test('going to what is not kept drops person and theme', () => {
  const view = chooseTheme(choosePerson(firstView('single'), 'face'), 'sakura');
  expect(isFiltered(view)).toBe(true);
  expect(isFiltered(chooseSegment(view, 'recent'))).toBe(false);
});

test('how they were taken is asked of what is not kept alone', () => {
  const view = { ...firstView('recent'), kind: 'custom' as const };
  expect(isFiltered(chooseSegment(view, 'involved'))).toBe(false);
});
