// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage, type ShootProgress } from '@kinora/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chosenIds, toggleChosen } from '../../domain/photos/chosen-photos';
import { useChoice } from './use-choice';

const { conf, keepPhotos } = vi.hoisted(() => ({ conf: { price: 1, isKnown: true }, keepPhotos: vi.fn() }));
vi.mock('../../domain/configuration/use-photo-price', () => ({
  usePhotoPrice: () => () => conf.price,
  useIsPriceKnown: () => conf.isKnown,
}));
vi.mock('../../domain/photos/keep-photos', () => ({ keepPhotos, keepWithUndo: vi.fn() }));

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

test('before it is known what a photo costs a tap neither keeps nor chooses it', () => {
  Object.assign(conf, { price: 0, isKnown: false });
  const { result, rerender } = renderHook(() => useChoice(shoot));
  act(() => result.current.toggle(photo('b')));
  expect([keepPhotos.mock.calls.length, chosenIds.get().includes('b')]).toEqual([0, false]);
  conf.isKnown = true;
  rerender();
  act(() => result.current.toggle(photo('b')));
  expect(keepPhotos).toHaveBeenCalledTimes(1);
});
