import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { findFaces } from '../models/find-faces.ts';
import type { Photo } from '../pixels/photo.ts';
import { readPhoto } from './read-photo.ts';

const ASTRONAUT = new URL('../../test/astronaut.png', import.meta.url);
const LOWER_FACE = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454, 5,
];

/** The test portrait at twice its size, with its landmarks: its face is 206 pixels high. */
export async function readPortrait(): Promise<{ photo: Photo; landmarks: Landmarks }> {
  const enlarged = await sharp(await readFile(ASTRONAUT))
    .resize(1024, 1024)
    .png()
    .toBuffer();
  const photo = await readPhoto(enlarged, 1024, 1024);
  const [face] = await findFaces(photo);
  if (!face) throw new Error('the test portrait shows no face');
  return { photo, landmarks: face.landmarks };
}

/** A photo with SVG shapes drawn on it, as a PNG. */
export function drawOn(photo: Photo, shapes: string): Promise<Buffer> {
  const { widthPx, heightPx, data } = photo;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${shapes}</svg>`;
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .png()
    .toBuffer();
}

export function maskShape(landmarks: Landmarks, colour: string): string {
  const path = LOWER_FACE.map((index) => pointAt(landmarks, index)).map((p) => `${p.x} ${p.y}`);
  return `<path d="M${path.join('L')}Z" fill="${colour}"/>`;
}

/** `style` is given to the lenses, the bridge is drawn in `colour`; `widthShare` is in face heights. */
export function glassesShape(landmarks: Landmarks, colour: string, widthShare: number, style: string): string {
  const height = faceHeightOf(landmarks);
  const lens = (outer: number, inner: number): string => {
    const [a, b] = [pointAt(landmarks, outer), pointAt(landmarks, inner)];
    const cy = (a.y + b.y) / 2 + height * 0.02;
    return `<ellipse cx="${(a.x + b.x) / 2}" cy="${cy}" rx="${height * 0.15}" ry="${height * 0.11}" ${style}/>`;
  };
  const [left, right, middle] = [pointAt(landmarks, 133), pointAt(landmarks, 362), pointAt(landmarks, 168)];
  const bridge = `M${left.x + height * 0.04} ${left.y}Q${middle.x} ${middle.y - height * 0.02} ${right.x - height * 0.04} ${right.y}`;
  const stroke = `stroke="${colour}" stroke-width="${height * widthShare}" fill="none"`;
  return `${lens(33, 133)}${lens(263, 362)}<path d="${bridge}" ${stroke}/>`;
}

/** Hair from above the forehead down to `bottomY`. */
export function fringeShape(landmarks: Landmarks, colour: string, bottomY: number): string {
  const [left, right, top] = [pointAt(landmarks, 21), pointAt(landmarks, 251), pointAt(landmarks, 10)];
  const topY = top.y - faceHeightOf(landmarks) * 0.15;
  return `<rect x="${left.x}" y="${topY}" width="${right.x - left.x}" height="${bottomY - topY}" fill="${colour}"/>`;
}

/** Something held up to the face: `mouth` is covered from the lips down, `chin` from the chin. */
export function heldShape(landmarks: Landmarks, place: 'mouth' | 'chin', colour: string): string {
  const height = faceHeightOf(landmarks);
  const { x, y } = pointAt(landmarks, place === 'mouth' ? 13 : 175);
  const width = height * 0.36;
  return `<rect x="${x - width / 2}" y="${y - height * 0.09}" width="${width}" height="${height}" rx="${height * 0.08}" fill="${colour}"/>`;
}

/** A hand from below on the right, whose four fingers lie across the mouth; `shade` is drawn around each. */
export function handShape(landmarks: Landmarks, skin: string, shade: string): string {
  const { x, y } = pointAt(landmarks, 13);
  const finger = faceHeightOf(landmarks) * 0.1;
  const style = `fill="${skin}" stroke="${shade}" stroke-width="${finger * 0.12}"`;
  const [knuckles, tips] = [x + finger * 1.6, x - finger * 2.2];
  const palm = `M${knuckles} ${y - finger * 1.3}h${finger * 2.6}q${finger * 1.2} ${finger * 2} ${finger * 0.6} ${finger * 4.6}l${finger * 1.5} ${finger * 5}h${finger * -3.6}l${finger * -1.1} ${finger * -4.6}z`;
  const fingers = [-1.2, -0.2, 0.8, 1.8].map(
    (row) =>
      `<rect x="${tips}" y="${y + row * finger}" width="${finger * 4.4}" height="${finger}" rx="${finger / 2}" ${style}/>`,
  );
  return `<path d="${palm}" ${style}/>${fingers.join('')}`;
}

/** Skin over both eyes, with a line of lashes. */
export function lidsShape(landmarks: Landmarks, skin: string): string {
  const lid = (outer: number, inner: number, upper: number, lower: number): string => {
    const [a, b] = [pointAt(landmarks, outer), pointAt(landmarks, inner)];
    const [cx, cy] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const rx = Math.abs(b.x - a.x) / 2 + 4;
    const ry = Math.abs(pointAt(landmarks, upper).y - pointAt(landmarks, lower).y) / 2 + 5;
    const lashes = `M${cx - rx} ${cy + 2}Q${cx} ${cy + 9} ${cx + rx} ${cy + 2}`;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${skin}"/><path d="${lashes}" stroke="#4a2c22" stroke-width="3" fill="none"/>`;
  };
  return lid(33, 133, 159, 145) + lid(263, 362, 386, 374);
}
