import { expect, test, vi } from 'vitest';

const { call, showToast, showError } = vi.hoisted(() => ({
  call: vi.fn(async (_name: string, _input: object) => ({ imgs: [] })),
  showToast: vi.fn(),
  showError: vi.fn(),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../api/refresh', () => ({ refresh: vi.fn(), refreshAfter: async () => undefined }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('../../lib/translation', () => ({ currentTranslator: () => (key: string) => key }));
vi.mock('../../ui/toast', () => ({ showToast, dismissToast: vi.fn() }));
vi.mock('../photos/mark-photos', () => ({ replacePhotos: () => undefined }));
const { withdrawPhoto } = await import('./submit-square');

test('a photo that was taken out of the square is put back at one tap, by the consent that stands', async () => {
  await withdrawPhoto('a');
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ text: 'square.withdrawn', action: { label: 'action.undo' } });
  showToast.mock.lastCall?.[0].action.onPress();
  await vi.waitFor(() => expect(showToast.mock.lastCall?.[0]).toEqual({ text: 'square.published' }));
  const said = [false, true].map((share) => ['SUBMITSQUARE', { id: 'a', share }]);
  expect(call.mock.calls).toEqual(said);
  expect(showError).not.toHaveBeenCalled();
});
