import { expect, it } from 'vitest';
import { type GarmentPlate, PLANES, type PlaneName } from './garment-plate.ts';
import { measureDrift } from './plate-drift.ts';
import type { Rendered } from './run-blender.ts';

/** A striped shirt, a plate of `widthPx`, moved by centimetres, with grain of so much of 255. */
function draw(widthPx: number, { moved = 0, grain = 0, stripes = 0.5 } = {}): Rendered {
  const heightPx = Math.round((widthPx * 60) / 56);
  const data = Buffer.alloc(widthPx * heightPx * PLANES.length);
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
  for (const [plane, name] of PLANES.entries()) {
    for (let i = 0; i < widthPx * heightPx; i++) {
      const [x, z] = [((i % widthPx) / widthPx) * 56 - 28 - moved, (Math.floor(i / widthPx) / heightPx) * 60];
      const isCloth = Math.abs(x) < 16 && z > 12;
      const clean = isCloth ? brightnessAt(name, Math.sin((x * stripes * Math.PI) / 2)) : 0;
      const value = clean > 0 && clean < 255 ? clean + grain * (random() + random() - 1) : clean;
      data[plane * widthPx * heightPx + i] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return { data, widthPx, heightPx };
}

function brightnessAt(name: PlaneName, fold: number): number {
  if (name === 'main') return 255;
  if (name === 'dome' || name === 'left' || name === 'right' || name === 'front') return 140 + 40 * fold;
  return name === 'normalX' ? 128 + 60 * fold : 0;
}

function plateOf({ data, ...size }: Rendered): GarmentPlate {
  const length = size.widthPx * size.heightPx;
  const planes = Object.fromEntries(PLANES.map((name, i) => [name, data.subarray(i * length, (i + 1) * length)]));
  return { ...size, planes: planes as unknown as GarmentPlate['planes'] };
}

const PLATE = plateOf(draw(900));

it('sees none in a small and grainy rendering of the same garment', async () => {
  expect((await measureDrift(PLATE, draw(450, { grain: 15 }))).difference).toBeLessThan(2);
});

it('sees that a garment lies half a centimetre elsewhere', async () => {
  const { plane, difference } = await measureDrift(PLATE, draw(450, { grain: 15, moved: 0.5 }));
  expect(difference).toBeGreaterThan(6);
  expect(plane).toBe('normalX');
});

it('sees folds that run otherwise', async () => {
  expect((await measureDrift(PLATE, draw(450, { stripes: 0.55 }))).difference).toBeGreaterThan(6);
});
