import { describe, expect, it } from 'vitest';
import { createPicture } from '../../pixels/black-picture.fixture.ts';
import { drawPlate } from '../drawn-plate.ts';
import { GUIDE, GUIDE_CHANNELS } from '../figure/guide.ts';
import { joinScene } from '../light/join-scene.ts';
import type { Lighting } from '../light/lighting.ts';
import { LIGHT_CHANNELS, type LightMap } from '../light/relight.ts';
import { measureSceneTone } from '../light/scene-tone.ts';
import { type StagedPerson, stagePerson } from '../stage-person.ts';
import { brightOfFace, exposureGains, scaleLight } from './match-exposure.ts';
import { matchSharpness } from './match-sharpness.ts';
import { quietEdges, shadeBehind } from './overlap.ts';
import { balanceGains, skinBalanceOf, whiteBalanceOf } from './white-balance.ts';

const SIZE = { widthPx: 192, heightPx: 256 };
const stage = (x: number): StagedPerson =>
  stagePerson(drawPlate(), { ...SIZE, framing: { share: 0.28, x, y: 0.4, isFitted: true } });

/** Even light of strength 1 on a person, with some rim and wrap everywhere. */
function evenLight(person: StagedPerson): LightMap {
  const { guideWidthPx, guideHeightPx } = person;
  const data = new Float32Array(guideWidthPx * guideHeightPx * LIGHT_CHANNELS).fill(1);
  return { widthPx: guideWidthPx, heightPx: guideHeightPx, data };
}

describe('exposureGains', () => {
  it('draws bright parts together by a good half', () => {
    const [up = 0, down = 0] = exposureGains([120, 160]);
    const apartBefore = Math.log(160 / 120);
    const apartAfter = Math.log((160 * down) / (120 * up));
    expect(apartAfter / apartBefore).toBeCloseTo(0.45, 2);
  });

  it('keeps skins their own tone: no gain leaves 0.82 to 1.22', () => {
    expect(exposureGains([20, 240])).toEqual([1.22, 0.82]);
  });

  it('changes nothing when a face is not seen', () => {
    expect(exposureGains([0, 200])).toEqual([1, 1]);
    expect(exposureGains([200])).toEqual([1]);
  });
});

it('measures the bright part of the lit face', () => {
  const person = stage(0.5);
  const map = evenLight(person);
  const full = brightOfFace(person, map);
  scaleLight(map, [0.5, 0.5, 0.5]);
  expect(full).toBeGreaterThan(100);
  expect(brightOfFace(person, map)).toBeCloseTo(full / 2, 1);
});

describe('white balance', () => {
  it('corrects amber with blue and blue with amber, never green, by 1.6 % at most', () => {
    const [red, green, blue] = balanceGains(200, 120);
    expect(red).toBeCloseTo(0.984, 3);
    expect(green).toBe(1);
    expect(blue).toBeGreaterThan(1.01);
    expect(balanceGains(120, 200)[0]).toBeCloseTo(1.016, 3);
    expect(balanceGains(150, 150)).toEqual([1, 1, 1]);
  });

  it('takes most of a coloured light off skin, and draws skin within its own range by 8 % at most', () => {
    const warmthAfter = (warmth: number): number => {
      const plate = drawPlate({ person: { skinMean: [0.4 * Math.sqrt(warmth), 0.385, 0.4 / Math.sqrt(warmth)] } });
      const [red, , blue] = skinBalanceOf(plate);
      return (warmth * red) / blue;
    };
    // Pale, rosy and dark skins keep most of what they are.
    for (const warmth of [1.34, 1.6, 1.85, 2.05]) {
      const by = warmthAfter(warmth) / warmth;
      expect(by).toBeGreaterThan(0.92 ** 2 - 1e-6);
      expect(by).toBeLessThan(1 / 0.92 ** 2 + 1e-6);
      expect(Math.sign(by - 1) * Math.sign(1.6 - warmth)).toBeGreaterThanOrEqual(0);
    }
    // Evening sun, and the shade of a blue hour.
    expect(warmthAfter(2.7)).toBeLessThan(2.7 * 0.75);
    expect(warmthAfter(1.0)).toBeGreaterThan(1.25);
    for (const cast of [0.4, 6]) expect(Math.abs(Math.log(warmthAfter(cast) / cast))).toBeLessThan(0.52);
    expect(warmthAfter(2.2)).toBeLessThan(warmthAfter(2.7));
  });

  it('reads the whites of the eyes of a plate', () => {
    const plate = drawPlate();
    const [before] = whiteBalanceOf(plate);
    const amber = drawPlate();
    for (let i = 2; i < amber.foreground.length; i += 3) amber.foreground[i] = 10;
    expect(whiteBalanceOf(amber)[0]).toBeLessThanOrEqual(before);
    expect(whiteBalanceOf(amber)[0]).toBeCloseTo(0.984, 3);
  });
});

