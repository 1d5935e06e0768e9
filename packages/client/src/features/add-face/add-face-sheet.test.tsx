// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenPeople } from '../../lib/chosen-people';
import { AddFaceSheet } from './add-face-sheet';

const friend = { id: 'theirs', mid: 'ann', nick: 'Ann', relation: 'friend', notes: [], state: 'ready' };
vi.mock('../../lib/translation', async (original) => ({
  ...(await original<object>()),
  useT: () => (key: string) => key,
}));
vi.mock('../../lib/describe-face', () => ({ describeFace: () => '' }));
vi.mock('../../session/session', async (original) => ({ ...(await original<object>()), useIsLoggedIn: () => true }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({}) }));
vi.mock('../../domain/account/use-covers-question', () => ({ useCoversQuestion: () => undefined }));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => ({}) }));
vi.mock('../../domain/faces/use-faces', () => ({ useFaces: () => ({ data: { icons: [friend] } }) }));
vi.mock('../../navigation/page-sheet', () => ({ PageSheet: ({ children }: { children: ReactNode }) => children }));
const { useAddFace } = vi.hoisted(() => ({ useAddFace: vi.fn() }));
vi.mock('./use-add-face', () => ({ useAddFace }));

const [onNext, onClose] = [vi.fn(), vi.fn()];
beforeEach(() => {
  chosenPeople.set(['mine']);
  useAddFace.mockReturnValue({ state: { step: 'done', face: friend } });
  const rest = { onMore: vi.fn(), askWhose: () => null };
  render(<AddFaceSheet isOpen onClose={onClose} onNext={onNext} {...rest} />);
});
afterEach(cleanup);

test('who goes on to a theme from somebody whom they added shoots them', () => {
  fireEvent.click(screen.getByText('add-face.next'));
  expect(onNext).toHaveBeenCalledOnce();
  expect(chosenPeople.get()).toEqual(['theirs']);
});

test('who only added somebody shoots whom they had chosen', () => {
  fireEvent.click(screen.getByText('action.done'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(chosenPeople.get()).toEqual(['mine']);
});

test('a photo that was kept as the user’s and turns out to be somebody else’s is not shot for it', () => {
  const { onKept } = useAddFace.mock.lastCall?.[0] ?? {};
  onKept({ ...friend, relation: 'me' });
  onKept(friend);
  expect(chosenPeople.get()).toEqual([]);
});
