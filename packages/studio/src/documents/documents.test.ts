import { readFile } from 'node:fs/promises';
import { ID_DOCUMENT_NAMES, ID_DOCUMENTS, type IdDocumentName, idPixels } from '@kinora/contract';
import { readContents } from '@kinora/provenance/contents';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFaces } from '../models/find-faces.ts';
import type { Plate } from '../plate.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import type { Shot } from '../shoot/view.ts';
import { drawPlate } from '../stages/drawn-plate.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { LANDMARK } from '../stages/figure/landmarks.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { DOCUMENT_RULES } from './document-rules.ts';
import { frameDocument, straightenHead } from './frame-document.ts';
import { layOutPrintSheet, MARK_BAND_PX } from './print-sheet.ts';
import { shootDocument } from './shoot-document.ts';

/**
 * What authorities publish: head from chin to crown, and air above it or eyes above the lower edge. Of `one-inch` and `two-inch` none does: two
 * thirds of the height and a tenth above them, a tenth of it more or less.
 */
const PUBLISHED = {
  'one-inch': { head: [21, 25.7], crown: [3.1, 3.9] },
  'two-inch': { head: [29.4, 36], crown: [4.4, 5.4] },
  'cn-passport': { head: [28, 33], crown: [3, 5] },
  icao: { head: [32, 34], crown: [2, 6] },
  us: { head: [25, 35], eyes: [28, 35] },
} as const satisfies Record<IdDocumentName, object>;

/** How high hair stands above the eyes, of the way from there to the chin: none at all, and as much as counts. */
const CROWNS = [0.85, 1.1, 1.45];
const drawn = figureOfPlate(drawPlate()).measures;
const heads = Object.entries(PUBLISHED).flatMap(([name, rule]) => CROWNS.map((crown) => [name, crown, rule] as const));

it.each(heads)('the head of %s is where its rule wants it, with a crown of %d', (name, crownShare, rule) => {
  const document = name as keyof typeof PUBLISHED;
  const { heightMm } = ID_DOCUMENTS[document];
  const eyesY = drawn.anchor.y - drawn.eyesAbovePx;
  const measures = { ...drawn, topY: eyesY - (drawn.chin.y - eyesY) * crownShare };
  const { share, y } = frameDocument(document, measures);
  const mmPerPx = (share * heightMm) / measures.faceHeightPx;
  const crown = y * heightMm - (measures.anchor.y - measures.topY) * mmPerPx;
  const within = (value: number, [low, high]: readonly [number, number]) => {
    expect(value).toBeGreaterThanOrEqual(low);
    expect(value).toBeLessThanOrEqual(high);
  };
  within((measures.chin.y - measures.topY) * mmPerPx, rule.head);
  expect(crown).toBeGreaterThan(0);
  if ('crown' in rule) within(crown, rule.crown);
  else within((1 - y) * heightMm + measures.eyesAbovePx * mmPerPx, rule.eyes);
});

it.each(ID_DOCUMENT_NAMES)(
  'in %s wide hair makes the head smaller, as far as the rule goes and the photo shows it',
  (name) => {
    const { widthMm, heightMm } = ID_DOCUMENTS[name];
    const { headMm, leastHeadMm } = DOCUMENT_RULES[name];
    const headPx = drawn.chin.y - drawn.topY;
    const scaleOf = (changed: Partial<typeof drawn>) =>
      (frameDocument(name, { ...drawn, ...changed }).share * heightMm) / drawn.faceHeightPx;
    expect(scaleOf({}) * headPx).toBeCloseTo(headMm);
    // It has room in the middle between the usual head and the least.
    const reachPx = (widthMm / (headMm + leastHeadMm)) * headPx;
    const wide = scaleOf({ headReachLeftPx: reachPx });
    expect(wide * headPx).toBeLessThan(headMm);
    expect(wide * reachPx).toBeLessThanOrEqual(widthMm / 2);
    const tooWide = { headReachRightPx: 5 * headPx };
    expect(scaleOf(tooWide) * headPx).toBeCloseTo(leastHeadMm);
    const cut = { cutRightFromY: drawn.anchor.y, plateWidthPx: drawn.anchor.x + reachPx };
    expect(scaleOf({ ...tooWide, ...cut }) * reachPx).toBeCloseTo(widthMm / 2);
  },
);

it('a leaning head is straightened, by the neck first and by the camera for the rest', () => {
  const landmarks = drawPlate().landmarks.slice();
  const lean = Math.tan((16 * Math.PI) / 180);
  const { leftEyeOuter, leftEyeInner, rightEyeOuter, rightEyeInner } = LANDMARK;
  for (const index of [leftEyeOuter, leftEyeInner, rightEyeOuter, rightEyeInner])
    landmarks[index * 3 + 1] = (landmarks[index * 3] ?? 0) * lean;
  const { headRoll, cameraRoll } = straightenHead(landmarks);
  expect(headRoll).toBe(-10);
  expect(cameraRoll).toBeCloseTo(-6, 0);
});

it('the theme of photographs for papers tilts neither a head nor a camera', async () => {
  const { sheets } = await loadTheme('id-photo');
  const views = ({ frame, ...shot }: Shot) => [
    shot,
    ...('views' in frame ? frame.views : 'view' in frame ? [frame.view] : []),
  ];
  const tilts = sheets
    .flatMap(views)
    .map(({ framing, pose }) => Math.abs(framing?.roll ?? 0) + Math.abs(pose?.roll ?? 0));
  expect(tilts.length).toBeGreaterThan(sheets.length);
  expect(Math.max(...tilts)).toBe(0);
});

