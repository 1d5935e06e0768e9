import type { FacePlace } from '@kinora/contract';

/** The frames of a comparison are three wide and four high. */
const FRAME_ASPECT = 3 / 4;
/** Height of a face in the frame while it is looked at closely, and how far that may enlarge. */
const CLOSE_SHARE = 0.62;
const MOST_ENLARGED = 8;

export interface ShownPicture {
  /** Width over height. */
  aspect: number;
  face: FacePlace;
  /** Which part of it fills the frame, shares of what is cut off. */
  focus: { readonly x: number; readonly y: number };
}

/** The transform that brings the face of a picture, which fills its frame, to the frame's middle, in one size for every picture. */
export function closeUp({ aspect, face, focus }: ShownPicture): string {
  const widthInFrames = Math.max(1, aspect / FRAME_ASPECT);
  const heightInFrames = Math.max(1, FRAME_ASPECT / aspect);
  const x = focus.x * (1 - widthInFrames) + face.x * widthInFrames;
  const y = focus.y * (1 - heightInFrames) + face.y * heightInFrames;
  const scale = Math.min(MOST_ENLARGED, Math.max(1, CLOSE_SHARE / (face.height * heightInFrames)));
  const percent = (share: number) => `${((0.5 - share) * scale * 100).toFixed(2)}%`;
  return `translate(${percent(x)}, ${percent(y)}) scale(${scale.toFixed(3)})`;
}
