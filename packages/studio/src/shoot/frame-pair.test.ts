import { describe, expect, it } from 'vitest';
import type { Plate } from '../plate.ts';
import { type DrawnPlateOptions, drawPlate } from '../stages/drawn-plate.ts';
import { LANDMARK, middleOf, pointAt } from '../stages/figure/landmarks.ts';
import { stagePerson } from '../stages/stage-person.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type Composition } from '../themes/composition.ts';
import { coveredFace } from './covered-face.ts';
import { EYE_LINES_APART } from './fit-pair.ts';
import { frameGroup } from './frame-group.ts';
import { MOST_COVERED } from './frame-pair.ts';
import type { GroupPlace } from './group-place.ts';
import { faceSizeOf } from './head-size.ts';
import { FACES_APART } from './pair-measures.ts';
import type { View } from './view.ts';

const man: DrawnPlateOptions = { bodyFaces: 3, person: { gender: 'male', age: 40 } };
const woman: DrawnPlateOptions = { bodyFaces: 3, person: { gender: 'female', age: 40 } };
const child: DrawnPlateOptions = { bodyFaces: 3, person: { gender: 'female', age: 6 } };
const draw = (...people: DrawnPlateOptions[]): Plate[] => people.map((options) => drawPlate(options));
const couple = draw(man, woman);
const family = draw(woman, child);

function viewOf({ framing, pose, isSwapped }: Composition): View {
  return {
    framing,
    pose,
    isSwapped: isSwapped ?? false,
    scene: { kind: 'wall' },
    light: { key: { from: [-1, 0, 1], strength: 0.5 } },
  };
}

const views = COMPOSITION_NAMES.map((name) => [name, viewOf(COMPOSITIONS[name])] as const);
const WIDTH_PX = 384;
const HEIGHT_PX = 512;

/** Eye line, face centre and face width of everybody as they come out, by plate; shares of the height. */
function measure(places: readonly GroupPlace[]) {
  return [...places]
    .sort((a, b) => a.plateIndex - b.plateIndex)
    .map(({ plate, framing, pose }) => {
      const { landmarks } = stagePerson(plate, { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, framing, pose });
      const eyes = [
        middleOf(landmarks, LANDMARK.leftEyeOuter, LANDMARK.leftEyeInner),
        middleOf(landmarks, LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner),
      ];
      const [left, right] = [pointAt(landmarks, LANDMARK.leftEar), pointAt(landmarks, LANDMARK.rightEar)];
      const [forehead, chin] = [pointAt(landmarks, LANDMARK.forehead), pointAt(landmarks, LANDMARK.chin)];
      return {
        eyeLine: ((eyes[0]?.y ?? 0) + (eyes[1]?.y ?? 0)) / 2 / HEIGHT_PX,
        centreX: (left.x + right.x) / 2 / HEIGHT_PX,
        width: Math.hypot(right.x - left.x, right.y - left.y) / HEIGHT_PX,
        height: Math.hypot(forehead.x - chin.x, forehead.y - chin.y) / HEIGHT_PX,
        edge: { left: Math.min(left.x, right.x) / WIDTH_PX, right: Math.max(left.x, right.x) / WIDTH_PX },
      };
    });
}

function pairOf(view: View, plates: readonly Plate[]): [GroupPlace, GroupPlace] {
  const [back, front] = frameGroup(view, plates, [0, 1], WIDTH_PX / HEIGHT_PX);
  if (!back || !front) throw new Error('two places');
  return [back, front];
}

function measurePair(view: View, plates: readonly Plate[]) {
  const [first, second] = measure(pairOf(view, plates));
  if (!first || !second) throw new Error('two people');
  return { first, second };
}

describe.each(views)('a pair in %s', (_, view) => {
  it.each([
    ['couple', couple],
    ['parent and child', family],
  ] as const)('keeps faces apart, inside and at nearly one height: %s', (__, plates) => {
    const { first, second } = measurePair(view, plates);
    const widest = Math.max(first.width, second.width);
    expect(Math.abs(first.centreX - second.centreX)).toBeGreaterThanOrEqual(FACES_APART * widest * 0.97);
    const apart = Math.abs(first.eyeLine - second.eyeLine);
    expect(apart).toBeGreaterThanOrEqual(EYE_LINES_APART[0] * 0.75);
    expect(apart).toBeLessThanOrEqual(EYE_LINES_APART[1] * 1.25);
    for (const { edge } of [first, second]) {
      expect(edge.left).toBeGreaterThan(-0.03);
      expect(edge.right).toBeLessThan(1.03);
    }
  });

  it('shows a child smaller, lower and in front', () => {
    const { first: parent, second: small } = measurePair(view, family);
    expect(small.height / parent.height).toBeGreaterThan(0.76);
    expect(small.height / parent.height).toBeLessThan(0.92);
    expect(small.eyeLine).toBeGreaterThan(parent.eyeLine);
    expect(pairOf(view, family)[1].plateIndex).toBe(1);
  });

  it('puts the first one where the view says', () => {
    const { first, second } = measurePair(view, couple);
    expect(first.centreX > second.centreX).toBe(view.isSwapped);
  });

  it.skipIf(view.framing.melt)('ends no body within the frame', () => {
    for (const { plate, framing, pose } of pairOf(view, couple)) {
      const { colour } = stagePerson(plate, { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, framing, pose });
      const x = Math.round(Math.min(0.98, Math.max(0.02, framing.x)) * WIDTH_PX);
      expect(colour[((HEIGHT_PX - 1) * WIDTH_PX + x) * 4 + 3]).toBeGreaterThan(200);
    }
  });
});

