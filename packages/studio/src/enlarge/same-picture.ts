import sharp, { type Sharp } from 'sharp';
import { structuralSimilarity } from '../difference/structural-similarity.ts';

const WIDTH_PX = 192;
const HEIGHT_PX = 256;

/**
 * Likeness of two pictures' structure at 192 × 256 pixels, where grain is gone. Of sheets of every theme, shot again four
 * times as large: 0.969 to 0.995 for photographs, up to 0.953 for drawings whose strokes fell otherwise, up to 0.81 for
 * another take of the same sheet.
 */
export const SAME_PICTURE_FROM = 0.96;

/** Grey values of a picture, small. */
export async function readStructure(picture: Sharp): Promise<Float32Array> {
  const grey = await picture.resize(WIDTH_PX, HEIGHT_PX, { fit: 'fill' }).greyscale().raw().toBuffer();
  return Float32Array.from(grey);
}

/** The same of an encoded picture. */
export function readStructureOf(bytes: Uint8Array): Promise<Float32Array> {
  return readStructure(sharp(bytes));
}

export function compareStructure(a: Float32Array, b: Float32Array): number {
  return structuralSimilarity(a, b, WIDTH_PX, HEIGHT_PX);
}
