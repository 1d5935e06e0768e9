import { describe, expect, it } from 'vitest';
import { createPicture } from '../../pixels/black-picture.fixture.ts';
import type { Picture } from '../../pixels/picture.ts';
import type { Grade } from './grade.ts';
import { gradePicture } from './grade-picture.ts';
import { LOOKS } from './looks.ts';

function plain(red: number, green: number, blue: number): Picture {
  const picture = createPicture(64, 64);
  for (let i = 0; i < picture.data.length; i += 4) picture.data.set([red, green, blue], i);
  return picture;
}

function graded(grade: Grade, colour: readonly [number, number, number] = [120, 90, 60]): number[] {
  const picture = plain(...colour);
  gradePicture(picture, grade, 1);
  const i = (28 * 64 + 32) * 4;
  return [...picture.data.subarray(i, i + 3)];
}

describe('gradePicture', () => {
  it('changes nothing by an empty grade', () => {
    expect(graded({})).toEqual([120, 90, 60]);
  });

  it('takes the colour out in black and white', () => {
    const [r, g, b] = graded({ look: 'bw' });
    expect(r).toBe(g);
    expect(g).toBe(b);
  });

  it('mixes a look by its strength', () => {
    const [whole = 0] = graded({ look: 'sepia' });
    const [half = 0] = graded({ look: 'sepia', strength: 0.5 });
    expect(Math.abs(half - (whole + 120) / 2)).toBeLessThan(2);
  });

  it('darkens the corners by a vignette', () => {
    const picture = plain(200, 200, 200);
    gradePicture(picture, { vignette: 0.5 }, 1);
    expect(picture.data[0]).toBeLessThan(140);
  });

  it('scatters grain around the tone, by the seed', () => {
    const first = plain(128, 128, 128);
    const second = plain(128, 128, 128);
    gradePicture(first, { grain: 0.05 }, 1);
    gradePicture(second, { grain: 0.05 }, 2);
    expect(first.data).not.toEqual(second.data);
    const mean = first.data.reduce((a, v, i) => (i % 4 === 1 ? a + v : a), 0) / 4096;
    expect(Math.abs(mean - 128)).toBeLessThan(3);
  });

  it('lets bright parts glow into their surroundings', () => {
    const picture = createPicture(256, 256);
    for (let y = 100; y < 156; y++)
      for (let x = 100; x < 156; x++) picture.data.fill(255, (y * 256 + x) * 4, (y * 256 + x + 1) * 4);
    gradePicture(picture, { bloom: 0.6 }, 1);
    expect(picture.data[(128 * 256 + 159) * 4]).toBeGreaterThan(10);
  });

  it.each(Object.keys(LOOKS))('keeps dark darker than bright in %s', (look) => {
    const luma = (value: number): number =>
      graded({ look: look as keyof typeof LOOKS }, [value, value, value]).reduce((a, v) => a + v, 0);
    expect(luma(30)).toBeLessThan(luma(120));
    expect(luma(120)).toBeLessThan(luma(230));
  });
});
