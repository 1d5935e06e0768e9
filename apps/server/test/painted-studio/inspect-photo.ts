import type { FacePoint } from '@kinora/contract';
import sharp from 'sharp';
import type { Inspection } from '../../src/adapters/ports/engine-inspection.ts';
import { computeThumbhash, renderIcon } from '../../src/studio/photo-renditions.ts';

/** Photos of more pixels are kept smaller, as the real studio does. */
const MOST_PIXELS = 2_000_000;
/** The share of the shorter side that a face is taken to have, in the middle of the upper half. */
const FACE_SHARE = 0.4;

/** A picture whose lightest channel stays under this, of 255, is one that a camera took in the dark. */
const DARK_BELOW = 24;
/** A picture this much wider than high is taken to show two people. */
const GROUP_RATIO = 1.9;
/** Of a picture this much higher than wide somebody is taken for a child. */
const CHILD_RATIO = 1.9;
const [ADULT_AGE, CHILD_AGE] = [35, 9];
const TWO_PEOPLE = [
  { x: 0.25, y: 0.25, height: 0.4 },
  { x: 0.75, y: 0.25, height: 0.4 },
];

/** Lets every picture pass that can be opened and is not black: whether somebody is in it only the real studio sees. Of two it asks which, of a high picture it says that it is a child's. */
export async function inspectPhoto(bytes: Uint8Array, face?: FacePoint): Promise<Inspection> {
  const upright = await renderUpright(bytes).catch(() => undefined);
  if (!upright) return { verdict: 'unreadable' };
  const { data: photo, info } = upright;
  const { width: widthPx, height: heightPx } = info;
  if (!face && widthPx / heightPx > GROUP_RATIO) {
    return { verdict: 'refused', problem: 'several-faces', faces: 2, choices: TWO_PEOPLE };
  }
  const { channels } = await sharp(photo).stats();
  if (channels.every(({ mean }) => mean < DARK_BELOW)) return { verdict: 'refused', problem: 'dark', faces: 1 };
  const side = Math.min(widthPx, heightPx) * FACE_SHARE;
  const box = { left: (widthPx - side) / 2, top: heightPx / 4 - side / 2, widthPx: side, heightPx: side };
  return {
    verdict: 'passed',
    concerns: [],
    gender: 2,
    age: heightPx / widthPx > CHILD_RATIO ? CHILD_AGE : ADULT_AGE,
    notes: [],
    widthPx,
    heightPx,
    photo,
    contentType: 'image/jpeg',
    icon: await renderIcon(photo, box, widthPx, heightPx),
    thumbhash: await computeThumbhash(photo),
    bearing: { yaw: 0, pitch: 0, roll: 0, smile: 0, mouthOpen: 0 },
  };
}

/** Upright, within the limits of what is kept, without metadata. */
async function renderUpright(bytes: Uint8Array) {
  const { autoOrient } = await sharp(bytes).metadata();
  const ratio = Math.min(1, Math.sqrt(MOST_PIXELS / (autoOrient.width * autoOrient.height)));
  const widthPx = Math.floor(autoOrient.width * ratio);
  return sharp(bytes).autoOrient().resize(widthPx).flatten({ background: '#fff' }).jpeg().toBuffer({
    resolveWithObject: true,
  });
}
