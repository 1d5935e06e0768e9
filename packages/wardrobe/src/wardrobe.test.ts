import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GARMENT_IDS, garmentFile, readGarment, ZONES } from './garment.ts';
import { mirrorGarmentPlate, PLANES, plateFileOf, readGarmentPlate } from './garment-plate.ts';
import { drawTestPicture, TEST_PICTURE } from './test-picture.ts';

const MOST_BYTES = 300_000;

it.each([
  ['man', 24],
  ['woman', 24],
  ['child', 6],
] as const)('a %s has a choice of %i garments', async (body, least) => {
  const garments = await Promise.all(GARMENT_IDS.map(readGarment));
  expect(garments.filter(({ bodies }) => bodies.includes(body)).length).toBeGreaterThanOrEqual(least);
});

describe.each(GARMENT_IDS)('%s', (id) => {
  it('has two colourways at least, of its zones and in hexadecimal', async () => {
    const { colourways } = await readGarment(id);
    expect(Object.keys(colourways).length).toBeGreaterThanOrEqual(2);
    for (const [zone, colour] of Object.values(colourways).flatMap((one) => Object.entries(one))) {
      expect([...ZONES, 'pattern']).toContain(zone);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('colours every zone that its plates show, in every colourway', async () => {
    const { bodies, colourways } = await readGarment(id);
    for (const body of bodies) {
      const { planes } = await readGarmentPlate(id, body);
      const shown = ZONES.filter((zone) => planes[zone].filter((value) => value > 200).length > 60);
      for (const colours of Object.values(colourways))
        expect(Object.keys(colours)).toEqual(expect.arrayContaining(shown));
    }
  });

  it('has a test picture of its plates and colourways as they are', async () => {
    const pixelsOf = (picture: string | Buffer) => sharp(picture).raw().toBuffer();
    const known = await pixelsOf(garmentFile(id, TEST_PICTURE).pathname);
    const now = await pixelsOf(await drawTestPicture(id));
    expect(known.length).toBe(now.length);
    expect(known.reduce((sum, value, i) => sum + Math.abs(value - (now[i] ?? 0)), 0) / now.length).toBeLessThan(0.5);
  });

  it('has a plate within its budget for each body', async () => {
    const { bodies } = await readGarment(id);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect((await stat(garmentFile(id, plateFileOf(body)))).size).toBeLessThan(MOST_BYTES);
  });
});

it('mirrors a plate: its lights change sides, its normals their sign', () => {
  const planes = Object.fromEntries(PLANES.map((name, i) => [name, Uint8Array.of(i, 100, 200)]));
  const { planes: turned } = mirrorGarmentPlate({ widthPx: 3, heightPx: 1, planes: planes as never });
  expect([...turned.main]).toEqual([200, 100, PLANES.indexOf('main')]);
  expect([...turned.left]).toEqual([200, 100, PLANES.indexOf('right')]);
  expect([...turned.normalX]).toEqual([55, 155, 255 - PLANES.indexOf('normalX')]);
});
