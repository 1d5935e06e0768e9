// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLocale } from '../lib/shown-texts';
import { queryClient } from './query-client';
import './refresh';

const SHOWN = ['QUERYPHOTOES', { id: 'involved', page: 0 }];
const HIDDEN = ['QUERYIMGS', { ids: ['a'] }];
const WITHOUT_WORDS = ['QUERYUSERINFO', {}];

beforeEach(() => showLocale('zh-Hans', []));
afterEach(() => queryClient.clear());

test('after a change of the language its answers are asked for anew, and hidden ones are not shown before', async () => {
  const ask = vi.fn(async () => ({ photos: [] }));
  for (const queryKey of [SHOWN, HIDDEN, WITHOUT_WORDS]) queryClient.setQueryData(queryKey, { photos: ['in Chinese'] });
  const end = new QueryObserver(queryClient, { queryKey: SHOWN, queryFn: ask, staleTime: Infinity }).subscribe(
    () => {},
  );
  await showLocale('ru', []);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(queryClient.getQueryData(HIDDEN)).toBeUndefined();
  expect(queryClient.getQueryData(WITHOUT_WORDS)).toBeDefined();
  await vi.waitFor(() => expect(queryClient.getQueryData(SHOWN)).toEqual({ photos: [] }));
  end();
});
