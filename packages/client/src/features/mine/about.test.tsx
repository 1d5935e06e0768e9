// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CLIENT_VERSION } from '../../platform/identity';
import { About } from './about';
import { StorageRow } from './storage-row';

const t = createTranslator('en', await loadTable('en'));
const { config, used } = vi.hoisted(() => ({
  config: { operator: {} },
  used: { bytes: undefined as number | undefined },
}));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t }));
vi.mock('../../api/use-bootstrap', () => ({ useBootstrap: () => config }));
vi.mock('../../domain/configuration/use-server', () => ({ useServer: () => ({ version: '9.8.7' }) }));
vi.mock('../../domain/account/use-account-change', () => ({ useStorageUsed: () => used.bytes }));
afterEach(cleanup);

const facts = (): string[] => screen.getAllByRole('definition').map((value) => value.textContent ?? '');

test('the versions of app and server stand there, and who runs it as far as they have said', () => {
  render(<About />);
  expect(facts()).toEqual([CLIENT_VERSION, '9.8.7', 'Apache-2.0']);
  cleanup();
  config.operator = { name: 'Lin Studio', contact: 'help@lin.example' };
  render(<About />);
  expect(facts().slice(-2)).toEqual(['Lin Studio', 'help@lin.example']);
});

test.each([
  [undefined, '…'],
  [0, '0'],
  [1_230_000, '1.3'],
])('of %s bytes the room that photos take is said as %s megabytes', (bytes, words) => {
  used.bytes = bytes;
  render(<StorageRow />);
  expect(screen.getByText(bytes === undefined ? words : t('mine.megabytes', words))).toBeDefined();
});
