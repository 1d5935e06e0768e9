// @vitest-environment happy-dom
import { systemIconId, type UserInfo } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PortraitChoice } from './portrait-choice';

const t = createTranslator('en', await loadTable('en'));
const { changePortrait, studio } = vi.hoisted(() => ({
  changePortrait: vi.fn(async (_id: string) => undefined),
  studio: { icons: [] as object[] },
}));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t }));
vi.mock('../../api/show-error', () => ({ showError: vi.fn() }));
vi.mock('../../domain/account/use-account-change', () => ({ changePortrait }));
vi.mock('../../domain/account/use-system-icons', () => ({
  useSystemIcons: () => [{ id: 'fox', url: '/icons/fox.png' }],
}));
vi.mock('../../domain/faces/use-faces', () => ({ useFaces: () => ({ data: studio }) }));
vi.mock('../../domain/photos/use-photos', () => ({
  useNewestOfMe: () => ({ data: { photos: [{ id: 'photo', cover: '/o/photo' }] } }),
}));
afterEach(cleanup);

const SAMPLE = { id: 'sample', icon: '/o/sample', relation: 'sample' };
const FRIEND = { id: 'friend', icon: '/o/friend', relation: 'friend' };
const OWN = { id: 'face', icon: '/o/face', relation: 'me' };
function show(headimg: string, ...icons: object[]): void {
  studio.icons = icons;
  render(<PortraitChoice account={{ nick: 'Ann', headimg } as UserInfo} />);
}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const chosen = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'));
const [face, photo] = [`${t('mine.avatar-face')} 1`, `${t('mine.avatar-photo')} 2`];

test('own faces, kept photos and drawn portraits can be chosen, nobody else, and the one that stands for the user is', () => {
  show('/o/photo', SAMPLE, FRIEND, OWN);
  expect(names()).toEqual([face, photo, t('icon.fox')]);
  expect(chosen()).toEqual([photo]);
});

test('who has no own face can also be without a portrait', () => {
  show('', SAMPLE);
  expect(names()[0]).toBe(t('mine.avatar-none'));
  expect(chosen()).toEqual([t('mine.avatar-none')]);
});

test('a choice shows at once, and is taken back where it was refused', async () => {
  show('/o/face', OWN);
  fireEvent.click(screen.getByLabelText(photo ?? ''));
  expect(changePortrait).toHaveBeenLastCalledWith('photo');
  expect(chosen()).toEqual([photo]);
  changePortrait.mockRejectedValueOnce(new Error('refused'));
  fireEvent.click(screen.getByLabelText(t('icon.fox')));
  expect(changePortrait).toHaveBeenLastCalledWith(systemIconId('fox'));
  await vi.waitFor(() => expect(chosen()).toEqual([face]));
});
