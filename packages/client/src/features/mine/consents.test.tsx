// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const t = createTranslator('en', await loadTable('en'));
const { account, mutate } = vi.hoisted(() => ({ account: vi.fn(), mutate: vi.fn() }));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../domain/account/use-consent', () => ({ useConsent: () => ({ mutate, isPending: false }) }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: account() }) }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({
    data: { protocols: { face: 'new', service: '1', square: '1', covers: '', outside: '' }, guardianage: 0 },
  }),
}));
vi.mock('../../lib/confirm', () => ({ confirm: async () => true }));
vi.mock('./face-list', () => ({ FaceList: () => null }));
vi.mock('./consent-texts', () => ({ FaceText: () => null, ServiceTexts: () => null, SquareText: () => null }));
const { Consents } = await import('./consents');
afterEach(cleanup);

test('whoever does not want the new text of the consent to their face takes back the one that they gave', async () => {
  account.mockReturnValue({ isagree: true, faceagree: false, consents: [{ kind: 'face', version: 'old', at: 0 }] });
  render(<Consents />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: t('consents.withdraw') })));
  expect(mutate).toHaveBeenCalledWith({ kind: 'face', version: 'new', agree: false });
});
