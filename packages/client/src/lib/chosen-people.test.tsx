// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choosePerson, chosenPeople, useChoiceOfSubject, useChoiceOfTab } from './chosen-people';

let tab = renderHook((shown: string | undefined) => useChoiceOfTab(shown), { initialProps: 'avatar' });
beforeEach(() => {
  tab.unmount();
  tab = renderHook((shown: string | undefined) => useChoiceOfTab(shown), { initialProps: 'avatar' });
});

test('who was added and taken on to the themes is shot by that way, and the user again once it is left', () => {
  choosePerson('ann');
  tab.rerender('shooting');
  expect(chosenPeople.get()).toEqual(['ann']);
  tab.rerender('visit');
  tab.rerender('shooting');
  expect(chosenPeople.get()).toEqual([]);
});

test('a page over a tab leaves who was chosen there, another tab does not, be it the camera’s', () => {
  tab.rerender('visit');
  chosenPeople.set(['ann']);
  tab.rerender(undefined);
  tab.rerender('visit');
  expect(chosenPeople.get()).toEqual(['ann']);
  tab.rerender('shooting');
  expect(chosenPeople.get()).toEqual([]);
});

test('who was chosen for a theme is not shot in another one', () => {
  const theme = renderHook((id: string) => useChoiceOfSubject(id), { initialProps: 'executive' });
  chosenPeople.set(['ann']);
  theme.rerender('executive');
  expect(chosenPeople.get()).toEqual(['ann']);
  theme.rerender('beach');
  expect(chosenPeople.get()).toEqual([]);
});
