import type { FaceMoment } from '@kinora/contract';

/** How a head and its mouth are in a photo. Degrees as `measurePose` gives them: yaw > 0 looks to the picture's right. */
export interface FaceBearing {
  yaw: number;
  pitch: number;
  roll: number;
  /** 0 surely no smile, 1 a full one. */
  smile: number;
  /** Gap between the lips as a share of the mouth's width. */
  mouthOpen: number;
}

/** Up to this a head is straight to the camera: what is measured wavers by three degrees. */
const STRAIGHT_DEGREES = 11;
const SMILES_FROM = 0.55;
const CALM_UP_TO = 0.4;
const CLOSED_UP_TO = 0.08;

/** What a photo shows, by how the face is in it. */
export function momentsOf({ yaw, smile, mouthOpen }: FaceBearing): FaceMoment[] {
  const side: FaceMoment = Math.abs(yaw) <= STRAIGHT_DEGREES ? 'front' : yaw < 0 ? 'left' : 'right';
  if (smile >= SMILES_FROM) return [side, 'smile'];
  return smile <= CALM_UP_TO && mouthOpen <= CLOSED_UP_TO ? [side, 'calm'] : [side];
}
