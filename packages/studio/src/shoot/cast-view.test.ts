import { expect, it } from 'vitest';
import { drawPlate } from '../stages/drawn-plate.ts';
import { COMPOSITIONS } from '../themes/composition.ts';
import { castView, changeSides, faceEachOther, frameForTwo, shotForTwo } from './cast-view.ts';

const VIEW = {
  framing: { share: 0.44, x: 0.7, y: 0.44 },
  scene: { kind: 'wall' } as const,
  light: { key: { from: [-1, 0, 1] as const, strength: 0.5 } },
};

it('shows one person in every picture of every layout', () => {
  for (const kind of ['full', 'grid', 'contact', 'reflection'] as const) expect(castView(kind, 1, 0.3, 1)).toEqual([0]);
});

it('shows both wherever there is room', () => {
  for (const kind of ['full', 'polaroid', 'strip', 'letterbox', 'mat', 'film'] as const)
    expect(castView(kind, 0, 0.75, 2)).toEqual([0, 1]);
});

it('shows one person each side of a diptych, at one size and looking at each other', () => {
  expect([castView('grid', 0, 0.36, 2), castView('grid', 1, 0.36, 2)]).toEqual([[1], [0]]);
  const [left, right] = [0, 1].map((nth) => faceEachOther(VIEW, nth, 0.36, [drawPlate(), drawPlate()], [1 - nth]));
  expect(left?.framing.share).toBe(right?.framing.share);
  expect([Math.sign(left?.pose?.yaw ?? 0), Math.sign(right?.pose?.yaw ?? 0)]).toEqual([1, -1]);
});

it('shows everybody alone and together in a contact sheet', () => {
  const casts = Array.from({ length: 9 }, (_, nth) => castView('contact', nth, 0.75, 2).join());
  expect(new Set(casts)).toEqual(new Set(['0,1', '0', '1']));
});

it('gives two people a frame of film in place of a pane', () => {
  expect(frameForTwo(COMPOSITIONS.reflection.frame)).toEqual({ kind: 'film' });
  expect(frameForTwo(COMPOSITIONS.strip.frame)).toBe(COMPOSITIONS.strip.frame);
  const strip = { ...VIEW, frame: COMPOSITIONS.strip.frame };
  expect(shotForTwo(strip)).toBe(strip);
  expect(shotForTwo({ ...VIEW, frame: COMPOSITIONS.reflection.frame })).toMatchObject({
    isSwapped: true,
    framing: { roll: 5 },
  });
});

it('changes sides from one picture of a row to the next', () => {
  expect([0, 1, 2].map((nth) => changeSides(VIEW, 'strip', nth).isSwapped ?? false)).toEqual([false, true, false]);
  expect(changeSides(VIEW, 'full', 1)).toBe(VIEW);
});
