// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chosenIds } from '../../domain/photos/chosen-photos';
import { useSelection } from './use-selection';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../domain/configuration/use-photo-price', () => ({
  usePhotoPrice: () => () => 1,
  useIsPriceKnown: () => true,
}));
vi.mock('../../domain/photos/delete-photos', () => ({ deletePhotos: vi.fn() }));
vi.mock('../../navigation/navigator', () => ({ navigation: {}, currentStack: () => ['album'] }));
vi.mock('../../ui/toast', () => ({ showToast, dismissToast: vi.fn() }));
const t = (key: string) => key;
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));

const photo = (id: string, group: string) => ({ id, group, status: RESULT_STATUS.ready }) as ResultImage;
const PHOTOS = [photo('a', 'shoot'), photo('b', 'shoot'), photo('c', 'other')];

test('of two shoots photos that cost are not chosen together, and the selection is there still', () => {
  const { result } = renderHook(() => useSelection(PHOTOS));
  act(() => result.current.start());
  act(() => result.current.selectAll());
  act(() => result.current.keep());
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ text: 'photo.one-shoot' });
  expect(result.current).toMatchObject({ isSelecting: true, ids: ['a', 'b', 'c'] });
  expect(chosenIds.get()).toEqual([]);
  act(() => result.current.toggle('c'));
  act(() => result.current.keep());
  expect(chosenIds.get()).toEqual(['a', 'b']);
  expect(result.current).toMatchObject({ isSelecting: false, ids: [] });
});
