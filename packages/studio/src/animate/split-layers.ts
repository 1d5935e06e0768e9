import { centreOf, FACE_OVAL, faceHeightOf } from '../models/face-landmarks.ts';
import { findFaces } from '../models/find-faces.ts';
import { type Plane, planeFromBytes } from '../pixels/float-plane.ts';
import type { Channels } from '../pixels/guided-filter.ts';
import type { Photo } from '../pixels/photo.ts';
import { bytesFromChannels } from '../pixels/raster.ts';
import { cutOut } from '../prepare/matte/cut-out.ts';
import { findForeground } from '../prepare/matte/find-foreground.ts';
import { fillBackground } from './fill-background.ts';

/** A photo taken apart by depth. */
export interface Layers {
  /** The scene without the people. */
  background: Photo;
  /** The people alone: their own colours, and opacity 0 to 1. */
  people: Photo;
  alpha: Plane;
  /** Middle of the faces and height of the largest, pixels. */
  faces: { left: number; right: number; heightPx: number };
}

const MOST_FACES = 2;
/** People that stand in the picture reach its lower edge over this share of its width; else they are in a frame of paper. */
const FOOT_SHARE = 0.12;
/** A face smaller than this share of the picture's height shows no depth. */
const SMALLEST_FACE = 0.07;

/**
 * Finds the people of a finished photo and what is behind them. Undefined for what has no depth to show: a silhouette, several
 * frames, a portrait within a frame of paper.
 */
export async function splitLayers(photo: Photo): Promise<Layers | undefined> {
  const faces = (await findFaces(photo)).map(({ landmarks }) => landmarks);
  const [largest] = faces;
  if (!largest || faces.length > MOST_FACES) return undefined;
  if (faceHeightOf(largest) < photo.heightPx * SMALLEST_FACE) return undefined;
  const channels = channelsOf(photo);
  const { matte } = await cutOut(photo, channels, faces);
  if (!reachesFoot(matte)) return undefined;
  const { widthPx, heightPx } = photo;
  const middles = faces.map((face) => centreOf(face, FACE_OVAL).x);
  return {
    background: { widthPx, heightPx, data: bytesFromChannels(fillBackground(channels, matte)) },
    people: { widthPx, heightPx, data: bytesFromChannels(findForeground(channels, matte)) },
    alpha: matte,
    faces: { left: Math.min(...middles), right: Math.max(...middles), heightPx: faceHeightOf(largest) },
  };
}

function channelsOf({ widthPx, heightPx, data }: Photo): Channels {
  const channel = (offset: number): Plane => planeFromBytes(widthPx, heightPx, data, 3, offset);
  return [channel(0), channel(1), channel(2)];
}

function reachesFoot({ widthPx, heightPx, data }: Plane): boolean {
  let count = 0;
  for (let i = widthPx * (heightPx - 1); i < data.length; i++) if ((data[i] ?? 0) > 0.5) count++;
  return count > widthPx * FOOT_SHARE;
}
