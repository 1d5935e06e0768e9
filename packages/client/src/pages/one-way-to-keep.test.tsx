// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage, type ShootProgress } from '@kinora/contract';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenIds } from '../domain/photos/chosen-photos';
import { keptOnServer } from '../domain/photos/keep-photos';
import { useKeeping } from '../domain/photos/use-keeping';
import { LeavingPhotos } from '../features/album/album-chapters';
import { useSelection } from '../features/album/use-selection';
import { useChoice } from '../features/result/use-choice';
import { usePhotoActions } from '../features/viewer/use-photo-actions';
import type { PhotoGridProps } from '../ui/photo-grid';

const { conf, sendMark, shown } = vi.hoisted(() => ({
  conf: { price: 1, isKnown: true },
  sendMark: vi.fn(),
  shown: { grid: undefined as PhotoGridProps | undefined },
}));
vi.mock('../ui/photo-grid', () => ({
  PhotoGrid: (props: PhotoGridProps) => {
    shown.grid = props;
    return null;
  },
}));
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
const t = Object.assign((key: string) => key, { locale: 'en', find: () => undefined });
vi.mock('../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));

afterEach(cleanup);
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
/** The heart on a photo of the album that is not kept. */
const album: Screen = (photo) => {
  const cells = { hasMore: false, isSelecting: false, selectedIds: [], onToggle: vi.fn(), onOpen: vi.fn() };
  render(<LeavingPhotos photos={[photo]} {...cells} />);
  const heart = () => shown.grid?.heartOf?.(photo.id);
  return { tap: () => heart()?.onPress(), isTicked: () => heart()?.isOn === true };
};
/** The bar below photos of the album that were selected. */
const selection: Screen = (photo) => {
  const { result } = renderHook(() => ({ selection: useSelection([photo]), keeping: useKeeping() }));
  act(() => result.current.selection.toggle(photo.id));
  return { tap: () => result.current.selection.keep(), isTicked: () => result.current.keeping.isTicked(photo) };
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

test.each(PRICES)(
  'a photo that is not kept and %s: its heart in the album and the bar of a selection do the same',
  async (_name, now) => {
    Object.assign(conf, now);
    const photo = {
      id: 'a',
      theme: 'sakura',
      group: 'shoot',
      status: RESULT_STATUS.ready,
      gone: 0,
      stamp: 0,
    } as ResultImage;
    const inGrid = await effectOf(grid, photo);
    expect(await effectOf(album, photo)).toEqual(inGrid);
    expect(await effectOf(selection, photo)).toEqual(inGrid);
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
