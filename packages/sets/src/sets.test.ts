import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { camerasOf } from './cli/cameras-of.ts';
import { drawTestPicture, TEST_PICTURE } from './develop/test-picture.ts';
import { ABOUT_SETS, openCamera, PLATE_SIZE, readPlate } from './open-set.ts';

const FOLDER = fileURLToPath(new URL('../', import.meta.url));
const MOST_BYTES = 90_000;

it('has forty sets', () => {
  expect(Object.keys(ABOUT_SETS).length).toBeGreaterThanOrEqual(40);
});

it('lists every folder that has a script', () => {
  const folders = readdirSync(FOLDER, { recursive: true }).map(String);
  const scripted = folders.filter((file) => file.endsWith('/set.py')).map((file) => file.replace('/set.py', ''));
  expect(scripted.sort()).toEqual(Object.keys(ABOUT_SETS).sort());
});

describe.each(Object.entries(ABOUT_SETS))('%s', (id, { about, cameras }) => {
  it('has what its script declares, and says what it shows', async () => {
    expect(Object.keys(cameras).sort()).toEqual((await camerasOf(id)).sort());
    expect(about.length).toBeGreaterThan(10);
  });

  it.each(Object.entries(cameras))('%s has its light', (_, { harmonics, key, horizon, level }) => {
    expect(harmonics).toHaveLength(9);
    expect(harmonics.flat().every(Number.isFinite)).toBe(true);
    expect(Math.hypot(...key.from)).toBeCloseTo(1, 1);
    expect(key.strength).toBeGreaterThanOrEqual(0);
    expect(key.strength).toBeLessThanOrEqual(1);
    expect(horizon).toBeGreaterThan(0.2);
    expect(level).toBeGreaterThan(0);
  });

  it.each(Object.keys(cameras))('%s has its plate', async (camera) => {
    const bytes = readPlate(id as never, camera as never);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: PLATE_SIZE.widthPx,
      height: PLATE_SIZE.heightPx,
    });
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });

  it('is photographed from three places or at three hours, at least', () => {
    expect(Object.keys(cameras).length).toBeGreaterThanOrEqual(3);
  });

  it('has a test picture of its plates and their light as they are', async () => {
    const pixelsOf = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    const known = await pixelsOf(`${FOLDER}${id}/${TEST_PICTURE}`);
    const now = await pixelsOf(await drawTestPicture(id));
    expect(known.length).toBe(now.length);
    expect(known.reduce((sum, value, i) => sum + Math.abs(value - (now[i] ?? 0)), 0) / now.length).toBeLessThan(0.5);
  });
});

it('refuses a set and a camera that nobody built', () => {
  expect(() => openCamera('nowhere' as never, 'front' as never)).toThrow(RangeError);
  expect(() => openCamera('lamp-library', 'behind' as never)).toThrow('no camera behind');
});
