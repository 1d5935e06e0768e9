// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLocale } from '../lib/shown-texts';
import { onLocaleChange } from '../lib/translation';
import { queryClient } from './query-client';
import { refresh } from './refresh';

const SHOWN = ['QUERYPHOTOES', { id: 'involved', page: 0 }];
const HIDDEN = ['QUERYIMGS', { ids: ['a'] }];
const WITHOUT_WORDS = ['QUERYSERVER', {}];

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

test('what is asked for because the language changed comes, also where nothing of it is on the screen yet', async () => {
  const names = Promise.withResolvers<object>();
  const inRussian = ['QUERYMODELS', {}, 'ru'];
  const end = onLocaleChange(() => {
    void queryClient.prefetchQuery({ queryKey: inRussian, queryFn: () => names.promise });
  });
  queryClient.setQueryData(HIDDEN, { imgs: ['in Chinese'] });
  await showLocale('ru', []);
  await vi.waitFor(() => expect(queryClient.getQueryData(HIDDEN)).toBeUndefined());
  names.resolve({ themes: [] });
  await vi.waitFor(() => expect(queryClient.getQueryData(inRussian)).toEqual({ themes: [] }));
  end();
});

test('a first answer that was asked for before a change is asked for again behind it', async () => {
  const [early, late] = [Promise.withResolvers<object>(), { imgs: ['after the change'] }];
  const ask = vi.fn().mockReturnValueOnce(early.promise).mockResolvedValue(late);
  const end = new QueryObserver(queryClient, { queryKey: HIDDEN, queryFn: ask, staleTime: Infinity }).subscribe(
    () => {},
  );
  await refresh(['photos']);
  early.resolve({ imgs: ['before it'] });
  await vi.waitFor(() => expect(queryClient.getQueryData(HIDDEN)).toEqual(late));
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});
