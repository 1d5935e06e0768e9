import { expect, test } from 'vitest';
import type { Plate } from '../plate.ts';
import { drawPlate } from '../stages/drawn-plate.ts';
import { LANDMARK, pointAt } from '../stages/figure/landmarks.ts';
import { drawNeck, withClasses } from '../stages/wardrobe/drawn-parts.fixture.ts';
import { aView } from './a-view.fixture.ts';
import { dressPeople, viewDressed } from './dress-people.ts';

const plate = withClasses(drawPlate(), (_, y) => (y > 580 ? 'clothes' : undefined));
const view = aView({ share: 0.36, x: 0.5, y: 0.45 });
const garment = { woman: { id: 'blazer', colours: 'navy' } } as const;

test('who no garment is named for is shown as they are', async () => {
  expect((await dressPeople(view, [plate]))[0]).toBe(plate);
  const man = { ...plate, person: { ...plate.person, gender: 'male' as const } };
  expect((await dressPeople({ ...view, garment }, [man]))[0]).toBe(man);
});

test('two people are dressed both or neither', async () => {
  const other = { ...plate };
  const isDressed = (plates: readonly Plate[]) => plates.map((worn) => worn.isDressed === true);
  expect(isDressed(await dressPeople({ ...view, garment }, [plate, other]))).toEqual([true, true]);
  const half = { ...plate, person: { ...plate.person, age: 14 } };
  expect(isDressed(await dressPeople({ ...view, garment }, [plate, half]))).toEqual([false, false]);
});

test('a child wears what is named for children, and nothing that is cut for grown-ups', async () => {
  const child = { ...plate, person: { ...plate.person, age: 8 } };
  expect((await dressPeople({ ...view, garment }, [child]))[0]).toBe(child);
  const family = { ...garment, child: { id: 'hoodie', colours: 'sage' } } as const;
  const [dressed] = await dressPeople({ ...view, garment: family }, [child]);
  expect(dressed?.isDressed).toBe(true);
});

test('the main cloth can have another colour', async () => {
  const dyed = { woman: { id: 'blazer', colours: 'navy', main: '#a82430' } } as const;
  const [first] = await dressPeople({ ...view, garment: dyed }, [plate]);
  const [red, green] = shoulderOf(first ?? plate);
  expect(red).toBeGreaterThan(green * 1.6);
});

/** Colour of the cloth at the left of the chest. */
function shoulderOf({ widthPx, heightPx, foreground, landmarks, faceHeightPx }: Plate): [number, number] {
  const chin = pointAt(landmarks, LANDMARK.chin);
  const y = Math.min(heightPx - 8, Math.round(chin.y + faceHeightPx));
  const i = (y * widthPx + Math.round(chin.x - 0.6 * faceHeightPx)) * 3;
  return [foreground[i] ?? 0, foreground[i + 1] ?? 0];
}

test('the same garment is put on once', async () => {
  const [first] = await dressPeople({ ...view, garment }, [plate]);
  const [again] = await dressPeople({ ...view, garment }, [plate]);
  expect(first?.isDressed).toBe(true);
  expect(again).toBe(first);
});

test('who may not wear a garment keeps their own', async () => {
  const half = { ...plate, person: { ...plate.person, age: 14 } };
  expect((await dressPeople({ ...view, garment }, [half]))[0]).toBe(half);
});

test('whose neck another light falls on wears what closes, in the same colour', async () => {
  const isBare = ({ widthPx, skin, landmarks, faceHeightPx }: Plate) => {
    const { x, y } = pointAt(landmarks, LANDMARK.chin);
    return (skin[Math.round(y + 0.42 * faceHeightPx) * widthPx + Math.round(x)] ?? 0) > 200;
  };
  const wine = { woman: { id: 'blazer', colours: 'wine' } } as const;
  const wear = async (neck: readonly [number, number, number]) =>
    (await dressPeople({ ...view, garment: wine }, [drawNeck(neck)]))[0] ?? plate;
  const alike = await wear([168, 130, 106]);
  expect([alike.isDressed, isBare(alike)]).toEqual([true, true]);
  const orange = await wear([215, 120, 50]);
  expect([orange.isDressed, isBare(orange)]).toEqual([true, false]);
  const [red, green] = shoulderOf(orange);
  expect(red).toBeGreaterThan(green * 1.6);
  expect((await wear([170, 80, 20])).isDressed).toBeUndefined();
});

test('a colourway that a garment does not have is refused', async () => {
  const unknown = { woman: { id: 'blazer', colours: 'plaid' } } as const;
  await expect(dressPeople({ ...view, garment: unknown }, [plate])).rejects.toThrow(RangeError);
});

test('a wide view comes so near that no hands are missed, a near one stays', () => {
  const at = (share: number) => viewDressed(aView({ share, x: 0.5, y: 0.4, melt: true })).framing;
  expect(at(0.125)).toMatchObject({ share: 0.2, melt: false });
  expect(at(0.24)).toMatchObject({ share: 0.24, melt: true });
});

test('people in garments stand so low that their frame ends at the chest', () => {
  const { y } = viewDressed(aView({ share: 0.24, x: 0.5, y: 0.2 })).framing;
  expect((1 - y) / 0.24).toBeCloseTo(3.1);
});
