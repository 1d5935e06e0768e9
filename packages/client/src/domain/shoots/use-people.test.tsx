// @vitest-environment happy-dom

import type { Face } from '@kinora/contract';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client';
import { beginSession } from '../../session/session';
import { usePeople } from './use-people';

const answer = Promise.withResolvers<{ icons: Partial<Face>[] }>();
vi.mock('../../api/call', () => ({ call: () => answer.promise }));
vi.mock('../../lib/translation', async (original) => ({
  ...(await original<object>()),
  useT: () => (key: string) => key,
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('who had no face at an earlier visit is not told to add one before it is known that they still have none', async () => {
  beginSession({ userid: 'u', tmppsw: 'p', nick: '', headimg: '', liao: false });
  queryClient.setQueryData(['QUERYICONS', {}], { icons: [] }, { updatedAt: 0 });
  const { result } = renderHook(() => usePeople({ min: 1, max: 2 }));
  expect(result.current.isLoading).toBe(true);
  answer.resolve({ icons: [{ id: 'me', mid: '', state: 'ready', sample: false }] });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.chosenIds).toEqual(['me']);
});
