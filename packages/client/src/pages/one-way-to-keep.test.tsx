// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage, type ShootProgress } from '@kinora/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenIds } from '../domain/photos/chosen-photos';
import { keptOnServer } from '../domain/photos/keep-photos';
import { useChoice } from '../features/result/use-choice';
import { usePhotoActions } from '../features/viewer/use-photo-actions';

const { conf, sendMark } = vi.hoisted(() => ({ conf: { price: 1, isKnown: true }, sendMark: vi.fn() }));
vi.mock('../domain/configuration/use-photo-price', () => ({
  usePhotoPrice: () => () => conf.price,
  useIsPriceKnown: () => conf.isKnown,
}));
vi.mock('../domain/faces/use-faces', () => ({ useFaces: () => ({ data: undefined }) }));
vi.mock('../domain/photos/change-photos', () => ({ changePhotos: vi.fn() }));
vi.mock('../domain/photos/mark-photos', () => ({ sendMark, replacePhotos: vi.fn(), refreshAfterMark: vi.fn() }));
vi.mock('../domain/photos/delete-photos', () => ({ deletePhotos: vi.fn() }));
vi.mock('../navigation/navigator', () => ({ navigation: {}, currentStack: () => ['result', 'preview'] }));
vi.mock('../ui/toast', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));
const t = (key: string) => key;
vi.mock('../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));

beforeEach(() => {
  chosenIds.set([]);
  sendMark.mockReset().mockResolvedValue([]);
});

type Screen = (photo: ResultImage) => { tap: () => void; isTicked: () => boolean };
const grid: Screen = (photo) => {
  const { result } = renderHook(() => useChoice({ theme: photo.theme, photos: [photo] } as ShootProgress));
  return { tap: () => result.current.toggle(photo), isTicked: () => result.current.isTicked(photo) };
};
const viewer: Screen = (photo) => {
  const { result } = renderHook(() => usePhotoActions(photo, vi.fn()));
  return { tap: () => result.current.keep(), isTicked: () => result.current.isTicked };
};

/** What a tap on a screen chooses, shows as chosen there and elsewhere, and tells the server. */
async function effectOf(screen: Screen, photo: ResultImage) {
  chosenIds.set([]);
  sendMark.mockClear();
  const [here, ...all] = [screen(photo), grid(photo), viewer(photo)];
  act(() => here?.tap());
  await keptOnServer();
  return {
    chosen: chosenIds.get(),
    ticked: [here, ...all].map((one) => one?.isTicked()),
    told: sendMark.mock.calls.map(([ids, mark]) => [ids, mark]),
  };
}

const STATES = Object.entries(RESULT_STATUS);
const PRICES = [
  ['costs', { price: 1, isKnown: true }],
  ['costs nothing', { price: 0, isKnown: true }],
  ['has no price that is known yet', { price: 0, isKnown: false }],
] as const;

test.each(PRICES.flatMap(([name, now]) => STATES.map(([state, status]) => ({ name, now, state, status }))))(
  'a photo that $name, in state $state: a tap in the grid and one in the viewer do the same',
  async ({ now, status }) => {
    Object.assign(conf, now);
    const photo = { id: 'a', theme: 'sakura', group: 'shoot', status } as ResultImage;
    const inGrid = await effectOf(grid, photo);
    expect(await effectOf(viewer, photo)).toEqual(inGrid);
    expect(new Set(inGrid.ticked).size).toBe(1);
  },
);

test('chosen in the one it is no longer chosen by a tap in the other, and the bar pays for what both chose', () => {
  Object.assign(conf, { price: 1, isKnown: true });
  const photos = ['a', 'b'].map((id) => ({ id, theme: 'sakura', status: RESULT_STATUS.ready }) as ResultImage);
  const [a, b] = photos as [ResultImage, ResultImage];
  const { result } = renderHook(() => useChoice({ theme: 'sakura', photos } as ShootProgress));
  const [inGrid, inViewer, again] = [grid(a), viewer(b), viewer(a)];
  act(inGrid.tap);
  act(inViewer.tap);
  expect(result.current.chosen).toEqual([a, b]);
  act(again.tap);
  expect(result.current.chosen).toEqual([b]);
});
