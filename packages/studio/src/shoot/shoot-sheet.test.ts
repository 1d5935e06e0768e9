import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { faceDistance, LIKENESS_MAX_DISTANCE } from '../matching/face-distance.ts';
import type { Plate } from '../plate.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import { findSubject } from '../subjects/find-subject.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { measureLikeness } from './measure-likeness.ts';
import { renderShot } from './render-shot.ts';
import { type SheetRequest, shootSheet } from './shoot-sheet.ts';
import { softenView } from './soften-view.ts';

let plate: Plate;
beforeAll(async () => {
  plate = await preparePlate(await readFile(new URL('../../test/astronaut.png', import.meta.url)));
});

const shootOf = async (themeId: string, request: SheetRequest) => shootSheet(await findSubject({ themeId }), request);

describe('shootSheet', () => {
  it('gives a JPEG of the person, without metadata', async () => {
    const sheet = await shootOf('city-evening', { sheet: 1, seed: 5, plates: [plate] });
    if (sheet.dropped) throw new Error(`dropped at ${sheet.distance}`);
    expect(sheet.distance).toBeLessThan(LIKENESS_MAX_DISTANCE);
    expect(sheet.likeness).toBeGreaterThan(60);
    expect(sheet.attempt).toBe(0);
    expect(sheet.faces).toHaveLength(1);
    const { format, width, height, exif, icc, xmp } = await sharp(sheet.jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 768, height: 1024 });
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('gives the same picture for the same seed', async () => {
    const request = { sheet: 0, seed: 7, plates: [plate] };
    const [first, second] = [await shootOf('studio-grey', request), await shootOf('studio-grey', request)];
    if (first.dropped || second.dropped) throw new Error('dropped');
    expect(Buffer.from(first.jpeg).equals(second.jpeg)).toBe(true);
  });

  it('knows a mirrored face again', async () => {
    const sheet = await shootOf('studio-grey', { sheet: 4, seed: 0, plates: [plate] });
    expect(sheet.dropped).toBe(false);
    expect(sheet.distance).toBeLessThan(0.5);
  });

  it('gives no picture of somebody else, however often it is retaken', async () => {
    const embedding = plate.person.embedding.map((v) => -v);
    const stranger: Plate = { ...plate, person: { ...plate.person, embedding } };
    const sheet = await shootOf('city-evening', { sheet: 1, seed: 0, plates: [stranger] });
    expect(sheet).toMatchObject({ dropped: true, attempt: 2 });
    expect(sheet).not.toHaveProperty('jpeg');
  });

  it('refuses a sheet and a number of people that the theme does not have', async () => {
    await expect(shootOf('city-evening', { sheet: 20, seed: 0, plates: [plate] })).rejects.toThrow(RangeError);
    await expect(shootOf('city-evening', { sheet: 0, seed: 0, plates: [] })).rejects.toThrow(RangeError);
    await expect(shootOf('nowhere', { sheet: 0, seed: 0, plates: [plate] })).rejects.toThrow(RangeError);
  });
});

describe('two people', () => {
  /** Stands for another person, since the project has no second face: the same one, of which the net is told that its photo is somebody else's. */
  const otherAt = (share: number): Plate => ({
    ...plate,
    person: { ...plate.person, gender: 'male', embedding: plate.person.embedding.map((v) => v * (1 - share)) },
  });

  it('shows how like each of them is', async () => {
    const sheet = await shootOf('city-evening', { sheet: 1, seed: 0, plates: [plate, otherAt(0.05)] });
    if (sheet.dropped) throw new Error(`dropped at ${sheet.distance}`);
    const people = sheet.faces.map(({ plateIndex }) => plateIndex).sort();
    expect(people).toEqual([0, 1]);
    expect(sheet.distance).toBe(Math.max(...sheet.faces.map(({ distance }) => distance)));
    for (const { distance, likeness } of sheet.faces) {
      expect(distance).toBeLessThan(LIKENESS_MAX_DISTANCE);
      expect(likeness).toBeGreaterThan(60);
    }
  });

  it('are refused when a face is nearer to the other one, though near enough to its own photo', async () => {
    const plates = [plate, otherAt(0.4)];
    const { sheets } = await loadTheme('studio-grey');
    const [shot] = sheets;
    if (!shot) throw new Error('no sheet');
    const view = renderShot({ shot, plates, widthPx: 384, heightPx: 512, seed: 0, attempt: 0, owner: 'test' });
    const likeness = await measureLikeness(view, plates);
    expect(faceDistance(plate.person.embedding, plates[1]?.person.embedding ?? [])).toBeGreaterThan(0.45);
    expect(likeness.isAccepted).toBe(false);
  });

  it('are refused when one of them is not in the picture', async () => {
    const plates = [plate, otherAt(0.05)];
    const { sheets } = await loadTheme('studio-grey');
    const [shot] = sheets;
    if (!shot) throw new Error('no sheet');
    const view = renderShot({ shot, plates, widthPx: 384, heightPx: 512, seed: 0, attempt: 0, owner: 'test' });
    const alone = { ...view, faces: view.faces.filter(({ plateIndex }) => plateIndex === 0) };
    expect(await measureLikeness(alone, plates)).toMatchObject({ worst: Number.POSITIVE_INFINITY, isAccepted: false });
  });

  it('are refused by a theme for one', async () => {
    await expect(shootOf('ink-seal', { sheet: 0, seed: 0, plates: [plate, otherAt(0.05)] })).rejects.toThrow(
      RangeError,
    );
  });
});

const VIEW = {
  framing: { share: 0.5, x: 0.3, y: 0.45, roll: 10 },
  pose: { yaw: 12 },
  scene: { kind: 'wall' } as const,
  light: { key: { from: [-1, 0, 1] as const, strength: 0.5 }, fill: 0.3 },
  overlays: [{ kind: 'rain' as const }, { kind: 'text' as const, text: 'A', x: 0, y: 0, size: 0.1 }],
};

describe('softenView', () => {
  it('leaves the first take alone', () => {
    expect(softenView(VIEW, 0)).toBe(VIEW);
  });

  it('takes again closer, with more light and nothing before the face', () => {
    const softer = softenView({ ...VIEW, framing: { ...VIEW.framing, share: 0.15 } }, 1);
    expect(softer.framing.share).toBeGreaterThanOrEqual(0.2);
    expect(softer.light.fill).toBeGreaterThan(0.5);
    expect(softer.overlays?.map(({ kind }) => kind)).toEqual(['text']);
  });
});
