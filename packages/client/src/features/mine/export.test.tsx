// @vitest-environment happy-dom
import type { DataExport } from '@kinora/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { answer } = vi.hoisted(() => ({ answer: { data: undefined as DataExport | undefined } }));
vi.mock('../../domain/account/use-export', () => ({
  useExport: () => answer,
  useAskExport: () => ({ mutate: vi.fn(), isPending: false }),
  addressOfPart: vi.fn(),
  useUntilAnother: (againAt: number) => Math.max(0, againAt - Date.now()),
}));
vi.mock('../../lib/translation', () => {
  const t = (key: string) => key;
  return { useT: () => Object.assign(t, { locale: 'en' }), currentTranslator: () => t };
});
const { Export } = await import('./export');
afterEach(cleanup);

const made = { done: 0, total: 2, parts: [{ bytes: 1 }] };

test.each([
  ['none', true],
  ['making', true],
  ['ready', false],
] as const)('an export that is %s says that it takes a while: %s', (state, isSaid) => {
  answer.data = { ...made, state };
  const { container } = render(<Export />);
  expect(container.textContent.includes('export.wait')).toBe(isSaid);
});

test.each([
  [0, false],
  [2, true],
])('of %i files that are known it is counted how many are done: %s', (total, isSaid) => {
  answer.data = { ...made, total, state: 'making' };
  const { container } = render(<Export />);
  expect(container.textContent.includes('export.making')).toBe(isSaid);
});

test.each([
  ['a moment ago', 600_000, true],
  ['before', undefined, false],
])('of an export that was made %s it is said from when another one can be made: %s, %s', (_, leftMs, isSaid) => {
  answer.data = { ...made, state: 'ready', ...(leftMs && { again_at: Date.now() + leftMs }) };
  const { container } = render(<Export />);
  expect(container.textContent.includes('export.again-at')).toBe(isSaid);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'export.again' }).disabled).toBe(isSaid);
});
