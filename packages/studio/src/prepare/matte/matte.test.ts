import { describe, expect, test } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { calmRim } from './calm-rim.ts';
import { closedFormMatte } from './closed-form.ts';
import { doubtBlown } from './doubt-blown.ts';
import { dropIslands } from './drop-islands.ts';
import { findForeground } from './find-foreground.ts';
import { keepConnected } from './keep-connected.ts';
import { mattingLaplacian, STENCIL } from './matting-laplacian.ts';
import { nearbyColours } from './nearby-colours.ts';
import { distinctness, lookAround, projectColour } from './surroundings.ts';
import { trimStrays } from './trim-strays.ts';
import { BACKGROUND, drawTrimap, FIGURE, spreadTrimap, type Trimap, UNKNOWN } from './trimap.ts';

const SIDE = 96;
const paint = (of: (x: number, y: number) => number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => of(i % SIDE, Math.floor(i / SIDE)));
const HAIR = [0.2, 0.12, 0.08] as const;
const WALL = [0.75, 0.8, 0.85] as const;
const mix = (matte: Plane): Channels => {
  const channel = (c: 0 | 1 | 2): Plane => mapPlane(matte, (alpha) => HAIR[c] * alpha + WALL[c] * (1 - alpha));
  return [channel(0), channel(1), channel(2)];
};
/** A head on the left, and a strand of hair, two pixels wide, that covers more than half where it leaves it. */
const truth = paint((x, y) => (x < 30 ? 1 : (y === 48 || y === 49) && x < 60 ? 0.6 : 0));
const trimap: Trimap = {
  ...{ widthPx: SIDE, heightPx: SIDE },
  data: Uint8Array.from(truth.data, (_, i) => (i % SIDE < 24 ? FIGURE : i % SIDE < 80 ? UNKNOWN : BACKGROUND)),
};
/** A net that sees the head but no strand, and is hardly believed. */
const blind = { target: paint((x) => (x < 30 ? 1 : 0)), weight: paint(() => 1e-6) };

describe('closed-form matting', () => {
  test('recovers a strand of known opacity that no net has seen', () => {
    const matte = closedFormMatte(mix(truth), trimap, blind);
    expect(matte.data[48 * SIDE + 40]).toBeCloseTo(0.6, 1);
    expect(matte.data[40 * SIDE + 50]).toBeLessThan(0.03);
    expect(matte.data[40 * SIDE + 27]).toBeGreaterThan(0.97);
  });

  test('leaves what is known as it is', () => {
    const matte = closedFormMatte(mix(truth), trimap, blind);
    expect(matte.data[48 * SIDE + 10]).toBe(1);
    expect(matte.data[48 * SIDE + 90]).toBe(0);
  });

  test('asks nothing of an opacity that is the same everywhere', () => {
    const { coefficients, unknown } = mattingLaplacian(mix(truth), trimap);
    expect(unknown.length).toBeGreaterThan(1000);
    for (let row = 0; row < unknown.length; row += 97) {
      const sum = coefficients.subarray(row * STENCIL, (row + 1) * STENCIL).reduce((total, value) => total + value, 0);
      expect(Math.abs(sum)).toBeLessThan(1e-4);
    }
  });
});

test('an edge loses the colour of what was behind', () => {
  const matte = paint((x) => Math.min(1, Math.max(0, (54 - x) / 12)));
  const [red, , blue] = findForeground(mix(matte), matte);
  expect(matte.data[48 * SIDE + 48]).toBeCloseTo(0.5, 5);
  expect(red.data[48 * SIDE + 48]).toBeCloseTo(HAIR[0], 1);
  expect(blue.data[48 * SIDE + 48]).toBeCloseTo(HAIR[2], 1);
});

test('mixed pixels give no colour to what is near them', () => {
  const sureness = paint((x) => (x < 20 ? 1 : 0));
  const [plane] = nearbyColours([paint((x) => (x < 20 ? 0.2 : 0.9))], sureness, [12, 4], [0.01, 0.1]);
  expect(plane.data[48 * SIDE + 30]).toBeCloseTo(0.2, 2);
});

describe('what colours tell', () => {
  const known = { ...trimap, data: trimap.data.slice() };
  const around = lookAround(mix(truth), known);
  const cell = 48 * SIDE + 50;
  test('a mixed colour lies on the way from the background to the hair', () => {
    expect(projectColour(around, cell, 0.475, 0.46, 0.465)).toBeCloseTo(0.5, 1);
  });
  test('two plain colours are distinct, a figure like its background is not', () => {
    expect(distinctness(around, cell, 1)).toBe(1);
    const grey = paint(() => 0.5);
    expect(distinctness(lookAround([grey, grey, grey], known), cell, 1)).toBe(0);
  });
});

describe('trimap', () => {
  const person = paint((x) => (x < 40 ? 1 : x < 44 ? 0.5 : 0));
  const widthOf = (hairiness: number): number =>
    drawTrimap({ person, hairiness: paint(() => hairiness) })
      .data.subarray(48 * SIDE, 49 * SIDE)
      .filter((k) => k === UNKNOWN).length;
  test('is wider along hair than along cloth', () => {
    expect(widthOf(1)).toBeGreaterThan(widthOf(0));
    expect(widthOf(1)).toBeLessThan(20);
  });
  test('of cells is the same in pixels', () => {
    const cells = drawTrimap({ person, hairiness: paint(() => 0) });
    expect(spreadTrimap(cells, 2 * SIDE, 2 * SIDE).data[96 * 2 * SIDE + 84]).toBe(cells.data[48 * SIDE + 42]);
  });
});

