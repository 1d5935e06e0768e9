import type { RenderedView, SheetFace } from '../frames/frame.ts';
import { faceDistance } from '../matching/face-distance.ts';
import { areThemselves } from '../matching/judge-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import type { Plate } from '../plate.ts';
import { cutFace } from './cut-face.ts';

export interface SheetLikeness {
  /** Of each plate's person to the own photo; infinite when the sheet does not show the person. */
  distances: readonly number[];
  /** The largest of {@link distances}. */
  worst: number;
  /** Whether everybody came out as themselves: see {@link areThemselves}. */
  isAccepted: boolean;
}

/**
 * How far the people of a finished sheet are from the photos they were made of, and whether each is nearest to the own one:
 * of each person the largest face is measured. Drawings are measured before they were drawn (see {@link SheetFace.original}).
 */
export async function measureLikeness(sheet: RenderedView, plates: readonly Plate[]): Promise<SheetLikeness> {
  const photos = plates.map(({ person }) => person.embedding);
  const table: number[][] = [];
  for (const index of plates.keys()) {
    const face = largestFace(sheet.faces.filter(({ plateIndex }) => plateIndex === index));
    const shown = face ? await describeFace(sheet, face) : undefined;
    table.push(photos.map((photo) => (shown ? faceDistance(shown, photo) : Number.POSITIVE_INFINITY)));
  }
  const distances = table.map((row, own) => row[own] ?? Number.POSITIVE_INFINITY);
  const between = photos.map((a) => photos.map((b) => faceDistance(a, b)));
  return { distances, worst: Math.max(...distances), isAccepted: areThemselves(table, between) };
}

function describeFace(sheet: RenderedView, face: SheetFace): Promise<number[]> {
  const cut = cutFace(sheet.picture, face);
  return recogniseFace(cut.photo, cut.landmarks);
}

function largestFace(faces: readonly SheetFace[]): SheetFace | undefined {
  return faces.reduce<SheetFace | undefined>(
    (best, face) => (!best || face.faceHeightPx > best.faceHeightPx ? face : best),
    undefined,
  );
}
