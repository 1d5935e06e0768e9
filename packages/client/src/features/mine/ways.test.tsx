// @vitest-environment happy-dom
import type { UserInfo } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Ways } from './ways';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../domain/login/use-ways', () => ({ useWays: () => [] }));
vi.mock('../../session/bind-way', () => ({ bindWay: vi.fn(), unbindWay: vi.fn() }));
afterEach(cleanup);

test.each([
  ['', ['device'], false],
  ['', ['device', 'google'], true],
  ['138****8000', ['device'], true],
] as const)('the last way in (phone "%s", %j) is not offered to be taken away', (phone, ways, isOffered) => {
  const tpi = ways.map((type) => ({ type, at: 1 }));
  render(<Ways account={{ area: '+86', phone, tpi } as unknown as UserInfo} onPhone={vi.fn()} />);
  expect(screen.queryAllByText(t('ways.remove'))).toHaveLength(isOffered ? ways.length : 0);
  expect(screen.queryByText(new RegExp(t('error.14018'))) !== null).toBe(!isOffered);
});
