import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { writeContents } from '../contents.ts';
import { contentsOf } from './contents-of.ts';
import { markFont } from './fonts.ts';

const WORD = 'Kinora';
const SLANT_RAD = -Math.PI / 6;
/** Of the picture's width: the word's height, and from one word to the next along a row and across rows. */
const TEXT_SHARE = 0.062;
const STEP_SHARE = 0.36;
const ROW_SHARE = 0.17;
const QUALITY = 80;

/** The largest that a proof is, px. */
export const PROOF_PX = { width: 576, height: 768 } as const;

/**
 * A photo studio's proof of a picture: small, and with the studio's name across all of it, so that one can judge the portrait and do
 * little else with it. A JPEG of at most {@link PROOF_PX}. Throws when the bytes are no picture.
 */
export async function proofPicture(picture: Uint8Array): Promise<Uint8Array> {
  const contents = contentsOf(await sharp(picture).metadata());
  const { data, info } = await sharp(picture)
    .resize({ ...PROOF_PX, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mark = { input: drawWords(width, height), raw: { width, height, channels: 4 as const } };
  const proof = sharp(data, { raw: info }).composite([mark]).jpeg({ quality: QUALITY });
  return (contents ? proof.withXmp(writeContents(contents)) : proof).toBuffer();
}

/** Slanted rows of the word, each half a step from the one above, light with a dark edge: seen on snow and at night alike. */
function drawWords(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(width / 2, height / 2);
  context.rotate(SLANT_RAD);
  context.font = markFont('en', width * TEXT_SHARE);
  context.textAlign = 'center';
  context.fillStyle = 'rgba(255, 255, 255, 0.34)';
  context.strokeStyle = 'rgba(0, 0, 0, 0.16)';
  context.lineWidth = Math.max(1, width * 0.003);
  const [step, row] = [width * STEP_SHARE, width * ROW_SHARE];
  const reach = Math.hypot(width, height) / 2;
  const rows = Math.ceil(reach / row);
  const words = Math.ceil(reach / step) + 1;
  for (let down = -rows; down <= rows; down++) {
    for (let along = -words; along <= words; along++) {
      const x = (along + (down % 2 === 0 ? 0 : 0.5)) * step;
      context.strokeText(WORD, x, down * row);
      context.fillText(WORD, x, down * row);
    }
  }
  return Buffer.from(context.getImageData(0, 0, width, height).data.buffer);
}
