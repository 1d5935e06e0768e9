// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../domain/login/use-ways', () => ({ useWays: () => ['qq', 'google'] }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  readConfiguration: async () => ({ protocols: { service: '1' } }),
}));
const { logInBy } = vi.hoisted(() => ({ logInBy: vi.fn(async () => false) }));
vi.mock('../../session/login', () => ({ logInBy, leaveLogin: vi.fn() }));
vi.mock('../../lib/translation', () => {
  const t = (key: string, ...args: unknown[]) => [key, ...args].join(' ');
  return { useT: () => Object.assign(t, { locale: 'en' }), currentTranslator: () => t };
});
const { OtherWays } = await import('./other-ways');
afterEach(cleanup);

test('who comes back from a provider without its answer may go every way again', async () => {
  render(<OtherWays requireAgreement={() => true} />);
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button');
  const waiting = () =>
    buttons().filter((one) => one.disabled || one.ariaBusy === 'true' || one.ariaDisabled === 'true');
  fireEvent.click(screen.getByRole('button', { name: /login\.way-qq/ }));
  await vi.waitFor(() => expect(logInBy).toHaveBeenCalledWith('qq', '1'));
  expect(waiting()).not.toEqual([]);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(waiting()).toEqual([]);
});
