import { chooseFace } from '../inspect/choose-face.ts';
import { outlineOf } from '../inspect/face-outline.ts';
import { DETECTION_SIDE_PX } from '../inspect/inspect-photo.ts';
import { measureEyeOpenness, measurePose } from '../inspect/measure-pose.ts';
import { measureSharpness } from '../inspect/measure-sharpness.ts';
import { measureLips } from '../inspect/measure-smile.ts';
import { readPhoto } from '../inspect/read-photo.ts';
import { centreOf, FACE_OVAL, faceHeightOf } from '../models/face-landmarks.ts';
import { type FoundFace, findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { scaleDepth } from '../models/scale-depth.ts';
import type { Photo } from '../pixels/photo.ts';

/** Tiles of a frame along a side. */
export const TILES = 48;

/** What is seen of the one face of a frame. */
export interface FrameFace {
  /** Its middle and its height as shares of the frame's longer side. */
  x: number;
  y: number;
  height: number;
  /** Degrees; above 0 it looks to the picture's right. */
  yaw: number;
  /** Eye openness, see {@link measureEyeOpenness}. */
  eyes: number;
  /** Gap between the lips as a share of the mouth's width. */
  mouth: number;
  /** How much the lips have the shape of a smile, 0 to 1. */
  smile: number;
  /** See {@link measureSharpness}. */
  sharpness: number;
  embedding: readonly number[];
}

/** What is seen in one frame of a check. */
export interface FrameMeasure {
  /** Faces that belong to the picture; passers-by far behind do not count. */
  faces: number;
  /** Present where there is one. */
  face?: FrameFace;
  /** Mean grey of {@link TILES} × {@link TILES} tiles over the frame with its longer side squared; NaN beyond it. Empty of what is no picture. */
  tiles: Float32Array;
}

/** Measures one frame. Does not throw for what a user may send. */
export async function measureFrame(bytes: Uint8Array): Promise<FrameMeasure> {
  const photo = await readPhoto(bytes, DETECTION_SIDE_PX, DETECTION_SIDE_PX).catch(() => undefined);
  if (!photo) return { faces: 0, tiles: new Float32Array() };
  const tiles = measureTiles(photo);
  const choice = chooseFace(await findFaces(photo));
  if (choice.kind === 'several') return { faces: choice.faces.length, tiles };
  return choice.kind === 'one' ? { faces: 1, face: await measureFace(photo, choice.face), tiles } : { faces: 0, tiles };
}

async function measureFace(photo: Photo, { landmarks }: FoundFace): Promise<FrameFace> {
  const side = Math.max(photo.widthPx, photo.heightPx);
  const middle = centreOf(landmarks, FACE_OVAL);
  const deep = scaleDepth(landmarks);
  const { mouthOpen, shape } = measureLips(deep);
  return {
    x: middle.x / side,
    y: middle.y / side,
    height: faceHeightOf(landmarks) / side,
    yaw: measurePose(deep).yaw,
    eyes: measureEyeOpenness(landmarks),
    mouth: mouthOpen,
    smile: shape,
    sharpness: await measureSharpness(photo, outlineOf(landmarks)),
    embedding: await recogniseFace(photo, landmarks),
  };
}

function measureTiles({ widthPx, heightPx, data }: Photo): Float32Array {
  const side = Math.max(widthPx, heightPx);
  const sums = new Float64Array(TILES * TILES);
  const counts = new Uint32Array(TILES * TILES);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor((y * TILES) / side) * TILES;
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 3;
      const tile = row + Math.floor((x * TILES) / side);
      sums[tile] =
        (sums[tile] ?? 0) + 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      counts[tile] = (counts[tile] ?? 0) + 1;
    }
  }
  return Float32Array.from(sums, (sum, tile) => (counts[tile] ? sum / (counts[tile] ?? 1) : Number.NaN));
}
