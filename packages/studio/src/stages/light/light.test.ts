import { describe, expect, it } from 'vitest';
import { createPicture } from '../../pixels/black-picture.fixture.ts';
import { drawPicture } from '../../pixels/picture.ts';
import { blurForGlow } from '../../scenes/scene-cache.ts';
import { drawPlate } from '../drawn-plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { stagePerson } from '../stage-person.ts';
import { drawGobo } from './draw-gobo.ts';
import { joinScene } from './join-scene.ts';
import type { Lighting } from './lighting.ts';
import { LIGHT_CHANNELS, relight } from './relight.ts';
import { measureSceneTone } from './scene-tone.ts';

const SIZE = { widthPx: 384, heightPx: 512 };
const person = stagePerson(drawPlate(), { ...SIZE, framing: { share: 0.36, x: 0.5, y: 0.45 } });

function sceneOf(colour: string) {
  const picture = drawPicture(SIZE.widthPx, SIZE.heightPx, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, SIZE.widthPx, SIZE.heightPx);
  });
  return { picture, tone: measureSceneTone(picture), glow: blurForGlow(picture) };
}

function joined(light: Lighting, colour = '#808080') {
  const scene = sceneOf(colour);
  joinScene(scene, [person], light);
  const { data } = scene.picture;
  const at = (x: number, y: number): number[] => {
    const i = (Math.round(y) * SIZE.widthPx + Math.round(x)) * 4;
    return [...data.subarray(i, i + 3)];
  };
  const cheek = (index: number): number[] => {
    const { x, y } = pointAt(person.landmarks, index);
    return at(x, y);
  };
  return { at, left: cheek(LANDMARK.leftCheek), right: cheek(LANDMARK.rightCheek) };
}

const PLAIN: Lighting = {
  key: { from: [-0.8, -0.3, 0.6], strength: 0.6 },
  tint: 0,
  rim: 0,
  wrap: 0,
  transfer: 0,
  haze: 0,
};

describe('joinScene', () => {
  it('lights the side from which the key comes', () => {
    const { left, right } = joined(PLAIN);
    expect(left[1]).toBeGreaterThan((right[1] ?? 0) + 15);
  });

  it('gives two lights their own colours', () => {
    const { left, right } = joined({
      ...PLAIN,
      key: { from: [-1, 0, 0.3], strength: 0.8, colour: [1.2, 0.1, 0.1] },
      extra: [{ from: [1, 0, 0.3], colour: [0.1, 0.1, 1.2] }],
      fill: 0.2,
    });
    expect(left[0]).toBeGreaterThan((left[2] ?? 0) + 30);
    expect((right[2] ?? 0) / (right[0] ?? 1)).toBeGreaterThan((left[2] ?? 0) / (left[0] ?? 1) + 0.3);
  });

  it('takes directions from what surrounds the person', () => {
    const none = [0, 0, 0] as const;
    const ambient = [[3, 3, 3], none, none, [-1, -1, -1], none, none, none, none, none] as const;
    const { left, right } = joined({ ...PLAIN, key: { from: [0, 0, 1], strength: 0.2 }, ambient });
    expect(left[1]).toBeGreaterThan((right[1] ?? 0) + 15);
  });

  it('keeps a face from burning out under too much light', () => {
    const { left } = joined({ ...PLAIN, key: { from: [0, 0, 1], strength: 3 }, fill: 1 });
    expect(left[1]).toBeLessThan(215);
  });

  it('leaves the scene where there is nobody', () => {
    expect(joined(PLAIN).at(10, 10)).toEqual([128, 128, 128]);
  });

  it('throws a shadow on the wall, away from the person', () => {
    const { at } = joined({ ...PLAIN, cast: { dx: 0.5, dy: 0, softness: 0.03, strength: 0.6 } });
    const ear = pointAt(person.landmarks, LANDMARK.rightEar);
    expect(at(ear.x + 40, ear.y)[1]).toBeLessThan(90);
  });

  it('lifts blacks to those of a misty scene', () => {
    const chest = (haze: number): number => joined({ ...PLAIN, haze }, '#9aa4a8').at(192, 480)[0] ?? 0;
    expect(chest(1)).toBeGreaterThan(chest(0) + 8);
  });
});

it('measures the colours of both sides of a scene', () => {
  const picture = createPicture(120, 160);
  for (let i = 0; i < picture.data.length; i += 4) picture.data[(i / 4) % 120 < 60 ? i : i + 2] = 200;
  const tone = measureSceneTone(picture);
  expect(tone.left[0]).toBeGreaterThan(0.7);
  expect(tone.right[2]).toBeGreaterThan(0.7);
  expect(tone.right[0]).toBeLessThan(0.1);
});

it('draws a gobo with bright and dark parts', () => {
  for (const kind of ['blinds', 'window', 'leaves', 'slit', 'dots'] as const) {
    const { data } = drawGobo({ kind, floor: 0.2 }, 192, 256);
    expect(Math.min(...data)).toBeCloseTo(0.2, 1);
    expect(Math.max(...data)).toBeGreaterThan(0.9);
  }
});

it('draws a rim on the lit side alone, and of two lamps of different colours on both', () => {
  const rimsOf = (rimColours: NonNullable<Lighting['rimColours']>) => {
    const map = relight(person, sceneOf('#808080').tone, { ...PLAIN, rim: 1, rimColours });
    const most = { left: 0, right: 0 };
    const middle = (pointAt(person.landmarks, LANDMARK.noseBridge).x / person.widthPx) * map.widthPx;
    for (let i = 0; i < map.widthPx * map.heightPx; i++) {
      const side = i % map.widthPx < middle ? 'left' : 'right';
      most[side] = Math.max(most[side], map.data[i * LIGHT_CHANNELS + 4] ?? 0);
    }
    return most;
  };
  const one = rimsOf([
    [1, 0.9, 0.7],
    [1, 0.9, 0.7],
  ]);
  expect(one.right).toBeLessThan(one.left * 0.4);
  const two = rimsOf([
    [1.2, 0.5, 0.8],
    [0.3, 0.6, 1.4],
  ]);
  expect(two.right).toBeGreaterThan(two.left * 0.6);
});
