// @vitest-environment happy-dom
import type { UserInfo } from '@kinora/contract';
import { createTranslator, formatDate, loadTable } from '@kinora/locales';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const t = createTranslator('en', await loadTable('en'));
const { answerPurpose } = vi.hoisted(() => ({ answerPurpose: vi.fn() }));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../domain/account/answer-purpose', () => ({ answerPurpose }));
vi.mock('../../domain/faces/use-faces', () => ({ useFaces: () => ({ data: { icons: [] } }) }));
vi.mock('../../lib/confirm', () => ({ confirm: async () => true }));
const { PurposeGroup } = await import('./purpose-group');
afterEach(cleanup);

const AT = Date.UTC(2026, 10, 28);
function show(answer: { agreed: boolean; withdrawn?: true }) {
  const account = { uid: 'u', purposes: [{ kind: 'covers', mid: 'u', at: AT, ...answer }] } as Partial<UserInfo>;
  render(<PurposeGroup kind="covers" account={account as UserInfo} text="" otherText="" />);
}

test.each([
  ['was given', { agreed: true }, 'consents.given'],
  ['was refused', { agreed: false }, 'consents.refused'],
  ['was given and taken back', { agreed: false, withdrawn: true }, 'consents.taken-back'],
] as const)('a consent that %s is called so, with its day', (_, answer, words) => {
  show(answer);
  expect(document.body.textContent).toContain(t(words, formatDate('en', AT, 'day')));
});

test('the switch stands where it was moved to while that is put on record', async () => {
  answerPurpose.mockReturnValue(new Promise(() => undefined));
  show({ agreed: true });
  await act(async () => fireEvent.click(screen.getByRole('switch')));
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
});
