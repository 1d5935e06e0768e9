import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentsOfPart, type Part, type PictureContents, readContents, writeContents } from '../contents.ts';
import { headOf } from './covered.ts';
import { cutPicture } from './cut-picture.ts';
import { MARK_LANGUAGES } from './mark-language.ts';
import { proofPicture } from './proof-picture.ts';
import { SMALL, stampPicture, WHOLE } from './stamp-picture.ts';

const [WIDTH, HEIGHT] = [768, 1024];
const GROUND = 120;
const create = { width: WIDTH, height: HEIGHT, channels: 3, background: { r: GROUND, g: GROUND, b: GROUND } } as const;
/** Of one colour: nobody who looks at it finds a face or letters in it. */
const plain = (contents: PictureContents): Promise<Buffer> =>
  sharp({ create }).withXmp(writeContents(contents)).jpeg().toBuffer();
const FOOT: Part = { x: 0.05, y: 0.86, width: 0.9, height: 0.12 };
const RIGHT: Part = { x: 0.62, y: 0.3, width: 0.36, height: 0.68 };
const FACE: Part = { x: 0.3, y: 0.2, width: 0.4, height: 0.4 };

/** The box of what was drawn on the ground, in shares. */
async function markOn(picture: Uint8Array): Promise<Part> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (const [at, value] of data.entries()) {
    if (Math.abs(value - GROUND) < 24) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const { left, top, right, bottom } = box;
  return {
    x: left / info.width,
    y: top / info.height,
    width: (right - left) / info.width,
    height: (bottom - top) / info.height,
  };
}

const meets = (one: Part, other: Part): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each(MARK_LANGUAGES)(
  'the mark in %s covers no letters and no face that the file names, whole and small',
  async (language) => {
    const picture = await plain({ faces: [RIGHT], letters: [FOOT] });
    for (const look of [WHOLE, SMALL.grid, SMALL.gallery]) {
      const mark = await markOn(await stampPicture(picture, language, look));
      expect([meets(mark, RIGHT), meets(mark, FOOT)]).toEqual([false, false]);
    }
  },
);

test('where letters and faces are in all usual places the mark goes between them', async () => {
  const gap = { y: 0.51, height: 0.09 };
  const above: Part = { x: 0, y: 0, width: 1, height: gap.y };
  const below: Part = { x: 0, y: gap.y + gap.height, width: 1, height: 1 - gap.y - gap.height };
  const mark = await markOn(await stampPicture(await plain({ faces: [below], letters: [above] }), 'en'));
  expect([meets(mark, above), meets(mark, below)]).toEqual([false, false]);
});

test.each(MARK_LANGUAGES)('the mark in %s leaves the hair around a face free, too', async (language) => {
  const face: Part = { x: 0.35, y: 0.72, width: 0.25, height: 0.28 };
  const picture = await plain({ faces: [face], letters: [] });
  for (const look of [WHOLE, SMALL.grid, SMALL.gallery])
    expect(meets(await markOn(await stampPicture(picture, language, look)), headOf(face))).toBe(false);
});

test('hair gives way where else letters would be covered', async () => {
  const face: Part = { x: 0.1, y: 0.6, width: 0.35, height: 0.4 };
  const letters: Part = { x: 0, y: 0, width: 1, height: 0.55 };
  const mark = await markOn(await stampPicture(await plain({ faces: [face], letters: [letters] }), 'de', SMALL.grid));
  expect([meets(mark, face), meets(mark, letters)]).toEqual([false, false]);
});

test('a face counts more than letters where there is room for neither', async () => {
  const left: Part = { x: 0, y: 0.4, width: 0.5, height: 0.6 };
  const mark = await markOn(
    await stampPicture(await plain({ faces: [{ x: 0.5, y: 0, width: 0.5, height: 1 }], letters: [left] }), 'zh', {
      ...WHOLE,
      corners: 'grid',
    }),
  );
  expect(mark.x + mark.width).toBeLessThan(0.5);
});

test.each(MARK_LANGUAGES)('the mark in %s stands on the strip below a picture that is all face', async (language) => {
  for (const [width, face] of [
    [295, 413],
    [600, 600],
  ] as const) {
    const height = face + Math.round(width * 0.17);
    const above = { x: 0, y: 0, width: 1, height: face / height };
    const picture = sharp({ create: { ...create, width, height } }).withXmp(
      writeContents({ faces: [above], letters: [] }),
    );
    const mark = await markOn(await stampPicture(await picture.jpeg().toBuffer(), language));
    expect(mark.y).toBeGreaterThan(above.height);
    expect([mark.x > 0, mark.x + mark.width < 1, mark.y + mark.height < 1]).toEqual([true, true, true]);
  }
});

test('what a picture shows does not leave with it', async () => {
  const stamped = await stampPicture(await plain({ faces: [RIGHT], letters: [FOOT] }), 'zh');
  expect((await sharp(stamped).metadata()).xmp).toBeUndefined();
});

test('a proof says what the picture shows, and a part what is in it', async () => {
  const picture = await plain({ faces: [], letters: [FOOT] });
  const { xmp } = await sharp(await proofPicture(picture)).metadata();
  expect(readContents(xmp?.toString())).toEqual({ faces: [], letters: [FOOT] });
  const part = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
  const cut = await sharp(await cutPicture(picture, part)).metadata();
  expect(readContents(cut.xmp?.toString())?.letters[0]?.y).toBeCloseTo(0.72, 3);
  expect(contentsOfPart({ faces: [part], letters: [] }, part).faces[0]).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('a packet of somebody else says nothing', () => {
  expect(readContents('<x:xmpmeta xmlns:kinora="urn:another" kinora:Faces="1 2 3 4"/>')).toBeUndefined();
  expect(readContents(undefined)).toBeUndefined();
});

test('a picture that says what it shows has its mark in the corner, though what is there is the colour of skin', async () => {
  const hand = await sharp({ create: { ...create, width: 384, height: 512, background: { r: 224, g: 172, b: 140 } } })
    .png()
    .toBuffer();
  const shown = sharp({ create }).composite([{ input: hand, left: 384, top: 512 }]);
  const picture = await shown
    .withXmp(writeContents({ faces: [FACE], letters: [] }))
    .jpeg()
    .toBuffer();
  const change = sharp(await stampPicture(picture, 'zh')).composite([{ input: picture, blend: 'difference' }]);
  const { data, info } = await sharp(await change.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corner = data.some(
    (value, at) => value > 24 && at % info.width > WIDTH * 0.9 && Math.floor(at / info.width) > HEIGHT * 0.93,
  );
  expect(corner).toBe(true);
});
