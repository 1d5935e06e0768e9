import { ID_PROOF_BAND } from '@kinora/contract';
import { writeContents } from '@kinora/provenance/contents';
import sharp from 'sharp';

const JPEG_QUALITY = 90;

/**
 * A picture for a document as it may be seen before anybody agreed to label it: on a band of white, in which the visible mark will
 * stand, for the file says that all above it is face. JPEG.
 */
export async function makeProof(picture: Uint8Array, widthPx: number, heightPx: number): Promise<Uint8Array> {
  const bandPx = Math.round(widthPx * ID_PROOF_BAND);
  const whole = { x: 0, y: 0, width: 1, height: heightPx / (heightPx + bandPx) };
  return sharp(picture)
    .extend({ bottom: bandPx, background: '#ffffff' })
    .withXmp(writeContents({ faces: [whole], letters: [] }))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
