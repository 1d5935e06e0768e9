import { describe, expect, it } from 'vitest';
import { drawMark, type MarkStyle, measureMark } from './draw-mark.ts';
import type { Thumbnail } from './ground.ts';
import { isRightToLeft, type MarkLanguage, markLanguageOf } from './mark-language.ts';
import { placeFrameMark, placeMark } from './place-mark.ts';
import { makeFrameMark } from './stamp-picture.ts';

const LANGUAGES: MarkLanguage[] = ['zh', 'en', 'ru', 'ar', 'th', 'ko'];
const WIDTH = 96;
const HEIGHT = 128;

/** A picture of one colour in its corners. */
function thumbnailOf(paint: (x: number, y: number) => readonly [number, number, number]): Thumbnail {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) data.set(paint(x, y), (y * WIDTH + x) * 3);
  return { data, widthPx: WIDTH, heightPx: HEIGHT };
}

const SKIN = [224, 172, 140] as const;
const GREY = [120, 120, 120] as const;
const WHITE = [255, 255, 255] as const;
const size = measureMark('zh', 768);
const place = (thumbnail: Thumbnail) => placeMark(thumbnail, 768, 1024, size);

/** Rows of the mark in which its text is drawn; the star stands before it. */
function inkRows(language: MarkLanguage, shorterSidePx: number): number {
  const mark = measureMark(language, shorterSidePx);
  const data = drawMark(language, mark, { tone: 'dark', opacity: 0.5 });
  const starPx = Math.round(mark.heightPx * 0.4 + mark.textPx * 0.8);
  const from = isRightToLeft(language) ? 0 : starPx;
  const isInk = (row: number) =>
    Array.from({ length: mark.widthPx - starPx }, (_, x) => data[(row * mark.widthPx + from + x) * 4] ?? 0).some(
      (red) => red > 200,
    );
  return Array.from({ length: mark.heightPx }, (_, row) => row).filter(isInk).length;
}

describe.each(LANGUAGES)('the mark in %s', (language) => {
  it.each([768, 3072, 384])('is at least a twentieth of %i px high', (shorterSidePx) => {
    expect(inkRows(language, shorterSidePx)).toBeGreaterThanOrEqual(shorterSidePx * 0.05);
  });

  it('lies within the frames of a video', () => {
    const mark = makeFrameMark(300, 400, language);
    expect(mark.left).toBeGreaterThanOrEqual(0);
    expect(mark.left + mark.widthPx).toBeLessThanOrEqual(300);
    expect(mark.top + mark.heightPx).toBeLessThanOrEqual(400);
  });
});

describe('the corner', () => {
  it('is the lower right one', () => {
    const { left, top } = place(thumbnailOf(() => GREY));
    expect(left).toBeGreaterThan(384);
    expect(top).toBeGreaterThan(900);
  });

  it('is another one where a face is', () => {
    const { left } = place(thumbnailOf((x, y) => (x > 48 && y > 64 ? SKIN : GREY)));
    expect(left).toBeLessThan(100);
  });

  it('is above where faces fill what is below', () => {
    expect(place(thumbnailOf((_x, y) => (y > 64 ? SKIN : GREY))).top).toBeLessThan(100);
  });
});

describe('a picture without colours', () => {
  it('has the mark at its foot, for nobody can tell a face there, however plain a forehead is', () => {
    const knit = thumbnailOf((x, y) => (y > 60 && (7 * x + 13 * y) % 100 === 0 ? [80, 80, 80] : GREY));
    expect(placeMark(knit, 768, 1024, size, { corners: 'grid' }).top).toBeGreaterThan(480);
  });
});

describe('letters', () => {
  it('are left free at the thin ends of a line, too', () => {
    const line = thumbnailOf((x, y) => ((x === 20 || x === 70) && y === 118 ? WHITE : [150, 30, 30]));
    const { top } = placeMark(line, 768, 1024, size, { corners: 'grid' });
    expect(top + size.heightPx).toBeLessThan(118 * 8);
  });

  it('are left free: the mark goes where the picture is plain', () => {
    const print = thumbnailOf((x, y) => (x > 40 && y > 90 && x % 3 === 0 ? WHITE : GREY));
    const { left, top } = place(print);
    expect([left < 192, top > 256]).toEqual([true, true]);
  });
});

