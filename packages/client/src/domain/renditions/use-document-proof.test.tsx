// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client';
import { useDocumentProof } from './use-document-proof';

type Choice = Parameters<typeof useDocumentProof>[1];

const { call } = vi.hoisted(() => ({
  call: vi.fn(async (_name: string, { document, ground }: { document: string; ground: string }) => ({
    proof: `${document} ${ground}`,
  })),
}));
vi.mock('../../api/call', () => ({ call }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

test('of documents chosen one after the other the last alone is drawn, and none is shown for another', async () => {
  const first: Choice = { document: 'one-inch', ground: 'white' };
  const passing: Choice = { document: 'two-inch', ground: 'red' };
  const last: Choice = { document: 'us', ground: 'white' };
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  const { result, rerender } = renderHook((choice: Choice) => useDocumentProof('p1', choice, true), {
    initialProps: first,
  });
  await pass(0);
  expect(result.current.data?.proof).toBe('one-inch white');
  rerender(passing);
  rerender(last);
  expect(result.current.data).toBeUndefined();
  await pass(300);
  await pass(0);
  expect(result.current.data?.proof).toBe('us white');
  expect(call.mock.calls.map(([, { document }]) => document)).toEqual(['one-inch', 'us']);
  // Nobody has agreed to anything yet.
  for (const [, wanted] of call.mock.calls) expect(wanted).not.toHaveProperty('agreed');
});
