import { PLATE_VIEW } from '@kinora/wardrobe';
import { describe, expect, it } from 'vitest';
import type { PlateClass } from '../../plate.ts';
import { type DrawnPlateOptions, drawPlate } from '../drawn-plate.ts';
import { bodyOf } from './choose-garment.ts';
import { drawGarment, GREY_COAT } from './drawn-garment.fixture.ts';
import { withClasses } from './drawn-parts.fixture.ts';
import { fitGarment, frameGarment } from './fit-garment.ts';
import { orderHair } from './hair-order.ts';
import { whyKeepOwn } from './may-wear.ts';
import { wearGarment } from './wear-garment.ts';

// Of a drawn plate: the face from 160 to 480 in the middle of 1000, its shoulders from 580 on.
const CHIN_Y = 480;
const dressed = (y: number): PlateClass | undefined => (y > CHIN_Y + 100 ? 'clothes' : undefined);
const drawPerson = (options: DrawnPlateOptions = {}, of = (_x: number, y: number) => dressed(y)) =>
  withClasses(drawPlate(options), of);

describe('fitGarment', () => {
  it('scales by the face and stands on the middle of the body', () => {
    const fit = fitGarment(drawPerson(), 'woman');
    expect(fit.pxPerCm).toBeCloseTo(320 / 16.9, 3);
    expect(Math.abs(fit.axisX - 500)).toBeLessThan(2);
    expect(fit.chin.y).toBe(CHIN_Y);
  });

  it('puts the axis off the chin on the side to which the head leans', () => {
    const upright = fitGarment(drawPerson({ bodyHalfPx: 520 }), 'woman');
    const leaning = fitGarment(drawPerson({ bodyHalfPx: 520, person: { roll: 20 } }), 'woman');
    expect(leaning.axisX - upright.axisX).toBeGreaterThan(5);
  });

  it('is wider than the mannequin, which is narrower than people, and by a little more on who is broad', () => {
    const [usual, broad] = [drawPerson({ bodyFaces: 0.5 }), drawPerson({ bodyHalfPx: 490 })];
    expect(fitGarment(usual, 'man').stretch).toBe(1.08);
    expect(fitGarment(broad, 'man').stretch).toBeGreaterThan(1.08);
    expect(fitGarment(broad, 'man').stretch).toBeLessThanOrEqual(1.08 * 1.06);
  });

  it('takes a child’s shoulders for a child’s', () => {
    const narrow = drawPerson({ bodyHalfPx: 390 });
    const overMannequin = (body: 'child' | 'woman', usual: number) => fitGarment(narrow, body).stretch / usual;
    expect(overMannequin('child', 1)).toBeGreaterThan(overMannequin('woman', 1.12));
  });

  it('makes a plate on which the whole garment has room', () => {
    const plate = drawPerson({ bodyFaces: 0.5 });
    const fit = fitGarment(plate, 'woman');
    const frame = frameGarment(plate, fit);
    expect(frame.widthPx).toBeGreaterThanOrEqual(Math.floor(PLATE_VIEW.widthCm * fit.pxPerCm * fit.stretch));
    expect(frame.heightPx).toBeGreaterThan(plate.heightPx);
    expect(frame.padLeftPx % 2).toBe(0);
  });
});

describe('bodyOf', () => {
  it.each([
    ['child', { age: 12.4, gender: 'male' }],
    ['child', { age: 7, gender: 'female' }],
    ['man', { age: 13, gender: 'male' }],
    ['woman', { age: 40, gender: 'female' }],
  ] as const)('is a %s’s by age, then by gender', (body, person) => {
    expect(bodyOf(drawPerson({ person }))).toBe(body);
  });
});

describe('orderHair', () => {
  const isHair = (x: number, from: number, to: number, y: number, end: number): boolean =>
    Math.abs(x - 500) > from && Math.abs(x - 500) < to && y > 200 && y < end;

  it('is behind where it ends along the shoulder with cloth under it alone', () => {
    const plate = drawPerson({}, (x, y) => (isHair(x, 120, 260, y, CHIN_Y + 100) ? 'hair' : dressed(y)));
    expect(orderHair(plate, 500)).toEqual({ left: 'behind', right: 'behind' });
  });

  it('lies before the cloth where it has cloth on both sides', () => {
    const plate = drawPerson({}, (x, y) => (isHair(x, 120, 200, y, CHIN_Y + 330) ? 'hair' : dressed(y)));
    expect(orderHair(plate, 500)).toEqual({ left: 'before', right: 'before' });
  });

  it('is told for each side on its own', () => {
    const plate = drawPerson({}, (x, y) =>
      isHair(x, 120, 200, y, x < 500 ? CHIN_Y + 330 : CHIN_Y + 90) ? 'hair' : dressed(y),
    );
    expect(orderHair(plate, 500)).toEqual({ left: 'before', right: 'behind' });
  });
});

