import { expect, it } from 'vitest';
import { drawPicture } from '../../pixels/picture.ts';
import { blurForGlow } from '../../scenes/scene-cache.ts';
import { drawPlate } from '../drawn-plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { stagePerson } from '../stage-person.ts';
import { joinScene } from './join-scene.ts';
import { lightByNight, nightOf } from './light-of-night.ts';
import type { Lighting } from './lighting.ts';
import { measureSceneTone } from './scene-tone.ts';

const SIZE = { widthPx: 384, heightPx: 512 };
const NONE = [0, 0, 0] as const;
const IN_SET: Lighting = {
  key: { from: [0.6, -0.3, 0.7], strength: 0.4, colour: [1.2, 0.96, 0.7] },
  ambient: [[3.5, 3.5, 3.5], NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
  fill: 0.66,
  ...{ tint: 0, rim: 0, wrap: 0, transfer: 0, haze: 0 },
};
const { ambient: _, ...DRAWN } = IN_SET;
/** Dark, with a lamp in a corner. */
const NIGHT = sceneOf('#181410', '#fff0c0');
const DAY = sceneOf('#b8c0c8', '#ffffff');

function sceneOf(colour: string, lamp: string) {
  const picture = drawPicture(SIZE.widthPx, SIZE.heightPx, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, SIZE.widthPx, SIZE.heightPx);
    context.fillStyle = lamp;
    context.fillRect(0, 0, SIZE.widthPx / 4, SIZE.heightPx / 4);
  });
  return { picture, tone: measureSceneTone(picture), glow: blurForGlow(picture) };
}

/** Somebody whose photo was taken with so much more light, and so much more of red, as it comes out. */
function shown(scene: typeof NIGHT, lighting: Lighting, gain = 1, red = 1) {
  const plate = drawPlate();
  const gains = [gain * red, gain, gain / red];
  plate.foreground.forEach((value, i) => {
    plate.foreground[i] = Math.min(255, value * (gains[i % 3] ?? 1));
  });
  const [r, g, b] = plate.person.skinMean;
  plate.person = { ...plate.person, skinMean: [r * gain * red, g * gain, (b * gain) / red] };
  const person = stagePerson(plate, { ...SIZE, framing: { share: 0.3, x: 0.5, y: 0.4 } });
  const picture = { ...scene.picture, data: scene.picture.data.slice() };
  joinScene({ ...scene, picture }, [person], lighting);
  const at = (x: number, y: number): number[] => {
    const i = (Math.round(y) * SIZE.widthPx + Math.round(x)) * 4;
    return [...picture.data.subarray(i, i + 3)];
  };
  const cheek = (index: number): number[] => {
    const { x, y } = pointAt(person.landmarks, index);
    return at(x, y);
  };
  return { right: cheek(LANDMARK.rightCheek), left: cheek(LANDMARK.leftCheek), chest: at(192, 500) };
}

it('knows a night by its walls, not by its lamps, and only of sets', () => {
  expect(nightOf(NIGHT.tone, IN_SET)).toBe(1);
  expect(nightOf(DAY.tone, IN_SET)).toBe(0);
  expect(nightOf(NIGHT.tone, DRAWN)).toBe(0);
});

it('lights faces from one side by night, and the trunk less, but so that its cloth is seen', () => {
  const [night, day] = [shown(NIGHT, IN_SET), shown(DAY, IN_SET)];
  const sides = ({ left, right }: typeof night): number => (right[1] ?? 0) / (left[1] ?? 1);
  expect(sides(night)).toBeGreaterThan(sides(day) * 1.03);
  const trunk = ({ chest, right }: typeof night): number => (chest[2] ?? 0) / (right[2] ?? 1);
  expect(trunk(night)).toBeLessThan(trunk(day) * 0.95);
  expect(trunk(night)).toBeGreaterThan(trunk(day) * 0.8);
});

it('draws photos of different exposure and colour together in a set', () => {
  const apart = (lighting: Lighting): number => {
    const [one, other] = [shown(NIGHT, lighting, 0.7, 1.08), shown(NIGHT, lighting, 1.15, 0.93)];
    return Math.hypot(...one.right.map((value, c) => value - (other.right[c] ?? 0)));
  };
  expect(apart(IN_SET)).toBeLessThan(apart(DRAWN) * 0.75);
});

it('takes more of the photo’s own light off a face by night, and never all of it', () => {
  const flattenOf = (night: number, flatten?: number) =>
    lightByNight({ ...IN_SET, ...(flatten === undefined ? {} : { flatten }) }, night).flatten ?? 0;
  expect(flattenOf(1)).toBeGreaterThan(0.6);
  expect(flattenOf(0.5)).toBeLessThan(flattenOf(1));
  expect(flattenOf(1, 0.65)).toBe(0.7);
  expect(flattenOf(0, 0.3)).toBe(0.3);
});