describe('connected figure', () => {
  const disc = (cx: number, cy: number, radius: number): Plane =>
    paint((x, y) => Math.min(1, Math.max(0, radius - Math.hypot(x - cx, y - cy) + 0.5)));
  const [bald, hairy] = [paint(() => 0), paint(() => 1)];
  test('another person beside goes, the figure stays', () => {
    const other = disc(82, 48, 10);
    const both = mapPlane(disc(30, 48, 18), (value, i) => Math.max(value, other.data[i] ?? 0));
    const kept = keepConnected(both, bald, 30, 48);
    expect(kept.data[48 * SIDE + 30]).toBeCloseTo(1, 2);
    expect(kept.data[48 * SIDE + 82]).toBe(0);
  });
  test('a doubtful spot in cloth is filled, beside hair it is a gap between locks', () => {
    const hole = disc(48, 60, 6);
    const figure = mapPlane(disc(48, 48, 36), (value, i) => value * (1 - 0.7 * (hole.data[i] ?? 0)));
    expect(keepConnected(figure, bald, 48, 30).data[60 * SIDE + 48]).toBeGreaterThan(0.98);
    expect(keepConnected(figure, hairy, 48, 30).data[60 * SIDE + 48]).toBeLessThan(0.5);
  });
});

test('the end of a strand that flies far from the hair is taken away, its root and what is no hair stays', () => {
  const wide = 160;
  const plane = (widthPx: number, of: (x: number, y: number) => number): Plane =>
    mapPlane(createPlane(widthPx, widthPx), (_, i) => of(i % widthPx, Math.floor(i / widthPx)));
  const matte = plane(wide, (x, y) => (x < 60 || y === 80 || y === 81 ? 1 : 0));
  const all = plane(wide / 2, () => 1);
  const none = plane(wide / 2, () => 0);
  const at = ({ data }: Plane, x: number) => data[80 * wide + x];
  const trimmed = trimStrays(matte, all);
  expect(at(trimmed, 30)).toBe(1);
  expect(at(trimmed, 66)).toBeGreaterThan(0.9);
  expect(at(trimmed, 140)).toBeLessThan(0.05);
  expect(at(trimStrays(matte, none), 140)).toBe(1);
});

test('what floats beside the figure is dropped, a strand that grows out of it stays', () => {
  const cells = [{ x: 5, y: 24 }];
  const matte = paint((x, y) => (x < 30 || (y === 48 && x < 44) || (x > 60 && x < 72 && y > 10 && y < 22) ? 0.9 : 0));
  const { data } = dropIslands(matte, cells);
  expect(data[16 * SIDE + 66]).toBe(0);
  expect(data[48 * SIDE + 38]).toBeGreaterThan(0.7);
  expect(data[48 * SIDE + 10]).toBeCloseTo(0.9, 5);
});

test('hair as blown out as the sky beside it is in doubt, a highlight within it is not', () => {
  const sky = { ...trimap, data: Uint8Array.from(truth.data, (_, i) => (i % SIDE < 60 ? FIGURE : BACKGROUND)) };
  const light = paint((x, y) => (x > 50 || (x > 10 && x < 20 && y < 20) ? 1 : 0.4));
  const doubted = doubtBlown(
    sky,
    [light, light, light],
    paint(() => 1),
  );
  expect(doubted.data[40 * SIDE + 55]).toBe(UNKNOWN);
  expect(doubted.data[10 * SIDE + 15]).toBe(FIGURE);
  expect(doubted.data[40 * SIDE + 40]).toBe(FIGURE);
  const bald = doubtBlown(
    sky,
    [light, light, light],
    paint(() => 0),
  );
  expect(bald.data[40 * SIDE + 55]).toBe(FIGURE);
});

test('a bright rim takes the colour of the hair behind it, cloth keeps its own', () => {
  const matte = paint((x) => (x < 70 ? 1 : 0));
  const photo = HAIR.map((value) => paint((x) => (x > 62 ? 0.9 : value))) as unknown as Channels;
  const half = (value: number): Plane => mapPlane(createPlane(SIDE / 2, SIDE / 2), () => value);
  const [none, all] = [half(0), half(1)];
  const classes = { background: none, hair: all, bodySkin: none, faceSkin: none, clothes: none, others: none };
  const rim = 48 * SIDE + 67;
  const [red, , blue] = calmRim(photo, matte, classes);
  expect(red.data[rim]).toBeLessThan(0.6);
  expect(red.data[48 * SIDE + 30]).toBeCloseTo(HAIR[0], 5);
  expect(blue.data[rim]).toBeLessThan(0.6);
  const [cloth] = calmRim(photo, matte, { ...classes, hair: none, clothes: all });
  expect(cloth.data[rim]).toBeCloseTo(0.9, 5);
});