it.each(ID_DOCUMENT_NAMES)('copies of %s lie on the print apart from each other and from the mark', (name) => {
  const [width, height] = [ID_DOCUMENTS[name].widthMm, ID_DOCUMENTS[name].heightMm].map(idPixels) as [number, number];
  const { places, widthPx, heightPx } = layOutPrintSheet(width, height);
  expect([widthPx, heightPx].toSorted()).toEqual([1181, 1772]);
  expect(places.length).toBeGreaterThan(1);
  for (const [left, top] of places) {
    expect(left).toBeGreaterThan(0);
    expect(left + width).toBeLessThan(widthPx);
    expect(top + height).toBeLessThanOrEqual(heightPx - MARK_BAND_PX);
    const others = places.filter(([x, y]) => x !== left || y !== top);
    expect(others.every(([x, y]) => Math.abs(x - left) > width || Math.abs(y - top) > height)).toBe(true);
  }
});

describe('of a photo', () => {
  let plate: Plate;
  beforeAll(async () => {
    plate = await preparePlate(await readFile(new URL('../../test/astronaut.png', import.meta.url)));
  });

  it('the picture has its exact size, 300 dpi, a ground of one colour and level eyes', async () => {
    const made = await shootDocument(plate, { document: 'icao', ground: 'white' });
    const picture = made?.picture ?? new Uint8Array();
    expect(await sharp(picture).metadata()).toMatchObject({ width: 413, height: 531, density: 300 });
    const above = await sharp(picture).extract({ left: 0, top: 0, width: 413, height: 36 }).png().toBuffer();
    const { channels } = await sharp(above).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(2);
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [face] = await findFaces({ data, widthPx: info.width, heightPx: info.height });
    const { headRoll, cameraRoll } = straightenHead(face?.landmarks ?? new Float32Array());
    expect(Math.abs(headRoll + cameraRoll)).toBeLessThan(1.5);
  });

  it('its proof has a white band below it for the mark, which may stand nowhere else', async () => {
    const made = await shootDocument(plate, { document: 'one-inch', ground: 'red' });
    const { width, height, xmp } = await sharp(made?.proof).metadata();
    expect([width, height]).toEqual([295, 463]);
    const [above] = readContents(xmp?.toString())?.faces ?? [];
    expect(above).toEqual({ x: 0, y: 0, width: 1, height: expect.closeTo(413 / 463, 3) });
    const band = await sharp(made?.proof).extract({ left: 0, top: 416, width: 295, height: 47 }).png().toBuffer();
    expect(Math.min(...(await sharp(band).stats()).channels.map(({ min }) => min))).toBeGreaterThan(250);
  });

  it.each([
    ['one-inch', 'blue'],
    ['two-inch', 'red'],
    ['cn-passport', 'white'],
    ['icao', 'white'],
    ['us', 'white'],
  ] as const)(
    'the head in the picture for %s has its size by the rule, on a %s ground that is plain to its edges',
    async (name, ground) => {
      const { widthMm, heightMm } = ID_DOCUMENTS[name];
      const made = await shootDocument(plate, { document: name, ground });
      const { data, info } = await sharp(made?.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      expect([width, height]).toEqual([idPixels(widthMm), idPixels(heightMm)]);
      const offGround = (x: number, y: number) =>
        Math.max(...[0, 1, 2].map((i) => Math.abs((data[(y * width + x) * 3 + i] ?? 0) - (data[i] ?? 0))));
      const rowOff = (y: number, columns: readonly number[]) => Math.max(...columns.map((x) => offGround(x, y)));
      const all = Array.from({ length: width }, (_, x) => x);
      const crownY = Array.from({ length: height }, (_, y) => y).findIndex((y) => rowOff(y, all) > 40);
      const [face] = await findFaces({ data, widthPx: width, heightPx: height });
      const chinY = face?.landmarks[152 * 3 + 1] ?? 0;
      const headMm = ((chinY - crownY) / height) * heightMm;
      const [least, most] = PUBLISHED[name].head;
      // The detector finds a chin of this size within a millimetre.
      expect(headMm).toBeGreaterThanOrEqual(least - 1);
      expect(headMm).toBeLessThanOrEqual(most + 1);
      const sides = [0, 1, 2, width - 3, width - 2, width - 1];
      for (let y = 0; y < (crownY + chinY) / 2; y++) expect(rowOff(y, sides)).toBeLessThan(6);
    },
  );

  it('who kept a blazer wears it in the document, on a ground that stays plain', async () => {
    const { sheets } = await loadTheme('id-photo');
    const kept = sheets.find(({ garment }) => garment?.woman?.id === 'blazer');
    const request = { document: 'us', ground: 'white' } as const;
    const meanBelowChin = async (shot: Shot | undefined) => {
      const made = await shootDocument(plate, request, shot);
      const { channels } = await sharp(made?.picture)
        .extract({ left: 100, top: 520, width: 100, height: 60 })
        .png()
        .toBuffer()
        .then((png) => sharp(png).stats());
      return channels.map(({ mean }) => mean);
    };
    const [own = 0, , ownBlue = 0] = await meanBelowChin(undefined);
    const [red = 0, , blue = 0] = await meanBelowChin(kept);
    // Orange in her photo, navy where she kept it.
    expect(own).toBeGreaterThan(ownBlue);
    expect(blue).toBeGreaterThan(red);
  });

  it('a head that the photo cuts or shows from the side gives none', async () => {
    const { person } = plate;
    const cut = { ...plate, person: { ...person, cutAt: { ...person.cutAt, top: true } } };
    expect(await shootDocument(cut, { document: 'us', ground: 'white' })).toBeUndefined();
    const turned = { ...plate, person: { ...person, yaw: 30 } };
    expect(await shootDocument(turned, { document: 'us', ground: 'white' })).toBeUndefined();
  });
});