/** Hair to one side of a head from the mouth on, where a head's own width does not tell of it. */
function withHair(options: DrawnPlateOptions, towards: 1 | -1): Plate {
  const plate = drawPlate(options);
  const { widthPx, alpha } = plate;
  for (let y = 320; y < 560; y++) for (let k = 0; k < 420; k++) alpha[y * widthPx + widthPx / 2 + towards * k] = 255;
  return plate;
}

describe('hair that reaches over the partner', () => {
  const turned = [-31, 0, 31].flatMap((yaw) =>
    ([1, -1] as const).map((towards) => [yaw, towards, withHair({ ...woman, yaw }, towards)] as const),
  );

  it.each(turned)('hides no face: turned by %i degrees, hair to %i, first or second', (_, __, hairy) => {
    const [partner] = couple;
    if (!partner) throw new Error('a partner');
    for (const [, view] of views) {
      for (const plates of [
        [hairy, partner],
        [partner, hairy],
      ]) {
        const places = pairOf(view, plates);
        expect(coveredFace(places, WIDTH_PX / HEIGHT_PX)).toBeLessThanOrEqual(MOST_COVERED);
      }
    }
  });

  it('is measured: a face behind another one is hidden', () => {
    const [back, front] = pairOf(viewOf(COMPOSITIONS.bustCentre), couple);
    const { x, y } = front.framing;
    const hidden = { ...back, framing: { ...back.framing, x, y } };
    expect(coveredFace([hidden, front], WIDTH_PX / HEIGHT_PX)).toBeGreaterThan(0.9);
  });
});

describe('framePair', () => {
  const view = viewOf(COMPOSITIONS.bustCentre);

  it('makes a man a little larger than a woman, and higher', () => {
    const { first, second } = measurePair(view, couple);
    expect(second.height / first.height).toBeGreaterThan(0.88);
    expect(second.height / first.height).toBeLessThan(1);
    expect(second.eyeLine).toBeGreaterThan(first.eyeLine);
  });

  it('puts a body that the photo cuts at a side behind, its cut side outwards', () => {
    const cut = { ...man, bodyHalfPx: 520, cutAt: { right: true } };
    for (const isSwapped of [false, true]) {
      const [back, front] = pairOf({ ...view, isSwapped }, draw(cut, woman));
      expect([back.plateIndex, front.plateIndex]).toEqual([0, 1]);
      // The first stands left unless swapped: its right side is the inner one there, and is mirrored outwards.
      expect(back.framing.mirror ?? false).toBe(!isSwapped);
      expect(front.cuts?.side).toBeUndefined();
    }
  });

  it('rounds the inner side of the one in front when both photos cut both sides', () => {
    const cut = { bodyFaces: 3, bodyHalfPx: 520, cutAt: { left: true, right: true } };
    const [back, front] = pairOf(view, draw(cut, cut));
    expect(back.cuts?.side).toBeUndefined();
    expect(front.cuts?.side).toBe(front.framing.x < back.framing.x ? 'right' : 'left');
  });

  it('brings people of short photos closer, until no body ends within the frame', () => {
    const short = { bodyFaces: 1 };
    for (const [, each] of views) {
      if (each.framing.melt) continue;
      for (const { framing } of pairOf(each, draw(short, short))) {
        const below = (1 - framing.y) / framing.share;
        expect(below).toBeLessThan(1.35 + 1 - 0.5 + 0.4);
      }
    }
  });

  it('lets nobody with a short photo melt away under a floating head', () => {
    const [back, front] = pairOf(
      viewOf({ ...COMPOSITIONS.smallCentre, framing: { share: 0.125, x: 0.6, y: 0.5, melt: true } }),
      draw({ bodyFaces: 1 }, man),
    );
    expect([back.framing.melt, front.framing.melt]).toEqual([false, false]);
  });

  it('leaves one person as the view says', () => {
    expect(frameGroup(view, couple, [1], 0.75)).toMatchObject([
      { plateIndex: 1, framing: view.framing, pose: view.pose },
    ]);
  });

  it('refuses three people and people without a plate', () => {
    expect(() => frameGroup(view, [...couple, ...couple], [0, 1, 2], 0.75)).toThrow(RangeError);
    expect(() => frameGroup(view, couple, [2], 0.75)).toThrow(RangeError);
  });
});

it('gives a face its size by age and sex', () => {
  const { person } = drawPlate();
  const sizeAt = (age: number) => faceSizeOf({ ...person, gender: 'male', age });
  expect([sizeAt(18), sizeAt(40), sizeAt(80)]).toEqual([1, 1, 1]);
  expect(faceSizeOf({ ...person, gender: 'female', age: 40 })).toBeLessThan(1);
  for (let age = 1; age < 18; age++) expect(sizeAt(age + 1)).toBeGreaterThan(sizeAt(age));
  expect(sizeAt(6)).toBeCloseTo(0.81, 2);
});
