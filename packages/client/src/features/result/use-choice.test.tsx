// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage, type ShootProgress } from '@kinora/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chosenIds, toggleChosen } from '../../domain/photos/chosen-photos';
import { useChoice } from './use-choice';

vi.mock('../../domain/configuration/use-photo-price', () => ({ usePhotoPrice: () => () => 1 }));
vi.mock('../../domain/photos/keep-photos', () => ({ keepPhotos: vi.fn(), keepWithUndo: vi.fn() }));

const photo = (id: string, status: number = RESULT_STATUS.ready) => ({ id, status }) as ResultImage;
const shoot = { theme: 'sakura', photos: [photo('a'), photo('b'), photo('paid', RESULT_STATUS.paid)] } as ShootProgress;

test('what was chosen on another screen is chosen here, and what is kept or of another shoot is not paid for again', () => {
  for (const id of ['b', 'paid', 'elsewhere']) toggleChosen(photo(id));
  const { result } = renderHook(() => useChoice(shoot));
  const chosen = () => result.current.chosen.map(({ id }) => id);
  expect(chosen()).toEqual(['b']);
  act(() => result.current.toggle(photo('a')));
  expect(chosen()).toEqual(['a', 'b']);
  act(() => result.current.toggle(photo('b')));
  expect(chosenIds.get()).toEqual(['paid', 'elsewhere', 'a']);
});
