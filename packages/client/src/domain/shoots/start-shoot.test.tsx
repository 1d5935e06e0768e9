// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client';
import { chosenPeople } from '../../lib/chosen-people';
import { useStartShoot } from './start-shoot';

const { call, switchTab } = vi.hoisted(() => ({
  call: vi.fn(async (_name: string) => ({ id: 'shoot' })),
  switchTab: vi.fn(async () => true),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ switchTab }) }));
vi.mock('../../session/require-login', () => ({ requireLogin: (work: () => Promise<void>) => work() }));

const SQUARE = ['QUERYSQUARE', { page: 1 }, 'pages'];
const isOutdated = () => queryClient.getQueryState(SQUARE)?.isInvalidated;

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('a picture of the square that was shot again is counted anew', async () => {
  queryClient.setQueryData(SQUARE, { pages: [], pageParams: [] });
  const { result } = renderHook(useStartShoot);
  await act(() => result.current.start({ again: 'photo', faces: ['me'] }));
  expect(call).toHaveBeenCalledWith('RESHOOTSQUARE', expect.objectContaining({ id: 'photo', faces: ['me'] }));
  expect(switchTab).toHaveBeenCalledWith('shooting', { id: 'shoot' });
  expect(isOutdated()).toBe(true);
});

test('a shoot of a theme leaves the square as it is', async () => {
  queryClient.setQueryData(SQUARE, { pages: [], pageParams: [] });
  const { result } = renderHook(useStartShoot);
  await act(() => result.current.start({ theme: 'studio-grey', faces: ['me'] }));
  expect(isOutdated()).toBe(false);
});

test('somebody else is chosen for one shoot alone: the next one is the user’s again', async () => {
  chosenPeople.set(['ann']);
  const { result } = renderHook(useStartShoot);
  await act(() => result.current.start({ theme: 'studio-grey', faces: ['ann'] }));
  expect(chosenPeople.get()).toEqual([]);
});