describe('matchSharpness', () => {
  /** A chequered face: as sharp as pixels can be. */
  function chequer(person: StagedPerson, contrast: number): void {
    for (let y = 0; y < SIZE.heightPx; y++) {
      for (let x = 0; x < SIZE.widthPx; x++) {
        const i = (y * SIZE.widthPx + x) * 4;
        if ((person.colour[i + 3] ?? 0) < 255) continue;
        for (let c = 0; c < 3; c++) person.colour[i + c] = 128 + ((x + y) % 2 === 0 ? contrast : -contrast);
      }
    }
  }
  const contrastOf = ({ colour, landmarks }: StagedPerson): number => {
    const x = Math.round(landmarks[3] ?? 0);
    const y = Math.round(landmarks[4] ?? 0);
    const i = (y * SIZE.widthPx + x) * 4;
    return Math.abs((colour[i] ?? 0) - (colour[i + 4] ?? 0));
  };

  it('softens the sharper one and leaves the other', () => {
    const [sharp, soft] = [stage(0.3), stage(0.7)];
    chequer(sharp, 60);
    chequer(soft, 30);
    const before = soft.colour.slice();
    matchSharpness([sharp, soft]);
    expect(soft.colour).toEqual(before);
    expect(contrastOf(sharp)).toBeLessThan(85);
    expect(contrastOf(sharp)).toBeGreaterThan(45);
  });

  it('leaves equally sharp faces alone', () => {
    const both = [stage(0.3), stage(0.7)] as const;
    for (const person of both) chequer(person, 40);
    const before = both.map(({ colour }) => colour.slice());
    matchSharpness(both);
    expect(both.map(({ colour }) => colour)).toEqual(before);
  });
});

describe('the one in front', () => {
  const [back, front] = [stage(0.3), stage(0.62)];
  const at = (map: LightMap, x: number, y: number, channel = 0): number =>
    map.data[(Math.round(y / 2) * map.widthPx + Math.round(x / 2)) * LIGHT_CHANNELS + channel] ?? 0;
  /** Leftmost opaque pixel of the front one at a height. */
  const edgeAt = (y: number): number => {
    for (let x = 0; x < SIZE.widthPx; x++) if ((front.colour[(y * SIZE.widthPx + x) * 4 + 3] ?? 0) > 128) return x;
    return SIZE.widthPx;
  };
  const y = 190;
  const edge = edgeAt(y);

  it('throws a soft shadow on the one behind, away from the key', () => {
    const [fromRight, fromLeft] = [[1, -0.5, 0.8] as const, [-1, -0.5, 0.8] as const].map((key) => {
      const map = evenLight(back);
      shadeBehind(map, front, key);
      return map;
    });
    if (!fromRight || !fromLeft) throw new Error('two lights');
    expect(at(fromRight, edge - 4, y)).toBeLessThan(0.85);
    expect(at(fromRight, edge - 4, y)).toBeLessThan(at(fromLeft, edge - 4, y));
    expect(at(fromRight, edge - 30, y)).toBeGreaterThan(at(fromRight, edge - 4, y));
    expect(at(fromRight, 2, 20)).toBeGreaterThan(0.98);
  });

  it('has no light of the scene on edges before the other, and keeps it elsewhere', () => {
    const map = evenLight(front);
    quietEdges(map, back);
    expect(back.colour[(y * SIZE.widthPx + edge) * 4 + 3]).toBe(255);
    for (const channel of [3, 4, 5, 6]) expect(at(map, edge, y, channel)).toBeLessThan(0.2);
    expect(at(map, edge, y, 0)).toBe(1);
    expect(at(map, SIZE.widthPx - 3, 30, 3)).toBe(1);
  });
});

describe('joinScene with two people', () => {
  const lighting: Lighting = { key: { from: [-0.7, -0.5, 0.8], strength: 0.6 }, rim: 2.5, wrap: 1.5 };

  it('lights the faces of a bright and a dark photo more alike than they were, and lets no halo stand between them', () => {
    const people = [stage(0.32), stage(0.66)] as const;
    for (let i = 0; i < people[0].colour.length; i++) {
      if (i % 4 !== 3) people[0].colour[i] = (people[0].colour[i] ?? 0) * 0.6;
    }
    const picture = createPicture(SIZE.widthPx, SIZE.heightPx);
    picture.data.fill(250);
    const glow = createPicture(SIZE.widthPx / 8, SIZE.heightPx / 8);
    glow.data.fill(250);
    joinScene({ picture, tone: measureSceneTone(picture), glow }, people, lighting);
    const faceAt = ({ guide, guideWidthPx }: StagedPerson): number => {
      let sum = 0;
      let count = 0;
      for (let g = 0; g < guide.length / GUIDE_CHANNELS; g++) {
        if ((guide[g * GUIDE_CHANNELS + GUIDE.face] ?? 0) < 0.95) continue;
        const i = (Math.floor(g / guideWidthPx) * 2 * SIZE.widthPx + (g % guideWidthPx) * 2) * 4;
        sum += picture.data[i] ?? 0;
        count++;
      }
      return sum / count;
    };
    const ratio = faceAt(people[0]) / faceAt(people[1]);
    expect(ratio).toBeGreaterThan(0.66);
    expect(ratio).toBeLessThan(1);
    const row = 200;
    let brightest = 0;
    for (let x = 0; x < SIZE.widthPx; x++) {
      const covered = people.every(({ colour }) => (colour[(row * SIZE.widthPx + x) * 4 + 3] ?? 0) > 200);
      if (covered) brightest = Math.max(brightest, picture.data[(row * SIZE.widthPx + x) * 4 + 1] ?? 0);
    }
    expect(brightest).toBeGreaterThan(0);
    expect(brightest).toBeLessThan(90);
  });
});
