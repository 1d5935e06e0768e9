import { expect, test } from 'vitest';
import { drawPlate } from '../stages/drawn-plate.ts';
import { withClasses } from '../stages/wardrobe/drawn-parts.fixture.ts';
import { aView } from './a-view.fixture.ts';
import { dressPeople, showsGarment } from './dress-people.ts';

const plate = withClasses(drawPlate(), (_, y) => (y > 580 ? 'clothes' : undefined));
const view = aView({ share: 0.36, x: 0.5, y: 0.45 });
const garment = { woman: { id: 'blazer', colours: 'navy' } } as const;

test('who no garment is named for is shown as they are', async () => {
  expect(await dressPeople(view, [plate])).toEqual([plate]);
  const man = { ...plate, person: { ...plate.person, gender: 'male' as const } };
  expect((await dressPeople({ ...view, garment }, [man]))[0]).toBe(man);
});

test('two people keep their own clothes', async () => {
  expect(await dressPeople({ ...view, garment }, [plate, plate])).toEqual([plate, plate]);
});

test('the same garment is put on once', async () => {
  const [first] = await dressPeople({ ...view, garment }, [plate]);
  const [again] = await dressPeople({ ...view, garment }, [plate]);
  expect(first?.isDressed).toBe(true);
  expect(again).toBe(first);
});

test('who may not wear a garment keeps their own', async () => {
  const child = { ...plate, person: { ...plate.person, age: 8 } };
  expect((await dressPeople({ ...view, garment }, [child]))[0]).toBe(child);
});

test('a colourway that a garment does not have is refused', async () => {
  const unknown = { woman: { id: 'blazer', colours: 'plaid' } } as const;
  await expect(dressPeople({ ...view, garment: unknown }, [plate])).rejects.toThrow(RangeError);
});

test('views that show hands show no garment', () => {
  const at = (share: number) => showsGarment(aView({ share, x: 0.5, y: 0.4 }));
  expect([at(0.18), at(0.24)]).toEqual([false, true]);
});