describe('whyKeepOwn', () => {
  it('lets a grown-up wear who looks ahead', () => {
    expect(whyKeepOwn(drawPerson())).toBeUndefined();
  });

  it('lets a child wear', () => {
    expect(whyKeepOwn(drawPerson({ person: { age: 7 } }))).toBeUndefined();
  });

  it.each([
    ['a toddler', { age: 3 }],
    ['half grown', { age: 14 }],
    ['tilted', { roll: -31 }],
    ['bowed', { pitch: 24 }],
    ['turned', { yaw: 34 }],
    ['coloured light', { skinMean: [0.5, 0.45, 0.62] as [number, number, number] }],
  ] as const)('keeps their own clothes on: %s', (why, person) => {
    expect(whyKeepOwn(drawPerson({ person }))).toBe(why);
  });

  it('keeps them where the photo ends at the chin', () => {
    expect(whyKeepOwn(drawPerson({ bodyFaces: 0.005 }))).toBe('no neck');
  });

  it('keeps them on a plate of before the class maps', () => {
    expect(whyKeepOwn(drawPlate())).toBe('no classes');
  });

  it('keeps a hood', () => {
    const hood = drawPerson({}, (x, y) => (Math.abs(x - 500) > 140 && y > 100 ? 'clothes' : dressed(y)));
    expect(whyKeepOwn(hood)).toBe('wrapped up');
  });

  it('keeps them where another light than the face’s falls on the neck', () => {
    const person = drawPerson({}, (x, y) =>
      Math.abs(x - 500) < 90 && y > CHIN_Y && y < CHIN_Y + 150 ? 'bodySkin' : dressed(y),
    );
    const foreground = person.foreground.slice();
    for (let i = CHIN_Y * person.widthPx * 3; i < foreground.length; i += 3) foreground.set([90, 120, 190], i);
    expect(whyKeepOwn({ ...person, foreground })).toBe('coloured light');
  });

  it('keeps them where a hand is at the face', () => {
    const hand = drawPerson({}, (x, y) => (x > 620 && x < 760 && y > 250 && y < 420 ? 'bodySkin' : dressed(y)));
    expect(whyKeepOwn(hand)).toBe('a hand at the face');
  });
});

describe('wearGarment', () => {
  const plate = drawPerson();
  const worn = wearGarment(plate, 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());
  const offset = (worn.landmarks[152 * 3] ?? 0) - (plate.landmarks[152 * 3] ?? 0);
  const at = (x: number, y: number): number => Math.round(y) * worn.widthPx + Math.round(x + offset);

  it('puts its colour where the clothes were', () => {
    const [r = 0, g = 0] = worn.foreground.subarray(at(500, 900) * 3);
    expect(r).toBeGreaterThan(g * 2);
    expect(worn.alpha[at(500, 900)]).toBe(255);
  });

  it('leaves the face as it is', () => {
    const i = at(560, 320) * 3;
    expect([...worn.foreground.subarray(i, i + 3)]).toEqual([190, 148, 122]);
  });

  it('makes a neck where the photo has none', () => {
    const neck = at(500, CHIN_Y + 90);
    expect(worn.alpha[neck]).toBeGreaterThan(240);
    expect(worn.skin[neck]).toBeGreaterThan(200);
  });

  it('makes it in the tone of the jaw, whatever little neck the photo shows in shade', () => {
    const isShaded = (x: number, y: number): boolean => Math.abs(x - 500) < 60 && y > CHIN_Y && y < CHIN_Y + 60;
    const shaded = drawPerson({}, (x, y) => (isShaded(x, y) ? 'bodySkin' : dressed(y)));
    for (let p = CHIN_Y * shaded.widthPx; p < (CHIN_Y + 100) * shaded.widthPx; p++)
      shaded.foreground.set([70, 58, 55], p * 3);
    const other = wearGarment(shaded, 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());
    const [r = 0, g = 0, b = 0] = other.foreground.subarray(at(500, CHIN_Y + 120) * 3);
    expect(r).toBeGreaterThan(190 * 0.73);
    expect(r).toBeLessThan(190 * 1.1);
    expect(r / g).toBeGreaterThan((190 / 148) * 0.93);
    expect(r / b).toBeGreaterThan((190 / 122) * 0.93);
  });

  it('takes the photo’s own clothes away beside the garment', () => {
    expect(plate.alpha[900 * plate.widthPx + 95]).toBe(255);
    expect(worn.alpha[at(95, 900)]).toBe(0);
  });

  it('goes on below what the photo shows', () => {
    const tight = drawPerson({ bodyFaces: 0.6 });
    const low = wearGarment(tight, 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());
    expect(low.heightPx).toBeGreaterThan(tight.heightPx + 300);
    expect(low.alpha[(low.heightPx - 10) * low.widthPx + (low.widthPx >> 1)]).toBe(255);
  });

  it('is lighter on the side from which the photo’s light comes', () => {
    const lit = drawPerson();
    for (let i = 0; i < lit.widthPx * 500; i++) {
      if (i % lit.widthPx < 500) continue;
      for (let c = 0; c < 3; c++) lit.foreground[i * 3 + c] = (lit.foreground[i * 3 + c] ?? 0) * 0.7;
    }
    const other = wearGarment(lit, 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());
    expect(other.foreground[at(350, 900) * 3]).toBeGreaterThan((other.foreground[at(650, 900) * 3] ?? 0) + 8);
  });
});
