// @vitest-environment happy-dom
import { type Face, RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComparePair, type ComparePairProps } from './compare-pair';

const { state } = vi.hoisted(() => ({ state: { t: undefined as unknown, faces: [] as unknown[] } }));
const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
state.t = t;
vi.mock('../../lib/translation', () => ({ useT: () => state.t }));
vi.mock('../../navigation/use-back-close', () => ({ useBackClose: () => undefined }));
vi.mock('../../domain/faces/use-faces', () => ({ useFaces: () => ({ data: { icons: state.faces } }) }));
vi.mock('../../domain/configuration/use-photo-price', () => ({ usePhotoPrice: () => () => 0 }));
vi.mock('../../domain/photos/mark-photos', () => ({ markPhotos: vi.fn() }));
vi.mock('../../ui/dark-layer', () => ({ DarkLayer: ({ children }: { children: unknown }) => children }));
vi.mock('../../ui/photo', () => ({ Photo: ({ alt }: { alt: string }) => <img alt={alt} /> }));

const place = (x: number, y: number, height: number) => ({ x, y, height });
const MINE = { id: 'mine', mid: 'me', width: 600, height: 800, place: place(0.5, 0.4, 0.4) } as Face;
const HERS = { id: 'hers', mid: 'her', width: 600, height: 800, place: place(0.5, 0.4, 0.4) } as Face;

const photo = (more: Partial<ResultImage>) =>
  ({
    theme: 'sakura',
    look: [],
    status: RESULT_STATUS.ready,
    width: 768,
    height: 1024,
    likeness: 90,
    ...more,
  }) as ResultImage;
const ONE = photo({
  id: 'one',
  sheet: 4,
  look: ['close'],
  faces: [
    { id: 'mine', place: place(0.3, 0.3, 0.2) },
    { id: 'hers', place: place(0.7, 0.35, 0.25) },
  ],
});
const OTHER = photo({
  id: 'other',
  sheet: 7,
  look: ['half'],
  faces: [
    { id: 'hers', place: place(0.25, 0.5, 0.3) },
    { id: 'mine', place: place(0.6, 0.6, 0.4) },
  ],
});

afterEach(cleanup);

function renderPair(pair: ComparePairProps['pair'], faces = [MINE, HERS]): void {
  state.faces = faces;
  render(
    <ComparePair
      pair={pair}
      faceIds={faces.map(({ id }) => id)}
      isKept={() => false}
      keptCount={0}
      onToggle={vi.fn()}
      onClose={vi.fn()}
    />,
  );
}

/** What encloses a picture: the part of it that is brought near. */
const lensOf = (name: string): HTMLElement => screen.getByAltText(name).parentElement ?? expect.unreachable();
const names = () => screen.getAllByAltText(/./).map((image) => image.getAttribute('alt') ?? '');

/** Where in its frame a face lies, and how high it is: 3 : 4 pictures fill theirs. */
function seen(name: string, { x, y, height }: NonNullable<Face['place']>) {
  const [left = 0, top = 0, scale = 1] =
    lensOf(name)
      .style.transform.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const at = (share: number, moved: number) => (0.5 + (share - 0.5) * scale + moved / 100).toFixed(2);
  return { x: at(x, left), y: at(y, top), height: (height * scale).toFixed(2) };
}
const faceIn = ({ faces = [] }: ResultImage, id: string) =>
  faces.find((face) => face.id === id)?.place ?? expect.unreachable();

test('held, the same face is brought near in both photos and in the own one, and let go all are whole', () => {
  renderPair([ONE, OTHER]);
  const [own = '', one = '', other = ''] = names();
  expect(own).toBe(t('compare.original'));
  expect(names().map((name) => lensOf(name).style.transform)).toEqual(['', '', '']);
  fireEvent.pointerDown(lensOf(one));
  const near = seen(one, faceIn(ONE, 'mine'));
  expect(near).toEqual({ x: '0.50', y: '0.50', height: '0.62' });
  expect(seen(other, faceIn(OTHER, 'mine'))).toEqual(near);
  expect(seen(own, MINE.place ?? expect.unreachable())).toEqual(near);
  fireEvent.pointerUp(lensOf(one));
  expect(names().map((name) => lensOf(name).style.transform)).toEqual(['', '', '']);
});

test('a finger on the second photo does the same, on the next person of the two', () => {
  renderPair([ONE, OTHER]);
  const [, one = '', other = ''] = names();
  fireEvent.click(screen.getByRole('button', { name: t('compare.originals') }));
  fireEvent.touchStart(lensOf(other));
  const near = seen(other, faceIn(OTHER, 'hers'));
  expect(near).toEqual({ x: '0.50', y: '0.50', height: '0.62' });
  expect(seen(one, faceIn(ONE, 'hers'))).toEqual(near);
  fireEvent.touchEnd(lensOf(other));
  expect(lensOf(one).style.transform).toBe('');
});

test('where a face is not known in one of them, the hint promises no face', () => {
  renderPair([ONE, photo({ id: 'other', sheet: 7, look: ['half'], faces: [] })]);
  expect(screen.getByText(t('compare.hint-whole'))).toBeTruthy();
  cleanup();
  renderPair([ONE, OTHER]);
  expect(screen.getByText(t('compare.hint'))).toBeTruthy();
});

test('each photo is called by its look, not by a number', () => {
  renderPair([ONE, OTHER]);
  const [, one = '', other = ''] = names();
  expect(one).toContain(t('look.close'));
  expect(other).toContain(t('look.half'));
  for (const name of [one, other]) {
    expect(name).not.toMatch(/\d/);
    expect(screen.getAllByText(name)).toHaveLength(1);
  }
});

test('two of one look, which it does not tell apart, have their numbers besides', () => {
  renderPair([ONE, { ...OTHER, look: ONE.look }]);
  const [, one = '', other = ''] = names();
  expect(one).toContain(t('look.close'));
  expect([one, other].map((name) => /\d+/.exec(name)?.[0])).toEqual(['5', '8']);
});
