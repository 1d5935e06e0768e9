import { describe, expect, it } from 'vitest';
import { clonePicture, drawPicture } from '../../pixels/picture.ts';
import { drawPlate } from '../drawn-plate.ts';
import { stagePerson } from '../stage-person.ts';
import { applyMedium, isDrawing } from './apply-medium.ts';
import type { Medium } from './medium.ts';

const person = stagePerson(drawPlate(), { widthPx: 192, heightPx: 256, framing: { share: 0.36, x: 0.5, y: 0.45 } });
const picture = drawPicture(192, 256, (context) => {
  context.fillStyle = '#5a6a7a';
  context.fillRect(0, 0, 192, 256);
});
for (let i = 0; i < picture.data.length; i += 4) {
  if ((person.colour[i + 3] ?? 0) > 127) picture.data.set(person.colour.subarray(i, i + 3), i);
}

function coloursOf(medium: Medium): Set<number> {
  const copy = clonePicture(picture);
  applyMedium(copy, medium, [person]);
  const colours = new Set<number>();
  for (let i = 0; i < copy.data.length; i += 4) {
    colours.add(
      (((copy.data[i] ?? 0) >> 4) << 8) | (((copy.data[i + 1] ?? 0) >> 4) << 4) | ((copy.data[i + 2] ?? 0) >> 4),
    );
  }
  return colours;
}

describe('applyMedium', () => {
  it('keeps the colours in oil and gouache', () => {
    for (const kind of ['oil', 'gouache'] as const) {
      const copy = clonePicture(picture);
      applyMedium(copy, { kind }, [person]);
      const i = (112 * 192 + 96) * 4;
      expect(Math.abs((copy.data[i] ?? 0) - (picture.data[i] ?? 0))).toBeLessThan(25);
    }
  });

  it('leaves the scene as it was when only the person is painted in gouache', () => {
    const sharp = clonePicture(picture);
    for (let x = 0; x < 24; x += 2) sharp.data.set([255, 255, 255], x * 4);
    const copy = clonePicture(sharp);
    applyMedium(copy, { kind: 'gouache', keepScene: true }, [person]);
    expect(copy.data.subarray(0, 96)).toEqual(sharp.data.subarray(0, 96));
  });

  it('draws on pale paper with ink and pencil', () => {
    for (const kind of ['ink', 'pencil'] as const) {
      const copy = clonePicture(picture);
      applyMedium(copy, { kind }, [person]);
      expect(copy.data[0]).toBeGreaterThan(225);
      expect(copy.data.some((v, i) => i % 4 === 0 && v < 140)).toBe(true);
    }
  });

  it('keeps the scene around a person drawn in ink when asked to', () => {
    const copy = clonePicture(picture);
    applyMedium(copy, { kind: 'ink', keepScene: true }, [person]);
    expect(Math.abs((copy.data[0] ?? 0) - (picture.data[0] ?? 0))).toBeLessThan(12);
    const cheek = (118 * 192 + 96) * 4;
    expect(Math.abs((copy.data[cheek] ?? 0) - (picture.data[cheek] ?? 0))).toBeGreaterThan(12);
  });

  it('paints a watercolour onto the scene, whose washes let the paper through at the bottom', () => {
    const copy = clonePicture(picture);
    applyMedium(copy, { kind: 'watercolour', paper: '#ffffff' }, [person]);
    expect(Math.abs((copy.data[0] ?? 0) - (picture.data[0] ?? 0))).toBeLessThan(12);
    const foot = (254 * 192 + 96) * 4;
    expect(person.colour[foot + 3]).toBeGreaterThan(250);
    expect(copy.data[foot]).toBeGreaterThan((picture.data[foot] ?? 0) + 25);
  });

  it('prints flat colours only', () => {
    expect(
      coloursOf({ kind: 'screenprint', colours: ['#101030', '#c03030', '#f0e0c0'], lines: false }).size,
    ).toBeLessThan(40);
  });

  it('prints dots of one ink on paper', () => {
    const colours = coloursOf({ kind: 'halftone', paper: '#ffffff', ink: '#000000' });
    for (const colour of colours) expect(new Set([colour >> 8, (colour >> 4) & 15, colour & 15]).size).toBe(1);
  });

  it('tells drawings from photographs', () => {
    expect(isDrawing({ kind: 'pencil' })).toBe(true);
    expect(isDrawing({ kind: 'oil' })).toBe(false);
  });
});
