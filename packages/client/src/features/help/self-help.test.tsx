// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SelfHelp } from './self-help';

const t = createTranslator('en', await loadTable('en'));
const { conf, answer, session, navigateTo } = vi.hoisted(() => {
  const conf = { shop: false, keepdays: 30 };
  const answer: { conf: typeof conf | undefined } = { conf };
  return { conf, answer, session: { isLoggedIn: true }, navigateTo: vi.fn() };
});
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t }));
vi.mock('../../api/show-error', () => ({ showError: vi.fn() }));
vi.mock('../../api/use-bootstrap', () => ({ useBootstrap: () => ({ operator: { contact: 'help@lin.example' } }) }));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => ({ data: answer.conf }) }));
vi.mock('../../domain/shoots/use-shoot', () => ({ useUnfinishedShoots: () => [] }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo, switchTab: vi.fn() }) }));
vi.mock('../../session/session', () => ({ useIsLoggedIn: () => session.isLoggedIn }));
afterEach(() => {
  cleanup();
  Object.assign(conf, { shop: false });
  answer.conf = conf;
  session.isLoggedIn = true;
});

const row = (name: string) => screen.queryByRole('button', { name });

test('without a shop it says that nothing was charged; with one, what is paid back and where the orders are', () => {
  render(<SelfHelp />);
  expect(screen.getByText(t('help.refund-text'))).toBeDefined();
  expect(row(t('orders.title'))).toBeNull();
  cleanup();
  conf.shop = true;
  render(<SelfHelp />);
  expect(screen.queryByText(t('help.refund-text'))).toBeNull();
  fireEvent.click(row(t('orders.title')) ?? expect.unreachable());
  expect(navigateTo).toHaveBeenLastCalledWith('myorders');
});

test('before it is known whether there is a shop it does not say that nothing was charged', () => {
  answer.conf = undefined;
  render(<SelfHelp />);
  expect(screen.getByRole('heading', { name: t('help.refund') })).toBeDefined();
  expect(screen.queryByText(t('help.refund-text'))).toBeNull();
});

test.each([
  ['mine.face-data', 'consents'],
  ['mine.devices', 'devices'],
  ['mine.export', 'export'],
  ['leave.title', 'withdraw'],
] as const)('of the account it leads by %s to %s, and nobody who has none', (label, page) => {
  render(<SelfHelp />);
  fireEvent.click(row(t(label)) ?? expect.unreachable());
  expect(navigateTo).toHaveBeenLastCalledWith(page);
  cleanup();
  session.isLoggedIn = false;
  render(<SelfHelp />);
  expect(row(t(label))).toBeNull();
});

test('the contact is the operator’s', () => {
  render(<SelfHelp />);
  expect(screen.getByText('help@lin.example')).toBeDefined();
});