describe('a bar code or a seal in the corner', () => {
  const BARS = { left: 330, right: 375, top: 475, bottom: 500 };
  /** As fine as the thumbnail shows it. */
  const cover = (): Thumbnail => {
    const data = new Uint8Array(384 * 512 * 3).fill(120);
    for (let y = BARS.top; y < BARS.bottom; y++) {
      for (let x = BARS.left; x < BARS.right; x++) data.fill(x % 2 ? 255 : 0, (y * 384 + x) * 3, (y * 384 + x) * 3 + 3);
    }
    return { data, widthPx: 384, heightPx: 512 };
  };

  it('is left free by the mark, which goes into the other one', () => {
    const { left, top } = placeMark(cover(), 768, 1024, size);
    expect([left < 192, top > 900]).toEqual([true, true]);
  });

  it('is left free where the other one is covered: the mark stands beside it', () => {
    const { left, top } = placeMark(cover(), 768, 1024, size, { corners: 'right' });
    expect(left).toBeGreaterThan(768 * 0.42);
    expect(left + size.widthPx).toBeLessThan(BARS.left * 2);
    expect(top).toBeGreaterThan(900);
  });
});

describe('in a grid', () => {
  const inGrid = (thumbnail: Thumbnail, isMirrored = false) =>
    placeMark(thumbnail, 384, 512, measureMark('zh', 384), { corners: 'grid', isMirrored });

  it('the mark leaves the corners of likeness and tick alone', () => {
    const { left, top } = inGrid(thumbnailOf((x) => (x > 48 ? SKIN : GREY)));
    expect([left < 192, top > 256]).toEqual([true, true]);
  });

  it('the mark stands above a title that is as wide as the picture', () => {
    const isTitle = (y: number) => y > HEIGHT * 0.84 && y < HEIGHT * 0.98;
    const { top } = inGrid(thumbnailOf((x, y) => (isTitle(y) && x % 3 === 0 ? WHITE : GREY)));
    expect(top + measureMark('zh', 384).heightPx).toBeLessThan(512 * 0.84);
    expect(top).toBeGreaterThan(256);
  });

  it('the mark stands beside the person where letters are above and below', () => {
    const isLetter = (x: number, y: number) => (y < 45 || y > 84) && x % 2 === 0;
    const { left, top } = inGrid(
      thumbnailOf((x, y) => (isLetter(x, y) ? WHITE : x > 48 && x < 80 && y > 45 ? SKIN : GREY)),
    );
    const { widthPx, heightPx } = measureMark('zh', 384);
    expect(left + widthPx).toBeLessThan(48 * 4);
    expect([top > 45 * 4, top + heightPx < 84 * 4]).toEqual([true, true]);
  });

  it('the mark of a language read from the right stands where the screen is mirrored', () => {
    const { left, top } = inGrid(
      thumbnailOf(() => GREY),
      true,
    );
    expect([left < 192, top > 256]).toEqual([true, true]);
  });
});

const luminance = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Contrast of the text with a grey ground seen through the glass. */
function contrastOn(level: number, { tone, opacity }: MarkStyle): number {
  const glass = (tone === 'dark' ? 19 : 252) / 255;
  const behind = luminance(glass * opacity + (level / 255) * (1 - opacity));
  const text = luminance((tone === 'dark' ? 255 : 20) / 255);
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

const LEVELS = [0, 40, 80, 118, 128, 160, 200, 255];

it.each(LEVELS)('text on a ground of %i is legible (WCAG AA)', (level) => {
  const { style } = place(thumbnailOf(() => [level, level, level]));
  expect(contrastOn(level, style)).toBeGreaterThanOrEqual(4.5);
});

it.each(LEVELS)('text on a video is legible whatever is behind it, such as %i', (level) => {
  expect(contrastOn(level, placeFrameMark(768, 1024, size).style)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['zh-Hans', 'zh'],
  ['zh-Hant', 'zh'],
  ['ja', 'zh'],
  ['en-PH', 'en'],
  ['ar', 'ar'],
  ['ru', 'ru'],
  ['sw', 'en'],
  [undefined, 'zh'],
])('readers of %s get it in %s', (tag, language) => {
  expect(markLanguageOf(tag)).toBe(language);
});
