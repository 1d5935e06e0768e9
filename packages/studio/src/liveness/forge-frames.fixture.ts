import { REAL_PERSON_FRAMES, type RealPersonAction } from '@kinora/contract';
import sharp from 'sharp';
import { readPhoto } from '../inspect/read-photo.ts';
import { centreOf, FACE_OVAL, faceHeightOf, type Landmarks, LIPS, pointAt } from '../models/face-landmarks.ts';
import { findFaces } from '../models/find-faces.ts';
import type { Photo } from '../pixels/photo.ts';
import { type Act, warpPhoto } from './warp-photo.fixture.ts';

/** A photo as a camera would frame it, and where its face is. */
export interface Still {
  photo: Photo;
  landmarks: Landmarks;
}

/** How one who has nothing but a photo makes frames of it. */
export interface Forgery {
  /** How far it is turned when a turn is asked for, degrees. */
  turnDegrees: number;
  /** Paints lids over the eyes and a dark gap between the lips; else both are pulled. */
  isPainted: boolean;
  /** Adds a camera's grain, and moves as a hand would. */
  isAlive: boolean;
}

const WAY = [0, 0, 0.35, 0.75, 1, 1, 1, 0.75, 0.35, 0];
const [WIDTH_PX, HEIGHT_PX] = [360, REAL_PERSON_FRAMES.sidePx];

/** The part of a photo that a check's camera would show of its largest face. */
export async function frameStill(bytes: Uint8Array): Promise<Still> {
  const whole = await readPhoto(bytes, 1024, 1024);
  const [face] = await findFaces(whole);
  if (!face) throw new Error('the photo shows no face');
  const { x, y } = centreOf(face.landmarks, FACE_OVAL);
  const heightPx = faceHeightOf(face.landmarks) * 2.8;
  const [boxWidth, boxHeight] = [Math.round((heightPx * WIDTH_PX) / HEIGHT_PX), Math.round(heightPx)];
  const margin = boxHeight;
  const cut = await sharp(whole.data, { raw: { width: whole.widthPx, height: whole.heightPx, channels: 3 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const framed = await sharp(cut.data, { raw: { width: cut.info.width, height: cut.info.height, channels: 3 } })
    .extract({
      left: Math.round(x - boxWidth / 2) + margin,
      top: Math.round(y - boxHeight / 2) + margin,
      width: boxWidth,
      height: boxHeight,
    })
    .resize(WIDTH_PX, HEIGHT_PX)
    .png()
    .toBuffer();
  const photo = await readPhoto(framed, HEIGHT_PX, HEIGHT_PX);
  const [found] = await findFaces(photo);
  if (!found) throw new Error('the framed photo shows no face');
  return { photo, landmarks: found.landmarks };
}

/** JPEG frames of a still that pretends to do the actions, with the time of each, ms. */
export async function forgeFrames(
  still: Still,
  actions: readonly RealPersonAction[],
  forgery: Forgery,
): Promise<{ jpeg: Uint8Array; atMs: number }[]> {
  const ways = actions.flatMap((action) => WAY.map((share) => ({ action, share })));
  const plan = [...Array.from({ length: 6 }, () => ({ action: undefined, share: 0 })), ...ways];
  return Promise.all(
    plan.map(async ({ action, share }, frame) => ({
      jpeg: await forgeFrame(still, action, share, frame, forgery),
      atMs: frame * REAL_PERSON_FRAMES.everyMs,
    })),
  );
}

async function forgeFrame(
  { photo, landmarks }: Still,
  action: RealPersonAction | undefined,
  share: number,
  frame: number,
  { turnDegrees, isPainted, isAlive }: Forgery,
): Promise<Uint8Array> {
  const painted = isPainted ? await paint(photo, landmarks, action, share) : photo;
  const act: Act = {
    yaw: action === 'left' ? turnDegrees * share : action === 'right' ? -turnDegrees * share : 0,
    shut: action === 'blink' && !isPainted ? share : 0,
    gape: action === 'mouth' && !isPainted ? 0.18 * share : 0,
    near: action === 'closer' ? 1 + 0.4 * share : 1,
    shift: isAlive ? [Math.sin(frame * 0.9) * 2, Math.cos(frame * 0.7) * 2] : [0, 0],
  };
  const moved = warpPhoto(painted, landmarks, act);
  if (isAlive) addGrain(moved, frame);
  return sharp(moved.data, { raw: { width: moved.widthPx, height: moved.heightPx, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Lids of the skin's colour, or an open mouth, drawn on the photo. */
async function paint(
  photo: Photo,
  landmarks: Landmarks,
  action: RealPersonAction | undefined,
  share: number,
): Promise<Photo> {
  const height = faceHeightOf(landmarks);
  const at = (index: number) => pointAt(landmarks, index);
  const shapes: string[] = [];
  if (action === 'blink' && share > 0.6) {
    const cheek = at(50);
    const offset = (Math.round(cheek.y) * photo.widthPx + Math.round(cheek.x)) * 3;
    const skin = `rgb(${[...photo.data.subarray(offset, offset + 3)].join()})`;
    for (const [outer, inner] of [
      [33, 133],
      [362, 263],
    ] as const) {
      const [a, b] = [at(outer), at(inner)];
      const [cx, cy, rx] = [(a.x + b.x) / 2, (a.y + b.y) / 2, Math.hypot(a.x - b.x, a.y - b.y) * 0.62];
      shapes.push(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${height * 0.055}" fill="${skin}"/>`);
      shapes.push(
        `<path d="M${a.x} ${a.y}Q${cx} ${cy + height * 0.05} ${b.x} ${b.y}" stroke="#2a1a14" stroke-width="2" fill="none"/>`,
      );
    }
  }
  if (action === 'mouth' && share > 0) {
    const { x, y } = centreOf(landmarks, LIPS);
    const [rx, ry] = [height * 0.12, height * 0.13 * share];
    const ellipse = `cx="${x}" cy="${y + ry * 0.6}" rx="${rx}" ry="${ry}"`;
    shapes.push(`<ellipse ${ellipse} fill="#2a0c0e" stroke="#b0605a" stroke-width="${height * 0.035}"/>`);
  }
  if (shapes.length === 0) return photo;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.widthPx}" height="${photo.heightPx}">${shapes.join('')}</svg>`;
  const data = await sharp(photo.data, { raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...photo, data };
}

/** The same grain for the same frame. */
function addGrain({ data }: Photo, frame: number): void {
  let seed = (frame + 1) * 2_654_435_761;
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    data[i] = Math.min(255, Math.max(0, (data[i] ?? 0) + (seed / 2 ** 32 - 0.5) * 14));
  }
}
