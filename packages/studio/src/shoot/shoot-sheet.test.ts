import { readContents } from '@kinora/provenance/contents';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparePicture } from '../matching/compare-picture.ts';
import { LIKENESS_MAX_DISTANCE } from '../matching/face-distance.ts';
import { judgeComparison } from '../matching/judge-picture.ts';
import type { Plate } from '../plate.ts';
import { preparedPortrait } from '../prepare/prepared-portrait.fixture.ts';
import { findSubject } from '../subjects/find-subject.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { measureLikeness } from './measure-likeness.ts';
import { renderShot } from './render-shot.ts';
import { type SheetRequest, shootSheet } from './shoot-sheet.ts';
import { softenView } from './soften-view.ts';

let plate: Plate;
let hopper: Plate;
beforeAll(async () => {
  plate = await preparedPortrait();
  hopper = await preparedPortrait('grace-hopper.jpg');
});

/** What shows one person where another one was asked for. */
const inPlaceOf = (asked: Plate, shown: Plate): Plate => ({
  ...shown,
  person: { ...shown.person, embedding: asked.person.embedding },
});

const shootOf = async (themeId: string, request: SheetRequest) => shootSheet(await findSubject({ themeId }), request);

describe('shootSheet', () => {
  it('gives a JPEG of the person, whose metadata say where the face is and nothing else', async () => {
    const sheet = await shootOf('city-evening', { sheet: 1, seed: 5, plates: [plate] });
    if (sheet.dropped) throw new Error(`dropped at ${sheet.distance}`);
    expect(sheet.distance).toBeLessThan(LIKENESS_MAX_DISTANCE);
    expect(sheet.likeness).toBeGreaterThan(60);
    expect(sheet.attempt).toBe(0);
    expect(sheet.faces).toHaveLength(1);
    const { format, width, height, exif, icc, xmp } = await sharp(sheet.jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 768, height: 1024 });
    expect([exif, icc]).toEqual([undefined, undefined]);
    const { faces = [] } = readContents(xmp?.toString()) ?? {};
    expect(faces).toHaveLength(sheet.faces.length);
    expect((faces[0]?.height ?? 0) * 1024).toBeCloseTo(sheet.faces[0]?.faceHeightPx ?? 0, -2);
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
    const sheet = await shootOf('city-evening', { sheet: 1, seed: 0, plates: [inPlaceOf(plate, hopper)] });
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
  it.each([
    ['the one', () => [plate, hopper]],
    ['the other', () => [hopper, plate]],
  ])('are each like their own photo, %s at the left', async (_, people) => {
    const plates = people();
    const sheet = await shootOf('city-evening', { sheet: 1, seed: 0, plates });
    if (sheet.dropped) throw new Error(`dropped at ${sheet.distance}`);
    expect(sheet.faces.map(({ plateIndex }) => plateIndex).sort()).toEqual([0, 1]);
    expect(sheet.distance).toBe(Math.max(...sheet.faces.map(({ distance }) => distance)));
    for (const { distance, likeness } of sheet.faces) {
      expect(distance).toBeLessThan(LIKENESS_MAX_DISTANCE);
      expect(likeness).toBeGreaterThan(60);
    }
    const found = await comparePicture(
      sheet.jpeg,
      plates.map(({ person }) => person.embedding),
    );
    expect(judgeComparison(found)).toBeUndefined();
    expect(found.people).toHaveLength(2);
  });

  const measure = async (sheet: number, drawn: readonly Plate[], asked = drawn) => {
    const { sheets } = await loadTheme('studio-grey');
    const shot = sheets[sheet];
    if (!shot) throw new Error('no sheet');
    const options = { widthPx: 384, heightPx: 512, seed: 0, attempt: 0, owner: 'test' };
    const view = renderShot({ shot, plates: drawn, ...options });
    return { view, likeness: await measureLikeness(view, asked) };
  };

  it('are refused when their faces are exchanged', async () => {
    const { likeness } = await measure(0, [plate, hopper], [hopper, plate]);
    expect(likeness.isAccepted).toBe(false);
    expect(Math.min(...likeness.distances)).toBeGreaterThan(0.5);
  });

  it('are refused when one is shown twice, though near enough to the photo of the other', async () => {
    const { likeness } = await measure(5, [plate, inPlaceOf(hopper, plate)]);
    expect(likeness.worst).toBeLessThan(LIKENESS_MAX_DISTANCE);
    expect(likeness.isAccepted).toBe(false);
  });

  it('are refused when one of them is not in the picture', async () => {
    const { view, likeness } = await measure(0, [plate, hopper]);
    expect(likeness.isAccepted).toBe(true);
    const alone = { ...view, faces: view.faces.filter(({ plateIndex }) => plateIndex === 0) };
    expect(await measureLikeness(alone, [plate, hopper])).toMatchObject({
      worst: Number.POSITIVE_INFINITY,
      isAccepted: false,
    });
  });

  it('are refused by a theme for one', async () => {
    await expect(shootOf('ink-seal', { sheet: 0, seed: 0, plates: [plate, hopper] })).rejects.toThrow(RangeError);
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
